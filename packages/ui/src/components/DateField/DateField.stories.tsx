import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: {
    label: 'Date of birth',
    hint: 'Anyone under 13 comes with an adult.',
  },
  argTypes: { onValueChange: { action: 'change' } },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { type: 'date', required: false, disabled: false } };
