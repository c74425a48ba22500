import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Form } from '../Form/index.ts';
import base from './SubmitButton.stories.tsx';

const meta = { ...base, title: 'Components/SubmitButton/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** The text changes while the action runs. */
export const Pending: Story = {
  decorators: [
    Story => (
      <Form action={() => new Promise<void>(() => {})}>
        <Story />
      </Form>
    ),
  ],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(args.pending)).toBeVisible();
  },
};
