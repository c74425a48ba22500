import type { Meta, StoryObj } from '@storybook/react-vite';
import { scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { ScheduleList } from './ScheduleList.tsx';

const meta = {
  title: 'Components/ScheduleList',
  component: ScheduleList,
  args: {
    entries: scheduleEntries.en.filter(entry => entry.day === 1),
    places: schedulePlaces.en,
    days: scheduleDays.en,
    labels: scheduleLabels.en,
  },
} satisfies Meta<typeof ScheduleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { argTypes: { onFavouriteClick: { action: 'favourite' } } };
