import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Dialog/Features',
  component: Dialog,
  args: {
    open: true,
    title: 'Dela dina val',
    labels: { close: 'Stäng' },
    onClose: fn(),
    children: <p>Skicka länken till en kompis, så ser hen samma schema som du.</p>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For pictures. */
export const Wide: Story = { args: { size: 'wide' } };

/** Closed it shows nothing. */
export const Closed: Story = { args: { open: false } };
