import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './Form.tsx';

const meta = {
  title: 'Components/Form',
  component: Form,
  args: {
    'aria-label': 'Ask us',
    children: (
      <>
        <TextField label="Email" name="email" autoComplete="email" type="email" />
        <Button type="submit">Send the question</Button>
      </>
    ),
  },
  argTypes: { onSubmit: { action: 'submit' } },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
