import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: {
    label: 'What would you like to ask?',
    hint: 'Be as brief as you like. We answer within two days.',
  },
  argTypes: { onValueChange: { action: 'change' } },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { rows: 6, required: false, disabled: false } };
