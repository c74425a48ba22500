import type { Meta, StoryObj } from '@storybook/react-vite';
import { Quote } from './Quote.tsx';

const meta = {
  title: 'Components/Quote',
  component: Quote,
  args: { children: '“We wanted to build the city we would have moved to ourselves.”', name: 'Maja Lindqvist', roleName: 'Founder' },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { children: '“The match is small. That is the whole point.”', name: 'Nils Ek', roleName: 'Sound and light' },
};
