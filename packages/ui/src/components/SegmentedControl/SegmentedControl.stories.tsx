import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './SegmentedControl.fixtures.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: words.sv,
  argTypes: { onValueChange: { action: 'change' } },
  render: localized(SegmentedControl, words),
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hasVisibleLabel: true } };
