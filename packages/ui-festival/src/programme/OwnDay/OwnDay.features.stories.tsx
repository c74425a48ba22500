import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { friends } from './OwnDay.fixtures.ts';
import base from './OwnDay.stories.tsx';

const meta = { ...base, title: 'Programme/OwnDay/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is picked, so nothing can be shared. */
export const Empty: Story = { args: { picks: new Set() } };

/** A friend’s picks together with the visitor’s. */
export const WithFriend: Story = { args: { friends } };

/** The dialog with a link, which can be copied. */
export const Shared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^(Dela|Share)/ })[0]!);
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};
