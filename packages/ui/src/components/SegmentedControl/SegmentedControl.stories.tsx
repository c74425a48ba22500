import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'View',
    options: [
      { value: 'now', label: 'Now' },
      { value: 'day', label: 'The day' },
      { value: 'places', label: 'Places' },
    ],
    defaultValue: 'now',
    onValueChange: () => {},
  },
  argTypes: { onValueChange: { action: 'change' } },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hasVisibleLabel: true } };
