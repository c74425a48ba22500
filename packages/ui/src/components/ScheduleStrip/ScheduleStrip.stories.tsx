import type { Meta, StoryObj } from '@storybook/react-vite';
import { saturdayStrip } from './ScheduleStrip.fixtures.ts';
import { ScheduleStrip } from './ScheduleStrip.tsx';

const meta = {
  title: 'Components/ScheduleStrip',
  component: ScheduleStrip,
  args: saturdayStrip,
  argTypes: { onGo: { action: 'go' } },
} satisfies Meta<typeof ScheduleStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { minute: 15 * 60 + 10 } };
