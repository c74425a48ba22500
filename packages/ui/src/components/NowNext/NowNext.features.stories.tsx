import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { entryOf, scheduleEntries, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import base from './NowNext.stories.tsx';

const meta = { ...base, title: 'Components/NowNext/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const WithFavourites: Story = {
  args: { favourites: new Set(scheduleEntries.en.slice(3, 4).map(({ id }) => id)), onFavouriteClick: fn() },
};

export const Before: Story = { globals: { clock: 'on-sale' } };

export const Empty: Story = { args: { entries: [] } };

export const One: Story = { args: { places: schedulePlaces.en.slice(0, 1) } };

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
