import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProfileCard } from './ProfileCard.tsx';

const meta = {
  title: 'Components/ProfileCard',
  component: ProfileCard,
  args: {
    name: 'Maja Lindqvist',
    roles: 'Grundare, program',
    image: { src: '/img/creators/nattugglan.svg', width: 200, height: 200, alt: '' },
    facts: ['Byggde sitt första LAN i en lada utanför Gränna.', 'Slår alla på kontoret i Tetris.'],
    links: [
      { id: 'x', text: 'X', href: 'https://x.com/' },
      { id: 'li', text: 'LinkedIn', href: 'https://www.linkedin.com/' },
    ],
    getEmail: () => ['maja', 'tand.example'].join('@'),
    labels: { links: 'Majas kanaler', newTab: 'öppnas i ny flik', email: 'Mejla Maja' },
  },
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { level: 2, facts: [] } };
