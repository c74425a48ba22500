import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ErrorBox } from '../ErrorBox/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './Form.tsx';

const meta = {
  title: 'Components/Form/Features',
  component: Form,
  args: {
    'aria-label': 'Fråga oss',
    children: (
      <>
        <TextField label="E-post" name="email" autoComplete="email" type="email" />
        <Button type="submit">Skicka frågan</Button>
      </>
    ),
  },
  argTypes: { onSubmit: { action: 'submit' } },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A failure stands above the button. */
export const Failed: Story = {
  args: {
    children: (
      <>
        <TextField label="E-post" name="email" defaultValue="elin@" error="Adressen saknar något efter snabel-a." />
        <ErrorBox lines={['Frågan kom inte iväg.', 'Rätta adressen och försök igen.']} />
        <Button type="submit">Skicka frågan</Button>
      </>
    ),
  },
};

/** Sent with gaps: all of them are listed above the fields, each a way to its field. */
export const WithSummary: Story = {
  args: {
    summary: 'Det här behöver du ändra',
    children: (
      <>
        <TextField label="Namn" name="name" required messages={{ valueMissing: 'Skriv vad du heter.' }} />
        <TextField
          label="E-post"
          name="email"
          type="email"
          required
          messages={{ valueMissing: 'Skriv en adress som vi kan svara till.' }}
        />
        <Button type="submit">Skicka frågan</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka frågan' }));
    const summary = await canvas.findByRole('group', { name: 'Det här behöver du ändra' });
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'E-post: Skriv en adress som vi kan svara till.' }));
    await expect(canvas.getByRole('textbox', { name: 'E-post' })).toHaveFocus();
  },
};
