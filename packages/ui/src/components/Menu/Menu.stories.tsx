import type { Meta, StoryObj } from '@storybook/react-vite';
import { SocialLinks } from '../SocialLinks/index.ts';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  parameters: { layout: 'fullscreen' },
  args: {
    currentPath: '/news',
    labels: { open: 'Open the menu', close: 'Close the menu', navigation: 'Full menu' },
    blocks: [
      {
        title: 'Info',
        links: [
          { href: '/news', text: 'News' },
          { href: '/accommodation', text: 'Where to stay' },
          { href: '/food', text: 'Food' },
          { href: '/eventinfo', text: 'Info' },
          { href: '/faq', text: 'Questions and answers' },
          { href: '/eventrules', text: 'Rules' },
        ],
      },
      {
        title: 'Activities',
        links: [
          { href: '/activities', text: 'Activities' },
          { href: '/esports', text: 'Esports' },
          { href: '/universe/districts', text: 'Districts' },
          { href: '/activities/cosplay', text: 'Cosplay' },
          { href: '/activities/retro', text: 'Retro Street' },
          { href: '/activities/arcade', text: 'The arcade' },
          { href: '/activities/geek-bazaar', text: 'Geek Bazaar' },
        ],
      },
      {
        title: 'Tickets and partners',
        links: [
          { href: '/tickets', text: 'Tickets' },
          { href: '/tickets/seatbooking', text: 'Book a seat' },
          { href: '/tickets/groups', text: 'Groups' },
          { href: '/partners', text: 'Partners' },
          { href: '/creators', text: 'Creators' },
          { href: '/friends', text: 'Friends' },
          { href: '/crew', text: 'Crew' },
        ],
      },
      {
        title: 'About the festival',
        links: [
          { href: '/about', text: 'About us' },
          { href: '/contact', text: 'Contact' },
          { href: '/signup', text: 'Register your interest' },
          { href: '/press', text: 'Press' },
        ],
      },
      {
        title: 'Join in',
        links: [],
        content: (
          <SocialLinks
            labels={{ list: 'Social channels', newTab: 'opens in a new tab' }}
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
