import type { Meta, StoryObj } from '@storybook/react-vite';
import { SocialLinks } from '../SocialLinks/index.ts';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  parameters: { layout: 'fullscreen' },
  args: {
    currentPath: '/news',
    labels: { open: 'Öppna menyn', close: 'Stäng menyn', navigation: 'Hela menyn' },
    blocks: [
      {
        title: 'Info',
        links: [
          { href: '/news', label: 'Nyheter' },
          { href: '/accommodation', label: 'Boende' },
          { href: '/food', label: 'Mat' },
          { href: '/eventinfo', label: 'Info' },
          { href: '/faq', label: 'Frågor och svar' },
          { href: '/eventrules', label: 'Ordningsregler' },
        ],
      },
      {
        title: 'Aktiviteter',
        links: [
          { href: '/activities', label: 'Aktiviteter' },
          { href: '/esports', label: 'Esport' },
          { href: '/universe/districts', label: 'Stadsdelar' },
          { href: '/activities/cosplay', label: 'Cosplay' },
          { href: '/activities/retro', label: 'Retrogatan' },
          { href: '/activities/arcade', label: 'Arkadhallen' },
          { href: '/activities/geek-bazaar', label: 'Geek Bazaar' },
        ],
      },
      {
        title: 'Biljetter och partner',
        links: [
          { href: '/tickets', label: 'Biljetter' },
          { href: '/tickets/seatbooking', label: 'Boka plats' },
          { href: '/tickets/groups', label: 'Grupper' },
          { href: '/partners', label: 'Partner' },
          { href: '/creators', label: 'Kreatörer' },
          { href: '/friends', label: 'Vänner' },
          { href: '/crew', label: 'Crew' },
        ],
      },
      {
        title: 'Om festivalen',
        links: [
          { href: '/about', label: 'Om oss' },
          { href: '/contact', label: 'Kontakt' },
          { href: '/signup', label: 'Anmäl intresse' },
          { href: '/press', label: 'Press' },
        ],
      },
      {
        title: 'Häng med',
        links: [],
        content: (
          <SocialLinks
            labels={{ list: 'Sociala kanaler', newTab: 'öppnas i ny flik' }}
            profiles={[
              { id: 'discord', label: 'Discord', href: 'https://discord.com/' },
              { id: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/' },
              { id: 'twitch', label: 'Twitch', href: 'https://www.twitch.tv/' },
            ]}
          />
        ),
      },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { currentPath: '/tickets' } };
