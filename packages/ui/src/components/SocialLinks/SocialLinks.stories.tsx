import type { Meta, StoryObj } from '@storybook/react-vite';
import { SocialLinks } from './SocialLinks.tsx';

const meta = {
  title: 'Components/SocialLinks',
  component: SocialLinks,
  args: {
    labels: { list: 'Social channels', newTab: 'opens in a new tab' },
    profiles: [
      { id: 'x', text: 'X', href: 'https://x.com/' },
      { id: 'discord', text: 'Discord', href: 'https://discord.com/' },
      { id: 'facebook', text: 'Facebook', href: 'https://www.facebook.com/' },
      { id: 'instagram', text: 'Instagram', href: 'https://www.instagram.com/' },
      { id: 'snapchat', text: 'Snapchat', href: 'https://www.snapchat.com/' },
      { id: 'tiktok', text: 'TikTok', href: 'https://www.tiktok.com/' },
      { id: 'twitch', text: 'Twitch', href: 'https://www.twitch.tv/' },
    ],
  },
} satisfies Meta<typeof SocialLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hasNames: true },
};
