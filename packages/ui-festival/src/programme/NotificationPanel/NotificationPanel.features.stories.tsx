import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import base from './NotificationPanel.stories.tsx';

const meta = { ...base, title: 'Programme/NotificationPanel/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = { args: { isActive: true } };

/** The browser or the visitor has refused notifications. */
export const Denied: Story = {
  args: { onActiveChange: async () => false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
