import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { Alert } from '@tand/ui/components/Alert';
import { words } from './TournamentPage.fixtures.tsx';
import { TournamentPage } from './TournamentPage.tsx';

const meta = {
  title: 'Patterns/TournamentPage/Features',
  component: TournamentPage,
  args: { ...words.sv },
  render: localized(TournamentPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TournamentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Something has changed since the page was written. */
export const WithNotice: Story = {
  args: { notice: <Alert title="Ändrad tid">Finalen börjar kl. 19.30 i stället för 18.00.</Alert> },
};

/** The way to the neighbouring tournaments beside the way back. */
export const WithNeighbours: Story = {
  args: {
    entry: {
      ...words.sv.entry,
      links: [
        { text: 'Masters i detalj', href: '/esports/tournaments/cs2-details' },
        { text: 'B-turneringen', href: '/esports/tournaments/cs2-b' },
      ],
    },
  },
};

/** Before registration opens there is nothing to press. */
export const Closed: Story = { args: { entry: { ...words.sv.entry, ways: [] } } };

/** A long name beside its banner. */
export const LongWords: Story = { args: { title: 'Sverigemästerskapskvalificeringsturneringen' } };
