import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Toast } from './Toast.tsx';

const meta = {
  title: 'Components/Toast',
  component: Toast,
  args: { open: true, children: 'Your picks are now on this phone.', labels: { close: 'Close' } },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

// Storybook writes no code for a story in a frame.
export const Default: Story = {
  parameters: { docs: { source: { code: "<Toast open labels={{ close: 'Close' }}>Your picks are now on this phone.</Toast>" } } },
};

export const Playground: Story = { args: { onOpenChange: fn() }, argTypes: { seconds: { control: false } } };
