import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    labels: { navigation: 'Du är här' },
    items: [{ text: 'Hem', href: '/home' }, { text: 'Esport', href: '/esports' }, { text: 'Counter-Strike 2' }],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { items: [{ text: 'Hem', href: '/home' }, { text: 'Mat' }] } };
