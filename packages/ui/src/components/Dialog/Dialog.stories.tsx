import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Dialog, dialogSizes } from './Dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Share your picks',
    labels: { close: 'Close' },
    onOpenChange: fn(),
    children: <p>Send the link to a friend and they will see the same schedule as you.</p>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'large' }, argTypes: { size: { control: 'inline-radio', options: dialogSizes } } };
