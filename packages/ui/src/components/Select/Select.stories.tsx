import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Shirt size',
    hint: 'The shirts run large.',
    children: ['Choose a size', 'Small', 'Medium', 'Large'].map((label, index) => (
      <option key={label} value={index ? label : ''}>
        {label}
      </option>
    )),
  },
  argTypes: { onValueChange: { action: 'change' } },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { required: false, disabled: false } };
