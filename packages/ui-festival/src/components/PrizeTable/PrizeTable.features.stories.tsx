import type { StoryObj } from '@storybook/react-vite';
import { Section } from '@tand/ui/foundations/Section';
import { localized } from '../../test/localized.tsx';
import base from './PrizeTable.stories.tsx';

const meta = { ...base, title: 'Components/PrizeTable/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** A table with prizes in words has no sums. */
export const InWords: Story = localized(base.render, {
  sv: {
    rows: [
      { from: 1, base: 5000 },
      { from: 2, base: '5 biljetter till nästa år' },
      { from: 3, base: 'Produktpriser' },
    ],
  },
  en: {
    rows: [
      { from: 1, base: 5000 },
      { from: 2, base: '5 tickets for next year' },
      { from: 3, base: 'Product prizes' },
    ],
  },
});

/** On a coloured band. */
export const OnPink: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="pink" padding="compact">
      <base.render {...args} />
    </Section>
  ),
};

/** Without prizes it renders nothing. */
export const Empty: Story = { args: { rows: [] } };

export const One: Story = { args: { rows: [{ from: 1, base: 10_000 }] } };

/** Long words scroll inside the table. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    rows: [
      { from: 1, base: 'Speldatorsuppgraderingspresentkort och hederspokalvandringspris' },
      { from: 2, base: 'Tangentbordsrengöringsutrustning' },
    ],
  },
};
