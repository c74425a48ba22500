import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldError } from './FieldError.tsx';

const meta = {
  title: 'Components/FieldError',
  component: FieldError,
  args: { children: 'An order number has eight characters. It is in the email with your ticket.' },
} satisfies Meta<typeof FieldError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
