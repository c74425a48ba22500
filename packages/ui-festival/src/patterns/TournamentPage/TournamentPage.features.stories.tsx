import type { StoryObj } from '@storybook/react-vite';
import { Alert } from '@tand/ui/components/Alert';
import { varied } from '../../test/localized.tsx';
import { words } from './TournamentPage.fixtures.tsx';
import base from './TournamentPage.stories.tsx';
import { TournamentPage } from './TournamentPage.tsx';

const meta = { ...base, title: 'Patterns/TournamentPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** With an update under the opening. */
export const WithNotice: Story = varied(TournamentPage, words, (_, lang) => ({
  notice:
    lang === 'sv' ? (
      <Alert title="Ändrad tid">Finalen börjar kl. 19.30 i stället för 18.00.</Alert>
    ) : (
      <Alert title="New time">The final starts at 19:30 instead of 18:00.</Alert>
    ),
}));

/** With links to the neighbouring tournaments. */
export const WithNeighbours: Story = varied(TournamentPage, words, ({ entry }, lang) => ({
  entry: {
    ...entry,
    links: [
      { text: { sv: 'Masters i detalj', en: 'Masters in detail' }[lang], href: '/esports/tournaments/cs2-details' },
      { text: { sv: 'B-turneringen', en: 'The B tournament' }[lang], href: '/esports/tournaments/cs2-b' },
    ],
  },
}));

/** Before registration opens there is no button. */
export const Closed: Story = varied(TournamentPage, words, ({ entry }) => ({ entry: { ...entry, ways: [] } }));

/** A long name next to the banner. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Sverigemästerskapskvalificeringsturneringen' } };
