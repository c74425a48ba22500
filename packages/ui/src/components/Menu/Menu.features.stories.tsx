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
          { href: '/news', text: 'News' },
          { href: '/faq', text: 'Questions' },
        ],
      },
      {
        title: 'Activities',
        links: [
          { href: '/esports', text: 'Esports' },
          { href: '/activities/cosplay', text: 'Cosplay' },
        ],
      },
      {
        title: 'Tickets',
        links: [
          { href: '/tickets', text: 'Tickets' },
          { href: '/tickets/groups', text: 'Groups' },
        ],
      },
      {
        title: 'About',
        links: [
          { href: '/about', text: 'About us' },
          { href: '/press', text: 'Press' },
        ],
      },
      { title: 'Follow us', links: [{ href: 'https://www.twitch.tv/', text: 'Twitch', isExternal: true }] },
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
      { title: 'Info', tone: 'wood', links: [{ href: '/news', text: 'News' }] },
      { title: 'Tickets', tone: 'striker', links: [{ href: '/tickets', text: 'Tickets' }] },
    ],
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

/** No blocks: the drawer is out and empty. */
export const Empty: Story = { args: { blocks: [] }, play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')) };

/** A single block. */
export const One: Story = {
  args: { blocks: [{ title: 'Biljetter', links: [{ href: '/tickets', text: 'Alla biljetter' }] }] },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

/** Long words break inside their block. */
export const LongWords: Story = {
  args: {
    blocks: [
      { title: 'Tillgänglighetsinformation', links: [{ href: '/faq', text: 'Hörselslingeutlåningsöppettider' }] },
      { title: 'Om oss', links: [{ href: '/about', text: 'Festivalorganisationsöversiktsbeskrivning' }] },
    ],
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
