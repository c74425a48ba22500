import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import base from './Dialog.stories.tsx';

const meta = { ...base, title: 'Components/Dialog/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = { args: { size: 'large' } };

export const Closed: Story = { args: { open: false } };

export const AsksToClose: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const close = canvas.getByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    await userEvent.click(close);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce());
  },
};

export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { title: 'Platsbokningsändringsbekräftelse', children: <p>Sittplatsgrupperingsönskemålen är sparade i LAN-hallen, rad 14.</p> },
};
