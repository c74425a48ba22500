import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../foundations/Grid/index.ts';
import { CreatorCard } from './CreatorCard.tsx';

const meta = {
  title: 'Components/CreatorCard/Features',
  component: CreatorCard,
  args: { nick: 'SkogsTroll', image: { src: '/img/creators/skogstroll.svg', width: 200, height: 200 }, line: 'Minecraft' },
} satisfies Meta<typeof CreatorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Eight beside each other on a desktop, four on a phone. */
export const Row: Story = {
  render: args => (
    <Grid columns={8} mobileColumns={4} element="ul" gap="tight">
      {['TurboTant', 'Björn_Byte', 'Kakmonstret', 'Skogstroll', 'Rallarn', 'Aurora', 'Fikaprofil', 'Nattugglan'].map(nick => (
        <li key={nick}>
          <CreatorCard {...args} nick={nick} href={`/creators/${nick.toLowerCase()}`} />
        </li>
      ))}
    </Grid>
  ),
};

/** The one an address asked for. */
export const Focused: Story = { args: { isFocused: true } };

/** Without a page of their own there is no link. */
export const WithoutLink: Story = {};
