import type { Meta, StoryObj } from '@storybook/react-vite';
import { scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { ScheduleList } from './ScheduleList.tsx';

const meta = {
  title: 'Components/ScheduleList',
  component: ScheduleList,
  args: {
    entries: scheduleEntries.filter(entry => entry.day === 1),
    places: schedulePlaces,
    days: scheduleDays,
    labels: scheduleLabels.sv,
  },
} satisfies Meta<typeof ScheduleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { argTypes: { onFavouriteClick: { action: 'favourite' } } };
