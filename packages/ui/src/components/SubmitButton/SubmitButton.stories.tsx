import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './SubmitButton.fixtures.ts';
import { SubmitButton } from './SubmitButton.tsx';

const meta = {
  title: 'Components/SubmitButton',
  component: SubmitButton,
  args: words.sv,
  render: localized(SubmitButton, words),
} satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'primary' }, argTypes: { pending: { control: false } } };
