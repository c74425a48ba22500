import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@tand/ui/foundations/Grid';
import { GuestCard } from './GuestCard.tsx';

const meta = {
  title: 'Components/GuestCard/Features',
  component: GuestCard,
  args: {
    name: 'Amanda Rask',
    roleName: 'Domare och rustningsmakare',
    href: '/activities/cosplay/presentation/amanda-rask',
    image: { src: '/img/cosplay/amanda-rask.svg', width: 200, height: 200, alt: 'Porträtt av Amanda Rask' },
  },
} satisfies Meta<typeof GuestCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four in a row, two on a phone. */
export const Many: Story = {
  render: args => (
    <Grid columns={4} mobileColumns={2}>
      <GuestCard {...args} />
      <GuestCard {...args} name="Nadia Fjäril" roleName="Vingmakare" />
      <GuestCard {...args} name="Ljungeld" roleName="Domare" />
      <GuestCard {...args} name="Yuki Dahl" roleName="Programledare" />
    </Grid>
  ),
};

/** Before the portrait has come. */
export const MissingImage: Story = { args: { image: undefined } };

/** Without a presentation of their own. */
export const WithoutLink: Story = { args: { href: undefined } };

/** Long names break inside the card. */
export const LongWords: Story = {
  args: { name: 'Maximiliana Rustningssmedsdotter', roleName: 'Hedersdomare i mästarklassens kostymhantverkstävling' },
};
