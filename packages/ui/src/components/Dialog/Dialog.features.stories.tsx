import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import base from './Dialog.stories.tsx';

const meta = { ...base, title: 'Components/Dialog/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** A wide dialog, for pictures. */
export const Large: Story = { args: { size: 'large' } };

/** A closed dialog shows nothing. */
export const Closed: Story = { args: { open: false } };

/** The close button has the focus; a press calls `onOpenChange`. */
export const AsksToClose: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const close = canvas.getByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    await userEvent.click(close);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce());
  },
};

/** Long words break next to the close button and in the text. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { title: 'Platsbokningsändringsbekräftelse', children: <p>Sittplatsgrupperingsönskemålen är sparade i LAN-hallen, rad 14.</p> },
};
