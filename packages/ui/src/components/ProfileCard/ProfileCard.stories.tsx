import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProfileCard } from './ProfileCard.tsx';

const meta = {
  title: 'Components/ProfileCard',
  component: ProfileCard,
  args: {
    name: 'Maja Lindqvist',
    roles: 'Founder, programme',
    image: { src: '/img/creators/nattugglan.svg', width: 200, height: 200, alt: '' },
    facts: ['Built her first LAN in a barn outside Gränna.', 'Beats everyone in the office at Tetris.'],
    links: [
      { id: 'x', text: 'X', href: 'https://x.com/' },
      { id: 'li', text: 'LinkedIn', href: 'https://www.linkedin.com/' },
    ],
    email: 'maja@tand.example',
    labels: { links: 'Maja’s channels', newTab: 'opens in a new tab', email: 'Email Maja' },
  },
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { facts: [] } };
