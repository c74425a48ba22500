import type { Meta, StoryObj } from '@storybook/react-vite';
import { scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { ScheduleGrid } from './ScheduleGrid.tsx';
import { scheduleViews } from './wall.ts';

const meta = {
  title: 'Components/ScheduleGrid',
  component: ScheduleGrid,
  args: {
    day: scheduleDays.en[1] ?? { day: 1, name: '', shortName: '' },
    entries: scheduleEntries.en.filter(entry => entry.day === 1),
    places: schedulePlaces.en,
    labels: scheduleLabels.en,
  },
} satisfies Meta<typeof ScheduleGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { view: 'auto' },
  argTypes: {
    view: { control: 'inline-radio', options: scheduleViews },
    onFavouriteClick: { action: 'favourite' },
  },
};
