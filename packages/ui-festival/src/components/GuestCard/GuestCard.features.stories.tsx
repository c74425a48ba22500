import type { StoryObj } from '@storybook/react-vite';
import { Grid } from '@tand/ui/foundations/Grid';
import base from './GuestCard.stories.tsx';

const meta = { ...base, title: 'Components/GuestCard/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Four in a row, two on phones. */
export const Many: Story = {
  render: args => (
    <Grid columns={4} mobileColumns={2}>
      <base.render {...args} />
      <base.render {...args} name="Nadia Fjäril" />
      <base.render {...args} name="Ljungeld" />
      <base.render {...args} name="Yuki Dahl" />
    </Grid>
  ),
};

export const MissingImage: Story = { args: { image: undefined } };

export const WithoutLink: Story = { args: { href: undefined } };

/** Long names break inside the card. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { name: 'Maximiliana Rustningssmedsdotter', roleName: 'Hedersdomare i mästarklassens kostymhantverkstävling' },
};
