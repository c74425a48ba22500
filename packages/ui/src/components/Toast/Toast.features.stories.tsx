import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { createToasts, Toasts } from './index.ts';
import base from './Toast.stories.tsx';

const meta = { ...base, title: 'Components/Toast/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

const codeOf = (code: string) => ({ docs: { source: { code } } });

/** With an undo button. */
export const Undo: Story = {
  args: { actions: <Button size="small">Undo</Button> },
  parameters: codeOf(`<Toast open labels={{ close: 'Close' }} actions={<Button size="small">Undo</Button>}>
  Your picks are now on this phone.
</Toast>`),
};

const toasts = createToasts();

/** Several at once, stacked; a fourth would wait. */
export const Several: Story = {
  parameters: codeOf(`<Button onClick={() => toasts.add({ text: 'Saved to your day.', seconds: 8 })}>Save</Button>
<Toasts queue={toasts} labels={{ region: 'Messages', close: 'Close' }} />`),
  render: () => (
    <>
      <Button onClick={() => toasts.add({ text: 'Saved to your day.', seconds: 8 })}>Save</Button>
      <Toasts queue={toasts} labels={{ region: 'Messages', close: 'Close' }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (let count = 0; count < 2; count++) await userEvent.click(page.getByRole('button', { name: 'Save' }));
    const [first, second] = page.getAllByText('Saved to your day.').map(text => text.parentElement!.getBoundingClientRect());
    await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
  },
};

/** Closed, it leaves its live region in the page for the next message. */
export const Closed: Story = {
  args: { open: undefined, defaultOpen: true },
  parameters: codeOf("<Toast defaultOpen labels={{ close: 'Close' }}>Your picks are now on this phone.</Toast>"),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button'));
    await expect(page.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** A long word breaks next to the button. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { children: 'Festivalprogramspunktsfavoritsynkroniseringen är klar.' },
  parameters: codeOf("<Toast open labels={{ close: 'Stäng' }}>Festivalprogramspunktsfavoritsynkroniseringen är klar.</Toast>"),
};
