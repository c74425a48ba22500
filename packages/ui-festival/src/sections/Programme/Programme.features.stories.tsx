import type { StoryObj } from '@storybook/react-vite';
import { Loader } from '@tand/ui/components/Loader';
import { varied } from '../../test/localized.tsx';
import { fetchErrorIn } from '../../test/words.tsx';
import { words } from './Programme.fixtures.ts';
import base from './Programme.stories.tsx';
import { Programme } from './Programme.tsx';

const meta = { ...base, title: 'Sections/Programme/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** The programme is loading. */
export const Loading: Story = varied(Programme, words, ({ schedule }) => ({
  schedule: { ...schedule, entries: [], isLoading: true, loader: <Loader label={schedule.labels.loading} /> },
}));

export const Empty: Story = varied(Programme, words, ({ schedule }) => ({ schedule: { ...schedule, entries: [] } }));

/** The programme could not be fetched. */
export const Failed: Story = varied(Programme, words, (_, lang) => ({
  schedule: null,
  failure: fetchErrorIn(lang, { sv: 'Schemat gick inte att hämta.', en: 'The schedule could not be fetched.' }[lang]),
}));

export const One: Story = varied(Programme, words, ({ schedule }) => ({
  schedule: { ...schedule, entries: schedule.entries.slice(0, 1), day: 'all' },
}));
