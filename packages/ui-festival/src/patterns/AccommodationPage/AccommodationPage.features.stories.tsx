import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './AccommodationPage.fixtures.tsx';
import { AccommodationPage } from './AccommodationPage.tsx';

const meta = {
  title: 'Patterns/AccommodationPage/Features',
  component: AccommodationPage,
  args: { ...words.sv },
  render: localized(AccommodationPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccommodationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One place is left. */
export const One: Story = { args: { places: { ...words.sv.places, items: words.sv.places.items.slice(0, 1) } } };

/** Before there is more to tell. */
export const Empty: Story = { args: { texts: [], comparison: { ...words.sv.comparison, columns: [], rows: [] } } };

/** A long headline beside the picture. */
export const LongWords: Story = { args: { title: 'Övernattningsmöjligheterna' } };
