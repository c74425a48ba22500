import type { Meta, StoryObj } from '@storybook/react-vite';
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
