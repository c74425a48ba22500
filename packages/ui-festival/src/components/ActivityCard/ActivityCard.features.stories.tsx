import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@tand/ui/foundations/Grid';
import { ActivityCard } from './ActivityCard.tsx';

const meta = {
  title: 'Components/ActivityCard/Features',
  component: ActivityCard,
  args: {
    title: 'Retrogatan',
    href: '/activities/retro',
    place: 'Tokyo Town',
    image: { src: '/img/activities/retro.svg', width: 1200, height: 675, alt: 'Tjock-tv-apparater staplade på varandra.' },
    children: 'Konsolerna du fick i julklapp, eller borde ha fått. Alla är inkopplade.',
  },
} satisfies Meta<typeof ActivityCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens somebody else's page in a new tab. */
export const External: Story = { args: { title: 'Arkadhallen', href: 'https://www.elmia.se', isExternal: true } };

/** Only tells. */
export const WithoutLink: Story = { args: { title: 'Karaoke i tehuset', href: undefined, place: undefined } };

/** Words alone. */
export const MissingImage: Story = { args: { image: undefined } };

/** Long names of place and activity break inside the card. */
export const LongWords: Story = {
  args: { title: 'Handkontrollsreparationsverkstaden', place: 'Streamer Avenue, mellan Mirage Palace och Neon District' },
};

/** Three doors of an alley. */
export const Many: Story = {
  render: args => (
    <Grid columns={3}>
      <ActivityCard {...args} />
      <ActivityCard {...args} title="Console Corner" href="/activities/console" />
      <ActivityCard {...args} title="Arkadhallen" href="/activities/arcade" />
    </Grid>
  ),
};
