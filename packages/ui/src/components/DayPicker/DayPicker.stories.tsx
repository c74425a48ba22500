import type { Meta, StoryObj } from '@storybook/react-vite';
import { scheduleDays, scheduleLabels } from '../Schedule/Schedule.fixtures.ts';
import { DayPicker } from './DayPicker.tsx';

const meta = {
  title: 'Components/DayPicker',
  component: DayPicker,
  args: { days: scheduleDays.en, value: 1, labels: scheduleLabels.en },
  argTypes: { onValueChange: { action: 'day' } },
} satisfies Meta<typeof DayPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { argTypes: { value: { control: 'inline-radio', options: [0, 1, 2, 3] } } };
