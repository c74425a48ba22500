import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: {
    label: 'I have read the rules',
    hint: 'They fit on one page.',
  },
  argTypes: { onCheckedChange: { action: 'change' } },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { checked: true, required: false, disabled: false },
  argTypes: { indeterminate: { control: false } },
};
