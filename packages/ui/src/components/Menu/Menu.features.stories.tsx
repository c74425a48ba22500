import type { StoryObj } from '@storybook/react-vite';
import base from './Menu.stories.tsx';

const meta = {
  ...base,
  title: 'Components/Menu/Features',
  args: {
    labels: { open: 'Open the menu', close: 'Close the menu', navigation: 'Full menu' },
    blocks: [
      {
        title: 'Info',
        links: [
          { href: '/news', text: 'News' },
          { href: '/faq', text: 'Questions and answers' },
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
        title: 'About the festival',
        links: [
          { href: '/about', text: 'About us' },
          { href: '/press', text: 'Press' },
        ],
      },
      { title: 'Join in', links: [{ href: 'https://www.twitch.tv/', text: 'Twitch', isExternal: true }] },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by a press, with the focus inside. */
export const Open: Story = { play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')) };

/** The current page is marked. */
export const CurrentPage: Story = {
  args: { currentPath: '/tickets' },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

/** Blocks with given backgrounds instead of the default ones. */
export const Bands: Story = {
  args: {
    blocks: [
      { title: 'Info', band: 'wood', links: [{ href: '/news', text: 'News' }] },
      { title: 'Tickets', band: 'striker', links: [{ href: '/tickets', text: 'Tickets' }] },
    ],
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

/** Without blocks, the open panel shows only the striker. */
export const Empty: Story = { args: { blocks: [] }, play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')) };

export const One: Story = {
  args: { blocks: [{ title: 'Tickets', links: [{ href: '/tickets', text: 'All tickets' }] }] },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

/** Long words break inside their block. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    blocks: [
      { title: 'Tillgänglighetsinformation', links: [{ href: '/faq', text: 'Hörselslingeutlåningsöppettider' }] },
      { title: 'Om oss', links: [{ href: '/about', text: 'Festivalorganisationsöversiktsbeskrivning' }] },
    ],
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
