import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { no, row, words, yes } from './ComparisonSection.fixtures.ts';
import { ComparisonSection } from './ComparisonSection.tsx';

const meta = {
  title: 'Patterns/ComparisonSection/Features',
  component: ComparisonSection,
  args: { ...words.sv },
  render: localized(ComparisonSection, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComparisonSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four beside each other, a match for yes, with a sentence below the title. */
export const Four: Story = {
  args: {
    lead: 'Säg till i entrén om något är oklart, så räcker det.',
    columns: [...words.sv.columns, 'Hotell'],
    rows: [row('Frukost', no, no, yes, yes), row('Husdjur', no, yes, 'Efter överenskommelse', no), row('Egen nyckel', no, no, yes, yes)],
  },
};

/** One thing has nothing to be compared with, but may come first. */
export const One: Story = { args: { columns: words.sv.columns.slice(0, 1) } };

/** Nothing to compare yet. */
export const Empty: Story = { args: { columns: [] } };

/** Long words break inside their cell. */
export const LongWords: Story = { args: { columns: words.sv.columns.map((_, index) => `Sovsalsmadrassplatsreservation ${index + 1}`) } };
