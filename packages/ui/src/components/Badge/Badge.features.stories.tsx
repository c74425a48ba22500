import type { StoryObj } from '@storybook/react-vite';
import { Icon, warningGlyph } from '../Icon/index.ts';
import base from './Badge.stories.tsx';

const meta = { ...base, title: 'Components/Badge/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { args: { tone: 'success', children: 'Paid' } };

export const Warning: Story = { args: { tone: 'warning' } };

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

export const LongWords: Story = { globals: { lang: 'sv' }, args: { children: 'Sittplatsbokningsbekräftelse saknas' } };
