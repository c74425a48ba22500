import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './FileField.fixtures.ts';
import { FileField } from './FileField.tsx';

const meta = {
  title: 'Components/FileField',
  component: FileField,
  args: words.sv,
  argTypes: { onFilesChange: { action: 'change' } },
  render: localized(FileField, words),
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { accept: 'image/*', multiple: false, required: false, disabled: false } };
