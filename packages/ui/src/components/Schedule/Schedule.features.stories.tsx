import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { flameGlyph, Icon } from '../Icon/index.ts';
import { programmeOf, scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from './Schedule.fixtures.ts';
import { Schedule } from './Schedule.tsx';

const meta = {
  title: 'Components/Schedule/Features',
  component: Schedule,
  parameters: { layout: 'fullscreen' },
  args: {
    entries: scheduleEntries,
    places: schedulePlaces,
    days: scheduleDays,
    labels: scheduleLabels.sv,
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

/** Nothing fetched yet: the logo spins. */
export const NothingYet: Story = { args: { entries: [], isLoading: true, loader: <Icon glyph={flameGlyph} size="large" /> } };

/** A programme of one day. */
export const OneDay: Story = {
  args: { days: scheduleDays.slice(1, 2), entries: scheduleEntries.filter(entry => entry.day === 1) },
};

/** Saturday at 15.10: what is on says so, and the line of the present stands between past and coming. */
export const During: Story = { globals: { clock: 'during' } };

/** The week after, all is muted and there is no now. */
export const Over: Story = { globals: { clock: 'after' } };

/** The fetch failed and the device has nothing stored. */
export const LoadError: Story = {
  args: {
    entries: [],
    isLoading: true,
    labels: { ...scheduleLabels.sv, loading: 'Schemat gick inte att hämta.' },
    notice: <Button variant="accent">Försök igen</Button>,
  },
};

// SCHED-44
/** No network: the stored programme, with its age. */
export const Offline: Story = {
  args: { notice: <p>Du är utan nät. Det här schemat hämtades för 40 minuter sedan.</p> },
};

/** The list by time, at any width. */
export const List: Story = { args: { view: 'list' } };

/** Times and places, at any width. */
export const Grid: Story = { args: { view: 'grid' } };

/** A filter that leaves nothing. */
export const Empty: Story = { args: { matches: () => false, loader: <Icon glyph={flameGlyph} size="large" /> } };

/** Saved picks, two of which clash. */
export const Picks: Story = {
  args: {
    favourites: new Set(scheduleEntries.slice(3, 5).map(({ id }) => id)),
    notes: new Map([[scheduleEntries[4]?.id ?? '', 'Krockar med Kvartsfinaler, CS']]),
  },
};

/** Items that do not take place, in the list and in the grid. */
export const Cancelled: Story = {
  args: { entries: scheduleEntries.map((entry, index) => ({ ...entry, isCancelled: index % 3 === 2 })) },
};

/** One place. */
export const OnePlace: Story = { args: { ...programmeOf(12, 1), view: 'grid' } };

/** Twelve places. */
export const TwelvePlaces: Story = { args: { ...programmeOf(96, 12), view: 'grid' } };

/** 300 items. */
export const ThreeHundredItems: Story = { args: programmeOf(300, 12) };

// SCHED-44
/** 5,000 items. axe is left out: it looks at every node for a minute, and the markup is that of 300 items. */
export const FiveThousandItems: Story = {
  args: { ...programmeOf(5000, 200), view: 'list' },
  parameters: { a11y: { test: 'off' } },
};
