import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  crowdedProgramme,
  entryOf,
  programmeOf,
  scheduleDays,
  scheduleEntries,
  scheduleLabels,
  schedulePlaces,
} from '../Schedule/Schedule.fixtures.ts';
import { ScheduleGrid } from './ScheduleGrid.tsx';

const meta = {
  title: 'Components/ScheduleGrid/Features',
  component: ScheduleGrid,
  args: {
    day: scheduleDays.en[1] ?? { day: 1, name: '', shortName: '' },
    entries: scheduleEntries.en.filter(entry => entry.day === 1),
    places: schedulePlaces.en,
    labels: scheduleLabels.en,
    view: 'grid',
  },
} satisfies Meta<typeof ScheduleGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Items of up to 20 minutes are drawn as matches, with their heads at the start. */
export const OddTimes: Story = {
  args: {
    entries: [
      entryOf(1, 2, '12:00', '12:05', 'Five minutes of dragon feeding'),
      entryOf(1, 5, '12:10', '12:10', 'The blink'),
      entryOf(1, 6, '12:00', '13:00', 'Signing with TurboTant'),
    ],
  },
};

/** Three items at once in one place are side by side. */
export const SideBySide: Story = {
  args: {
    entries: [
      entryOf(1, 5, '14:00', '18:00', 'Quarter-finals, CS'),
      entryOf(1, 5, '14:30', '16:00', 'Ringside analysis'),
      entryOf(1, 5, '15:00', '15:45', 'Signing'),
      entryOf(1, 1, '16:00', '', 'Sing-along in the water level'),
    ],
  },
};

/** Round the clock, and across midnight. */
export const LongItems: Story = {
  args: {
    entries: [
      { ...entryOf(1, 8, '10:00', '09:59', 'Open around the clock'), endMinutes: 600 + 1440 },
      entryOf(1, 2, '23:30', '02:00', 'Silent speedrun'),
    ],
  },
};

/** More places than fit: the wall scrolls with its labels. */
export const TwelvePlaces: Story = { args: programmeOf(96, 12) };

/** Sixty places, twenty items at once in one of them, some titles of about 90 letters: every column has its minimum width. */
export const SixtyPlaces: Story = { globals: { lang: 'sv' }, args: crowdedProgramme(240, 60) };

/** The same markup as a list. */
export const AsList: Story = { args: { view: 'list' } };

/** A day without items. */
export const Empty: Story = { args: { entries: [] } };

/** A single item at a single place. */
export const One: Story = {
  args: { places: schedulePlaces.en.slice(0, 1), entries: [entryOf(1, 1, '12:00', '13:00', 'Opening ceremony')] },
};
