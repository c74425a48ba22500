import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileField } from './FileField.tsx';

const meta = {
  title: 'Components/FileField',
  component: FileField,
  args: {
    label: 'Picture of your cosplay',
    hint: 'JPG or PNG, 5 MB at most.',
  },
  argTypes: { onFilesChange: { action: 'change' } },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { accept: 'image/*', multiple: false, required: false, disabled: false } };
