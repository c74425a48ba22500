import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './TournamentTable.fixtures.ts';
import base from './TournamentTable.stories.tsx';
import { TournamentTable } from './TournamentTable.tsx';

const meta = { ...base, title: 'Components/TournamentTable/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = varied(TournamentTable, words, ({ rows }) => ({ rows: rows.slice(0, 1) }));

/** A long name breaks. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { rows: words.sv.rows.map(row => ({ ...row, title: 'Sverigemästerskapskvalificeringsturneringen' })) },
};

export const Empty: Story = { args: { rows: [] } };
