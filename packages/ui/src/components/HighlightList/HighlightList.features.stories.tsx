import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { HighlightList } from './HighlightList.tsx';

const meta = {
  title: 'Components/HighlightList/Features',
  component: HighlightList,
  args: {
    highlights: [
      { title: 'Ramengränden', text: 'Tre kök, en kö och en kaiju.' },
      { title: 'Retrogatan', text: 'Spel från 1977 till 2004.' },
      { title: 'Arkadhallen', text: '120 kabinett på fri kredit.' },
    ],
  },
} satisfies Meta<typeof HighlightList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a line below. */
export const TitlesOnly: Story = { args: { highlights: ['Sovkapslar', 'Tyst efter kl. 22.00', 'Biblioteket'] } };

/** On a coloured band. */
export const OnTeal: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="teal" padding="compact">
      <HighlightList {...args} />
    </Section>
  ),
};

/** No highlights: nothing is drawn. */
export const Empty: Story = { args: { highlights: [] } };

/** A single highlight. */
export const One: Story = { args: { highlights: ['Tornet som lutar'] } };

/** More than the usual five wrap to new rows. */
export const Many: Story = {
  args: {
    highlights: [
      'Ramengränden',
      'Retrogatan',
      'Arkadhallen',
      'Karaoketaket',
      'Mangabiblioteket',
      'Kajutrappan',
      'Stämpelrundan',
      'Nattmarknaden',
    ],
  },
};

/** A long word breaks inside its box. */
export const LongWords: Story = {
  args: {
    highlights: [
      { title: 'Klossbyggnadsmästerskapsfinalkväll', text: 'Slutbesiktningsprotokollet skrivs under kl. 21.00.' },
      'Lutningsmätning',
      'Rasplatsen',
    ],
  },
};
