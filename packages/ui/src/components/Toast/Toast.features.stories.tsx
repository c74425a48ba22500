import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import base from './Toast.stories.tsx';

const meta = { ...base, title: 'Components/Toast/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** With an undo button. */
export const Undo: Story = { args: { actions: <Button size="small">Undo</Button> } };

/** Closed, it leaves its live region in the page for the next message. */
export const Closed: Story = {
  args: { open: undefined, defaultOpen: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button'));
    await expect(page.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** A long word breaks next to the button. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { children: 'Festivalprogramspunktsfavoritsynkroniseringen är klar.' } };
