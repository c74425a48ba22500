import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubmitButton } from './SubmitButton.tsx';

const meta = {
  title: 'Components/SubmitButton',
  component: SubmitButton,
  args: { children: 'Send the question', pending: 'Sending…' },
} satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'primary' }, argTypes: { pending: { control: false } } };
