import type { StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import base from './Schedule.stories.tsx';
import { programmeOf, scheduleDays, scheduleEntries, scheduleLabels } from './Schedule.fixtures.ts';

const meta = { ...base, title: 'Components/Schedule/Features', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is fetched yet: the logo turns. */
export const NothingYet: Story = { args: { entries: [], isLoading: true } };

/** A programme of one day. */
export const OneDay: Story = {
  args: { days: scheduleDays.en.slice(1, 2), entries: scheduleEntries.en.filter(entry => entry.day === 1) },
};

/** Saturday at 15.10: current items are marked, and the wall has a line at the current time. */
export const During: Story = { globals: { clock: 'during' } };

/** After the festival, items are muted and nothing is on. */
export const Over: Story = { globals: { clock: 'after' } };

/** The fetch failed and nothing is stored on the device. */
export const LoadError: Story = {
  args: {
    entries: [],
    isLoading: true,
    labels: { ...scheduleLabels.en, loading: 'The schedule could not be fetched.' },
    notice: <Button tone="highlight">Try again</Button>,
  },
};

// SCHED-44
/** No network: the stored programme, with its age. */
export const Offline: Story = {
  args: { notice: <p>You are offline. This schedule was fetched 40 minutes ago.</p> },
};

/** The list by time, at any width. */
export const List: Story = { args: { view: 'list' } };

/** The wall of times and places, at any width. */
export const Grid: Story = { args: { view: 'grid' } };

/** A filter that leaves nothing: the logo turns. */
export const Empty: Story = { args: { matches: () => false } };

/** Two saved picks that clash. */
export const Picks: Story = {
  args: {
    favourites: new Set(scheduleEntries.en.slice(3, 5).map(({ id }) => id)),
    notes: new Map([[scheduleEntries.en[4]?.id ?? '', 'Clashes with Quarter-finals, CS']]),
  },
};

/** Every third item is cancelled. */
export const Cancelled: Story = {
  args: { entries: scheduleEntries.en.map((entry, index) => ({ ...entry, isCancelled: index % 3 === 2 })) },
};

export const OnePlace: Story = { args: { ...programmeOf(12, 1), view: 'grid' } };

export const TwelvePlaces: Story = { args: { ...programmeOf(96, 12), view: 'grid' } };

const codeOf = (code: string) => ({ docs: { source: { code } } });

export const ThreeHundredItems: Story = { args: programmeOf(300, 12), parameters: codeOf('<Schedule {...programmeOf(300, 12)} />') };

// SCHED-44
/** 5,000 items, without axe, which would take a minute; the markup is like that of 300 items. */
export const FiveThousandItems: Story = {
  args: { ...programmeOf(5000, 200), view: 'list' },
  parameters: { a11y: { test: 'off' }, ...codeOf('<Schedule {...programmeOf(5000, 200)} view="list" />') },
};
