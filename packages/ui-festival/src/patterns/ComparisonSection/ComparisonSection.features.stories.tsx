import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './ComparisonSection.fixtures.ts';
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

/** Four beside each other, with a sentence below the title. */
export const Four: Story = {
  args: {
    lead: 'Säg till i entrén om något är oklart, så räcker det.',
    items: [...words.sv.items, { ...words.sv.items[0]!, id: 'hotel', title: 'Hotell' }],
  },
};

/** One thing has nothing to be compared with, but may come first. */
export const One: Story = { args: { items: words.sv.items.slice(0, 1) } };

/** Nothing to compare yet. */
export const Empty: Story = { args: { items: [] } };

/** Long words break inside their card. */
export const LongWords: Story = { args: { items: words.sv.items.map(item => ({ ...item, title: 'Sovsalsmadrassplatsreservation' })) } };
