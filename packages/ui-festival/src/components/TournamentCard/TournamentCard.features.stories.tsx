import type { StoryObj } from '@storybook/react-vite';
import { Grid } from '@tand/ui/foundations/Grid';
import { localized } from '../../test/localized.tsx';
import base from './TournamentCard.stories.tsx';

const meta = { ...base, title: 'Components/TournamentCard/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Three cards of equal heights in a row. */
export const Many: Story = {
  render: args => (
    <Grid columns={3}>
      <base.render {...args} />
      <base.render
        {...args}
        title="Dota 2"
        href="/esports/tournaments/dota2"
        image={{ src: '/img/tournaments/dota2.svg', width: 1200, height: 675 }}
      >
        8 × 5
      </base.render>
      <base.render
        {...args}
        title="Rocket League"
        href="/esports/tournaments/rocket-league"
        image={{ src: '/img/tournaments/rocket-league.svg', width: 1200, height: 675 }}
      />
    </Grid>
  ),
};

/** A secret challenge: the label of a district without a link. */
export const Secret: Story = localized(base.render, {
  sv: {
    title: 'Utmaning 2',
    href: undefined,
    ratio: '4:3',
    image: { src: '/img/labels/tilted-blocks.svg', width: 640, height: 480 },
    children: 'Avslöjas när dörrarna öppnar.',
  },
  en: { title: 'Challenge 2', children: 'To be revealed when the doors open.' },
});

export const MissingImage: Story = { args: { image: undefined } };

/** A long name breaks inside its card. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { title: 'Sverigemästerskapskvalificeringsturneringen i Counter-Strike' },
};
