import type { Meta, StoryObj } from '@storybook/react-vite';
import { scheduleViews } from '../ScheduleGrid/index.ts';
import { scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from './Schedule.fixtures.ts';
import { Schedule } from './Schedule.tsx';

const meta = {
  title: 'Components/Schedule',
  component: Schedule,
  args: {
    entries: scheduleEntries.en,
    places: schedulePlaces.en,
    days: scheduleDays.en,
    labels: scheduleLabels.en,
    day: 1,
  },
  argTypes: {
    onDayChange: { action: 'day' },
    onViewChange: { action: 'view' },
    onFavouriteChange: { action: 'favourite' },
    onClear: { action: 'clear' },
  },
} satisfies Meta<typeof Schedule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { view: 'auto', level: 2, isLoading: false },
  argTypes: {
    view: { control: 'inline-radio', options: scheduleViews },
    day: { control: 'inline-radio', options: [0, 1, 2, 3, 'all'] },
    level: { control: 'inline-radio', options: [2, 3] },
  },
};
