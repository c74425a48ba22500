import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@tand/ui/foundations/Grid';
import { TournamentCard } from './TournamentCard.tsx';

const meta = {
  title: 'Components/TournamentCard/Features',
  component: TournamentCard,
  args: {
    title: 'Counter-Strike 2 Masters',
    href: '/esports/tournaments/cs2',
    image: { src: '/img/tournaments/cs2.svg', width: 1200, height: 675, alt: 'En bomb med tickande siffror på röd botten' },
    children: 'Sexton lag, en scen och finalen på söndag kväll.',
  },
} satisfies Meta<typeof TournamentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three official tournaments beside each other; their cards are equally high. */
export const Many: Story = {
  render: args => (
    <Grid columns={3}>
      <TournamentCard {...args} />
      <TournamentCard
        {...args}
        title="Dota 2"
        href="/esports/tournaments/dota2"
        image={{ src: '/img/tournaments/dota2.svg', width: 1200, height: 675 }}
      >
        Åtta lag, två dagar.
      </TournamentCard>
      <TournamentCard
        {...args}
        title="Rocket League"
        href="/esports/tournaments/rocket-league"
        image={{ src: '/img/tournaments/rocket-league.svg', width: 1200, height: 675 }}
      >
        Tre mot tre. Kom med laget eller hitta ett på plats, vi sätter ihop de sista när anmälan stänger.
      </TournamentCard>
    </Grid>
  ),
};

/** A challenge that keeps its secret: the label of a district, and nothing to follow. */
export const Secret: Story = {
  args: {
    title: 'Utmaning 2',
    href: undefined,
    ratio: '4:3',
    image: { src: '/img/labels/tilted-blocks.svg', width: 640, height: 480 },
    children: 'Avslöjas när dörrarna öppnar.',
  },
};

/** Words alone. */
export const MissingImage: Story = { args: { image: undefined } };

/** A long name breaks inside its card. */
export const LongWords: Story = { args: { title: 'Sverigemästerskapskvalificeringsturneringen i Counter-Strike' } };
