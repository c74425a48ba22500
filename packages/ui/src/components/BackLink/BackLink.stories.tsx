import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from './BackLink.tsx';

const meta = {
  title: 'Components/BackLink',
  component: BackLink,
  args: { href: '/food', children: 'Back to the food' },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { href: '/esports', children: 'Back to esports' } };
