import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ToggleChip } from './ToggleChip.tsx';

const meta = {
  title: 'Components/ToggleChip',
  component: ToggleChip,
  args: { isPressed: false, children: 'My picks only', onPressedChange: fn() },
} satisfies Meta<typeof ToggleChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { isPressed: true, disabled: false },
  argTypes: { href: { control: false }, isExternal: { control: false }, isCurrent: { control: false } },
};
