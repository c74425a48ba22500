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
      logo: 'TÄND, ordmärke i vitt',
      navigation: 'Sidfot',
      copyright: (year: number) => `© ${year} TÄND. Elda inte inomhus.`,
      toTop: 'Till toppen',
    },
    groups: [
      {
        title: 'Festivalen',
        links: [
          { href: '/news', text: 'Nyheter' },
          { href: '/universe/districts', text: 'Stadsdelar' },
          { href: '/creators', text: 'Kreatörer' },
          { href: '/esports', text: 'Esport' },
          { href: '/schedule', text: 'Schema' },
        ],
      },
      {
        title: 'Ditt besök',
        links: [
          { href: '/tickets', text: 'Biljetter' },
          { href: '/tickets/seatbooking', text: 'Boka plats' },
          { href: '/tickets/battlepass', text: 'Battle Pass' },
          { href: '/accommodation/camping', text: 'Camping' },
          { href: '/eventrules', text: 'Ordningsregler' },
        ],
      },
      {
        title: 'Var med',
        links: [
          { href: '/crew', text: 'Crew' },
          { href: '/local-ambassador', text: 'Lokal ambassadör' },
          { href: '/press', text: 'Press' },
          { href: '/contact', text: 'Kontakt' },
          { href: 'https://lankar.tand.example/', text: 'Alla våra länkar', isExternal: true },
        ],
      },
    ],
    social: (
      <SocialLinks
        labels={{ list: 'Sociala kanaler', newTab: 'öppnas i ny flik' }}
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
