import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AlertDialog, alertDialogVariants } from './AlertDialog.tsx';

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    title: 'Delete the picture?',
    children: 'The gallery shows it to nobody any more. You cannot get it back.',
    labels: { cancel: 'Keep it', confirm: 'Delete the picture' },
    onOpenChange: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: 'danger' },
  argTypes: { variant: { control: 'inline-radio', options: alertDialogVariants } },
};
