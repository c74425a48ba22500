import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import base from './HighlightList.stories.tsx';
import { HighlightList } from './HighlightList.tsx';

const meta = { ...base, title: 'Components/HighlightList/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Titles without a text below them. */
export const TitlesOnly: Story = { args: { highlights: ['Sleeping pods', 'Quiet after 22:00', 'The library'] } };

export const OnTeal: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="teal" padding="compact">
      <HighlightList {...args} />
    </Section>
  ),
};

/** Without highlights nothing is visible. */
export const Empty: Story = { args: { highlights: [] } };

export const One: Story = { args: { highlights: ['The leaning tower'] } };

/** Many highlights wrap to new rows. */
export const Many: Story = {
  args: {
    highlights: [
      'Ramen Alley',
      'Retro Street',
      'The arcade',
      'The karaoke roof',
      'The manga library',
      'The cabin stairs',
      'The stamp hunt',
      'The night market',
    ],
  },
};

/** A long word breaks inside its box. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    highlights: [
      { title: 'Klossbyggnadsmästerskapsfinalkväll', text: 'Slutbesiktningsprotokollet skrivs under kl. 21.00.' },
      'Lutningsmätning',
      'Rasplatsen',
    ],
  },
};
