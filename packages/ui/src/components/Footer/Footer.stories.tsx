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
          { href: '/news', label: 'Nyheter' },
          { href: '/universe/districts', label: 'Stadsdelar' },
          { href: '/creators', label: 'Kreatörer' },
          { href: '/esports', label: 'Esport' },
          { href: '/schedule', label: 'Schema' },
        ],
      },
      {
        title: 'Ditt besök',
        links: [
          { href: '/tickets', label: 'Biljetter' },
          { href: '/tickets/seatbooking', label: 'Boka plats' },
          { href: '/tickets/battlepass', label: 'Battle Pass' },
          { href: '/accommodation/camping', label: 'Camping' },
          { href: '/eventrules', label: 'Ordningsregler' },
        ],
      },
      {
        title: 'Var med',
        links: [
          { href: '/crew', label: 'Crew' },
          { href: '/local-ambassador', label: 'Lokal ambassadör' },
          { href: '/press', label: 'Press' },
          { href: '/contact', label: 'Kontakt' },
          { href: 'https://lankar.tand.example/', label: 'Alla våra länkar', isExternal: true },
        ],
      },
    ],
    social: (
      <SocialLinks
        labels={{ list: 'Sociala kanaler', newTab: 'öppnas i ny flik' }}
        profiles={[
          { id: 'x', label: 'X', href: 'https://x.com/' },
          { id: 'discord', label: 'Discord', href: 'https://discord.com/' },
          { id: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/' },
          { id: 'tiktok', label: 'TikTok', href: 'https://www.tiktok.com/' },
          { id: 'twitch', label: 'Twitch', href: 'https://www.twitch.tv/' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { currentPath: '/press', year: 2026 } };
