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
          { href: '/news', text: 'Nyheter' },
          { href: '/accommodation', text: 'Boende' },
          { href: '/food', text: 'Mat' },
          { href: '/eventinfo', text: 'Info' },
          { href: '/faq', text: 'Frågor och svar' },
          { href: '/eventrules', text: 'Ordningsregler' },
        ],
      },
      {
        title: 'Aktiviteter',
        links: [
          { href: '/activities', text: 'Aktiviteter' },
          { href: '/esports', text: 'Esport' },
          { href: '/universe/districts', text: 'Stadsdelar' },
          { href: '/activities/cosplay', text: 'Cosplay' },
          { href: '/activities/retro', text: 'Retrogatan' },
          { href: '/activities/arcade', text: 'Arkadhallen' },
          { href: '/activities/geek-bazaar', text: 'Geek Bazaar' },
        ],
      },
      {
        title: 'Biljetter och partner',
        links: [
          { href: '/tickets', text: 'Biljetter' },
          { href: '/tickets/seatbooking', text: 'Boka plats' },
          { href: '/tickets/groups', text: 'Grupper' },
          { href: '/partners', text: 'Partner' },
          { href: '/creators', text: 'Kreatörer' },
          { href: '/friends', text: 'Vänner' },
          { href: '/crew', text: 'Crew' },
        ],
      },
      {
        title: 'Om festivalen',
        links: [
          { href: '/about', text: 'Om oss' },
          { href: '/contact', text: 'Kontakt' },
          { href: '/signup', text: 'Anmäl intresse' },
          { href: '/press', text: 'Press' },
        ],
      },
      {
        title: 'Häng med',
        links: [],
        content: (
          <SocialLinks
            labels={{ list: 'Sociala kanaler', newTab: 'öppnas i ny flik' }}
            profiles={[
              { id: 'discord', text: 'Discord', href: 'https://discord.com/' },
              { id: 'instagram', text: 'Instagram', href: 'https://www.instagram.com/' },
              { id: 'twitch', text: 'Twitch', href: 'https://www.twitch.tv/' },
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
