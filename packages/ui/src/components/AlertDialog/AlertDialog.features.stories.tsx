import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import base from './AlertDialog.stories.tsx';

const meta = { ...base, title: 'Components/AlertDialog/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** For an action that deletes nothing, but that many people see. */
export const Primary: Story = {
  args: {
    variant: 'primary',
    title: 'Send to all 4,000?',
    children: 'Every visitor gets the message at once.',
    labels: { cancel: 'Not yet', confirm: 'Send it' },
  },
};

/** The button that cancels has the focus at first; the other button confirms. */
export const CancelsFirst: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the picture' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
  },
};

/** Long words break, and the buttons wrap. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    title: 'Vill du ta bort platsbokningsändringsbekräftelsen?',
    labels: { cancel: 'Behåll bekräftelsen', confirm: 'Ta bort platsbokningsändringsbekräftelsen' },
  },
};
