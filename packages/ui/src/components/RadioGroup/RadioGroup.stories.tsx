import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'How do you get here?',
    hint: 'It tells us how many bike racks we need.',
    name: 'travel',
    options: [
      { value: 'train', label: 'By train' },
      { value: 'bike', label: 'By bike', hint: 'There are racks by the entrance.' },
      { value: 'car', label: 'By car' },
    ],
  },
  argTypes: { onValueChange: { action: 'change' } },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: 'bike', required: false, disabled: false } };
