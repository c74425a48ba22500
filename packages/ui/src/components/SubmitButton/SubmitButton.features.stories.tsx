import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { localized } from '../../test/localized.tsx';
import { Form } from '../Form/index.ts';
import { words } from './SubmitButton.fixtures.ts';
import { SubmitButton } from './SubmitButton.tsx';

const meta = {
  title: 'Components/SubmitButton/Features',
  component: SubmitButton,
  args: words.sv,
  render: localized(SubmitButton, words),
} satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While the action runs it says so. */
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
