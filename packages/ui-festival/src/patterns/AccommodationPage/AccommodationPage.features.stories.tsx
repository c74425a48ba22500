import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './AccommodationPage.fixtures.tsx';
import base from './AccommodationPage.stories.tsx';
import { AccommodationPage } from './AccommodationPage.tsx';

const meta = { ...base, title: 'Patterns/AccommodationPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** One place is left. */
export const One: Story = varied(AccommodationPage, words, ({ places }) => ({ places: { ...places, items: places.items.slice(0, 1) } }));

/** Before there is more to tell. */
export const Empty: Story = varied(AccommodationPage, words, ({ comparison }) => ({
  texts: [],
  comparison: { ...comparison, columns: [], rows: [] },
}));

/** A long headline beside the picture. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Övernattningsmöjligheterna' } };
