import type { Meta, StoryObj } from '@storybook/react-vite';
import { SocialLinks } from '../SocialLinks/index.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Components/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    year: 2025,
    currentPath: '/news',
    labels: {
      logo: 'TÄND, wordmark in white',
      navigation: 'Footer',
      copyright: (year: number) => `© ${year} TÄND. Please light no fires indoors.`,
      toTop: 'To the top',
    },
    groups: [
      {
        title: 'The festival',
        links: [
          { href: '/news', text: 'News' },
          { href: '/universe/districts', text: 'Districts' },
          { href: '/creators', text: 'Creators' },
          { href: '/esports', text: 'Esports' },
          { href: '/schedule', text: 'Schedule' },
        ],
      },
      {
        title: 'Your visit',
        links: [
          { href: '/tickets', text: 'Tickets' },
          { href: '/tickets/seatbooking', text: 'Book a seat' },
          { href: '/tickets/battlepass', text: 'Battle Pass' },
          { href: '/accommodation/camping', text: 'Camping' },
          { href: '/eventrules', text: 'Rules' },
        ],
      },
      {
        title: 'Take part',
        links: [
          { href: '/crew', text: 'Crew' },
          { href: '/local-ambassador', text: 'Local ambassador' },
          { href: '/press', text: 'Press' },
          { href: '/contact', text: 'Contact' },
          { href: 'https://lankar.tand.example/', text: 'All our links', isExternal: true },
        ],
      },
    ],
    social: (
      <SocialLinks
        labels={{ list: 'Social channels', newTab: 'opens in a new tab' }}
        profiles={[
          { id: 'x', text: 'X', href: 'https://x.com/' },
          { id: 'discord', text: 'Discord', href: 'https://discord.com/' },
          { id: 'instagram', text: 'Instagram', href: 'https://www.instagram.com/' },
          { id: 'tiktok', text: 'TikTok', href: 'https://www.tiktok.com/' },
          { id: 'twitch', text: 'Twitch', href: 'https://www.twitch.tv/' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { currentPath: '/press', year: 2026 } };
