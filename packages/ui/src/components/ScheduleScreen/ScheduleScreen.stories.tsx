import type { Meta, StoryObj } from '@storybook/react-vite';
import { palaceScreen } from './ScheduleScreen.fixtures.ts';
import { ScheduleScreen } from './ScheduleScreen.tsx';

const meta = {
  title: 'Components/ScheduleScreen',
  component: ScheduleScreen,
  parameters: { layout: 'fullscreen' },
  globals: { clock: 'during' },
  args: palaceScreen,
} satisfies Meta<typeof ScheduleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
