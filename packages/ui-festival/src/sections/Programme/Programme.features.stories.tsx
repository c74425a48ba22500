import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './Programme.fixtures.ts';
import base from './Programme.stories.tsx';
import { Programme } from './Programme.tsx';

const meta = { ...base, title: 'Sections/Programme/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** The programme is loading. */
export const Loading: Story = varied(Programme, words, ({ schedule }) => ({
  schedule: { ...schedule, entries: [], isLoading: true },
}));

export const Empty: Story = varied(Programme, words, ({ schedule }) => ({ schedule: { ...schedule, entries: [] } }));

export const One: Story = varied(Programme, words, ({ schedule }) => ({
  schedule: { ...schedule, entries: schedule.entries.slice(0, 1), day: 'all' },
}));
