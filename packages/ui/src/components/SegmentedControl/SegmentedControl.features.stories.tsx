import type { StoryObj } from '@storybook/react-vite';
import base from './SegmentedControl.stories.tsx';

const meta = { ...base, title: 'Components/SegmentedControl/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** A marked segment has a dot, explained to screen readers. */
export const Marked: Story = {
  args: {
    label: 'Language',
    hasVisibleLabel: true,
    options: [
      { value: 'sv', label: 'Swedish' },
      { value: 'en', label: 'English', mark: 'text is missing' },
    ],
    defaultValue: 'sv',
  },
};

/** Long words break inside their segment. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    options: [
      { value: 'now', label: 'Programpunktsöversikt' },
      { value: 'day', label: 'Evenemangsplatsöversikt' },
    ],
  },
};
