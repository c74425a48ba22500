import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@tand/ui/foundations/Grid';
import { SellerCard } from './SellerCard.tsx';

const meta = {
  title: 'Components/SellerCard/Features',
  component: SellerCard,
  args: {
    name: 'Tärningssmedjan',
    image: { src: '/img/sellers/tarningssmedjan.svg', width: 1200, height: 675 },
    profiles: [
      { id: 'instagram', text: 'Instagram', href: 'https://instagram.example/tarningssmedjan' },
      { id: 'web', text: 'Webbplats', href: 'https://tarningssmedjan.example/' },
    ],
    labels: { links: 'Följ Tärningssmedjan', newTab: 'öppnas i ny flik' },
    children: 'Gjuter tärningar med torkade blommor, glitter och en och annan tand.',
  },
} satisfies Meta<typeof SellerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three stalls. */
export const Many: Story = {
  render: args => (
    <Grid columns={3}>
      <SellerCard {...args} />
      <SellerCard {...args} name="Serieladan" profiles={[]} />
      <SellerCard {...args} name="Kretskort och krans" />
    </Grid>
  ),
};

/** Without channels there is no list. */
export const WithoutChannels: Story = { args: { profiles: [] } };

/** Words alone. */
export const MissingImage: Story = { args: { image: undefined } };

/** Long names break inside the card; many channels wrap. */
export const LongWords: Story = {
  args: {
    name: 'Samlarkortsantikvariatsföreningen',
    profiles: ['x', 'discord', 'facebook', 'instagram', 'tiktok', 'twitch', 'youtube', 'kick', 'web'].map(id => ({
      id,
      text: id,
      href: `https://tarningssmedjan.example/${id}`,
    })),
  },
};
