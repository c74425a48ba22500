import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@tand/ui/foundations/Grid';
import { AccommodationCard } from './AccommodationCard.tsx';

const meta = {
  title: 'Components/AccommodationCard/Features',
  component: AccommodationCard,
  args: {
    title: 'Sovsalen',
    href: '/accommodation/sleeping-hall',
    image: { src: '/img/accommodation/sleeping-hall.svg', width: 800, height: 600 },
    actionText: 'Läs om sovsalen',
    children: 'Madrass på golvet, släckt klockan ett och tyst till nio.',
  },
} satisfies Meta<typeof AccommodationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside each other they are equally high, and the actions stand in line. */
export const Many: Story = {
  render: args => (
    <Grid columns={3}>
      <AccommodationCard {...args} />
      <AccommodationCard {...args}>{'Kort sagt: bra.'}</AccommodationCard>
      <AccommodationCard {...args} />
    </Grid>
  ),
};

/** Words alone. */
export const MissingImage: Story = { args: { image: undefined } };

/** Without the words that look like a link, the title still leads on. */
export const WithoutAction: Story = { args: { actionText: undefined } };

/** A long name breaks inside its card. */
export const LongWords: Story = { args: { title: 'Tältcampingplatsbokningsbekräftelsen' } };
