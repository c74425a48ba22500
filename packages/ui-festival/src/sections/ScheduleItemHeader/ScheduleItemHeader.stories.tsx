import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './ScheduleItemHeader.fixtures.ts';
import { ScheduleItemHeader } from './ScheduleItemHeader.tsx';

const meta = {
  title: 'Sections/ScheduleItemHeader',
  component: ScheduleItemHeader,
  ...localized(ScheduleItemHeader, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ScheduleItemHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
