import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Toast } from './Toast.tsx';

const meta = {
  title: 'Components/Toast/Features',
  component: Toast,
  args: { open: true, children: 'Dina val finns nu på den här telefonen.', labels: { close: 'Stäng' } },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a way to take it back. */
export const Undo: Story = { args: { actions: <Button size="small">Ta tillbaka</Button> } };

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
export const LongWords: Story = { args: { children: 'Festivalprogramspunktsfavoritsynkroniseringen är klar.' } };
