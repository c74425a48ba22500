import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Alert } from '../Alert/index.ts';
import { TextField } from '../TextField/index.ts';
import base from './Form.stories.tsx';

const meta = { ...base, title: 'Components/Form/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** A failure is shown above the button. */
export const Failed: Story = {
  args: {
    children: (
      <>
        <TextField label="Email" name="email" defaultValue="elin@" error="Something is missing after the @ sign." />
        <Alert tone="danger" title="The question was not sent.">
          Correct the address and try again.
        </Alert>
        <Button type="submit">Send the question</Button>
      </>
    ),
  },
};

/** After a press on the button, all errors are listed above the fields, each with a link to its field. */
export const WithSummary: Story = {
  args: {
    summary: 'Please correct these',
    children: (
      <>
        <TextField label="Name" name="name" required messages={{ valueMissing: 'Write your name.' }} />
        <TextField label="Email" name="email" type="email" required messages={{ valueMissing: 'Write an address we can reply to.' }} />
        <Button type="submit">Send the question</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the question' }));
    const summary = await canvas.findByRole('group', { name: 'Please correct these' });
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Email: Write an address we can reply to.' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};
