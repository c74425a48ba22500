import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Components/Menu/Features',
  component: Menu,
  parameters: { layout: 'fullscreen' },
  args: {
    labels: { open: 'Open the menu', close: 'Close the menu', navigation: 'The whole menu' },
    blocks: [
      {
        title: 'Info',
        links: [
          { href: '/news', label: 'News' },
          { href: '/faq', label: 'Questions' },
        ],
      },
      {
        title: 'Activities',
        links: [
          { href: '/esports', label: 'Esports' },
          { href: '/activities/cosplay', label: 'Cosplay' },
        ],
      },
      {
        title: 'Tickets',
        links: [
          { href: '/tickets', label: 'Tickets' },
          { href: '/tickets/groups', label: 'Groups' },
        ],
      },
      {
        title: 'About',
        links: [
          { href: '/about', label: 'About us' },
          { href: '/press', label: 'Press' },
        ],
      },
      { title: 'Follow us', links: [{ href: 'https://www.twitch.tv/', label: 'Twitch', isExternal: true }] },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by a press: the drawer is out, focus is inside. */
export const Open: Story = { play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')) };

/** The page shown now is marked. */
export const CurrentPage: Story = {
  args: { currentPath: '/tickets' },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

/** Blocks may stand on other grounds. */
export const Tones: Story = {
  args: {
    blocks: [
      { title: 'Info', tone: 'wood', links: [{ href: '/news', label: 'News' }] },
      { title: 'Tickets', tone: 'striker', links: [{ href: '/tickets', label: 'Tickets' }] },
    ],
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

/** No blocks: the drawer is out and empty. */
export const Empty: Story = { args: { blocks: [] }, play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')) };

/** A single block. */
export const One: Story = {
  args: { blocks: [{ title: 'Biljetter', links: [{ href: '/tickets', label: 'Alla biljetter' }] }] },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

/** Long words break inside their block. */
export const LongWords: Story = {
  args: {
    blocks: [
      { title: 'Tillgänglighetsinformation', links: [{ href: '/faq', label: 'Hörselslingeutlåningsöppettider' }] },
      { title: 'Om oss', links: [{ href: '/about', label: 'Festivalorganisationsöversiktsbeskrivning' }] },
    ],
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
