import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Components/Menu/Features',
  component: Menu,
  parameters: { layout: 'fullscreen' },
  args: {
    labels: { open: 'Öppna menyn', close: 'Stäng menyn', navigation: 'Hela menyn' },
    blocks: [
      {
        title: 'Info',
        links: [
          { href: '/news', text: 'Nyheter' },
          { href: '/faq', text: 'Frågor och svar' },
        ],
      },
      {
        title: 'Aktiviteter',
        links: [
          { href: '/esports', text: 'Esport' },
          { href: '/activities/cosplay', text: 'Cosplay' },
        ],
      },
      {
        title: 'Biljetter',
        links: [
          { href: '/tickets', text: 'Biljetter' },
          { href: '/tickets/groups', text: 'Grupper' },
        ],
      },
      {
        title: 'Om festivalen',
        links: [
          { href: '/about', text: 'Om oss' },
          { href: '/press', text: 'Press' },
        ],
      },
      { title: 'Häng med', links: [{ href: 'https://www.twitch.tv/', text: 'Twitch', isExternal: true }] },
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
      { title: 'Info', tone: 'wood', links: [{ href: '/news', text: 'Nyheter' }] },
      { title: 'Biljetter', tone: 'striker', links: [{ href: '/tickets', text: 'Biljetter' }] },
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
