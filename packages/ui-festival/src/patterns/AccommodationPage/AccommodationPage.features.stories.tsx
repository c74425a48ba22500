import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './AccommodationPage.fixtures.tsx';
import base from './AccommodationPage.stories.tsx';
import { AccommodationPage } from './AccommodationPage.tsx';

const meta = { ...base, title: 'Patterns/AccommodationPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = varied(AccommodationPage, words, ({ places }) => ({ places: { ...places, items: places.items.slice(0, 1) } }));

/** Without texts. */
export const Empty: Story = varied(AccommodationPage, words, ({ comparison }) => ({
  texts: [],
  comparison: { ...comparison, columns: [], rows: [] },
}));

/** A long headline next to the picture. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Övernattningsmöjligheterna' } };
