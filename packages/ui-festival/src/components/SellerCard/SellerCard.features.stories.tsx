import type { StoryObj } from '@storybook/react-vite';
import { Grid } from '@tand/ui/foundations/Grid';
import base from './SellerCard.stories.tsx';

const meta = { ...base, title: 'Components/SellerCard/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Three cards in a row. */
export const Many: Story = {
  render: args => (
    <Grid columns={3}>
      <base.render {...args} />
      <base.render {...args} name="Nattugglan" profiles={[]} />
      <base.render {...args} name="Ljungeld" />
    </Grid>
  ),
};

/** Without channels there is no list. */
export const WithoutChannels: Story = { args: { profiles: [] } };

export const MissingImage: Story = { args: { image: undefined } };

/** Long names break inside the card; many channels wrap. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    name: 'Samlarkortsantikvariatsföreningen',
    profiles: ['x', 'discord', 'facebook', 'instagram', 'tiktok', 'twitch', 'youtube', 'kick', 'web'].map(id => ({
      id,
      text: id,
      href: `https://tarningssmedjan.example/${id}`,
    })),
  },
};
