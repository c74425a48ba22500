import type { StoryObj } from '@storybook/react-vite';
import { Icon, warningGlyph } from '../Icon/index.ts';
import base from './Badge.stories.tsx';

const meta = { ...base, title: 'Components/Badge/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** The state is good. */
export const Success: Story = { args: { tone: 'success', children: 'Paid' } };

/** The reader must still do something. */
export const Warning: Story = { args: { tone: 'warning' } };

/** Something is wrong. An icon may come before the words. */
export const Danger: Story = {
  args: {
    tone: 'danger',
    children: (
      <>
        <Icon glyph={warningGlyph} size="small" />
        Two at once
      </>
    ),
  },
};

/** A long word breaks. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { children: 'Sittplatsbokningsbekräftelse saknas' } };
