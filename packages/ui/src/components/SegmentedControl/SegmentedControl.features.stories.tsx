import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { marked, words } from './SegmentedControl.fixtures.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Components/SegmentedControl/Features',
  component: SegmentedControl,
  args: words.sv,
  render: localized(SegmentedControl, words),
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A segment that wants looking at has a dot; a screen reader hears why. */
export const Marked: Story = { args: marked.sv, render: localized(SegmentedControl, marked) };

/** Long words break inside their segment. */
export const LongWords: Story = {
  args: {
    options: [
      { value: 'now', label: 'Programpunktsöversikt' },
      { value: 'day', label: 'Evenemangsplatsöversikt' },
    ],
  },
};
