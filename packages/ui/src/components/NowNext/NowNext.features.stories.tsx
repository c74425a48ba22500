import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { entryOf, scheduleEntries, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import base from './NowNext.stories.tsx';

const meta = { ...base, title: 'Components/NowNext/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** With a saved item. */
export const WithFavourites: Story = {
  args: { favourites: new Set(scheduleEntries.en.slice(3, 4).map(({ id }) => id)), onFavouriteClick: fn() },
};

/** Before the festival nothing is shown. */
export const Before: Story = { globals: { clock: 'on-sale' } };

/** Without a programme nothing is shown. */
export const Empty: Story = { args: { entries: [] } };

export const One: Story = { args: { places: schedulePlaces.en.slice(0, 1) } };

/** A long name of a place or an item breaks inside its box. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    places: [{ id: 5, name: 'Kvartersfolkhögskoleaulan' }],
    entries: [
      entryOf(1, 5, '15:00', '18:00', 'Hastighetsrekordsgenomspelningsmaraton'),
      entryOf(1, 5, '18:00', '19:00', 'Segerintervjusammanfattning'),
    ],
  },
};
