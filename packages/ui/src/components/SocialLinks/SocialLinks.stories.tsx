import type { Meta, StoryObj } from '@storybook/react-vite';
import { SocialLinks } from './SocialLinks.tsx';
import { socialLinksVariants } from './SocialLinks.variants.ts';

const meta = {
  title: 'Components/SocialLinks',
  component: SocialLinks,
  args: {
    labels: { list: 'Sociala kanaler', newTab: 'öppnas i ny flik' },
    profiles: [
      { id: 'x', label: 'X', href: 'https://x.com/' },
      { id: 'discord', label: 'Discord', href: 'https://discord.com/' },
      { id: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/' },
      { id: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/' },
      { id: 'snapchat', label: 'Snapchat', href: 'https://www.snapchat.com/' },
      { id: 'tiktok', label: 'TikTok', href: 'https://www.tiktok.com/' },
      { id: 'twitch', label: 'Twitch', href: 'https://www.twitch.tv/' },
    ],
  },
} satisfies Meta<typeof SocialLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: 'names' },
  argTypes: { variant: { control: 'inline-radio', options: socialLinksVariants } },
};
