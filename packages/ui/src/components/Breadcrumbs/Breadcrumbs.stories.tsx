import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    labels: { navigation: 'You are here' },
    items: [{ text: 'Home', href: '/home' }, { text: 'Esports', href: '/esports' }, { text: 'Counter-Strike 2' }],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { items: [{ text: 'Home', href: '/home' }, { text: 'Food' }] } };
