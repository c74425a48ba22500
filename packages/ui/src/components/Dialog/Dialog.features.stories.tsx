import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Dialog/Features',
  component: Dialog,
  args: {
    open: true,
    title: 'Dela dina val',
    labels: { close: 'Stäng' },
    onOpenChange: fn(),
    children: <p>Skicka länken till en kompis, så ser hen samma schema som du.</p>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For pictures. */
export const Wide: Story = { args: { size: 'wide' } };

/** Closed it shows nothing. */
export const Closed: Story = { args: { open: false } };

/** The close button has focus and asks the page to close it. */
export const AsksToClose: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const close = canvas.getByRole('button', { name: 'Stäng' });
    await expect(close).toHaveFocus();
    await userEvent.click(close);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce());
  },
};

/** Long words break beside the close button and in the text. */
export const LongWords: Story = {
  args: { title: 'Platsbokningsändringsbekräftelse', children: <p>Sittplatsgrupperingsönskemålen är sparade i LAN-hallen, rad 14.</p> },
};
