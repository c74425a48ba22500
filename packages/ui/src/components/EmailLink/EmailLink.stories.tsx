import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailLink } from './EmailLink.tsx';

const meta = {
  title: 'Components/EmailLink',
  component: EmailLink,
  args: { children: 'Support', address: 'support@tand.example' },
} satisfies Meta<typeof EmailLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
