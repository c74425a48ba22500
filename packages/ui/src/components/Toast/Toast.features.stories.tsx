import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import base from './Toast.stories.tsx';

const meta = { ...base, title: 'Components/Toast/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** With a way to take it back. */
export const Undo: Story = { args: { actions: <Button size="small">Undo</Button> } };

/** Closed, it leaves its region in the page, for what is said next. */
export const Closed: Story = {
  args: { open: undefined, defaultOpen: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button'));
    await expect(page.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** A long word breaks beside the button. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { children: 'Festivalprogramspunktsfavoritsynkroniseringen är klar.' } };
