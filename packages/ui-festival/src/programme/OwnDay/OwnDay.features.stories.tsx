import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { friends } from './OwnDay.fixtures.ts';
import base from './OwnDay.stories.tsx';

const meta = { ...base, title: 'Programme/OwnDay/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { picks: new Set() } };

export const WithFriend: Story = { args: { friends } };

export const Shared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^(Dela|Share)/ })[0]!);
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};
