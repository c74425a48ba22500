import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { Choosing, words } from './SegmentedControl.fixtures.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: words.sv,
  argTypes: { onValueChange: { action: 'change' } },
  render: localized(Choosing, words),
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hasVisibleLabel: true } };
