import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Order number', hint: 'Eight characters, in the email with your ticket.' },
  argTypes: { onChange: { action: 'change' } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { type: 'text', error: '', disabled: false, required: false } };
