import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './TicketsPage.fixtures.tsx';
import base from './TicketsPage.stories.tsx';
import { TicketsPage } from './TicketsPage.tsx';

const meta = { ...base, title: 'Patterns/TicketsPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Sold out: every card links to returned tickets. */
export const SoldOut: Story = varied(TicketsPage, words, ({ cards }, lang) => ({
  cards: { ...cards, tickets: cards.tickets.map(ticket => ({ ...ticket, kicker: { sv: 'Slutsåld', en: 'Sold out' }[lang] })) },
}));

export const Empty: Story = varied(TicketsPage, words, ({ cards, included }) => ({
  cards: { ...cards, tickets: [] },
  included: { ...included, columns: [], rows: [] },
}));

/** Long words break in cards and lists. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    title: 'Biljettförsäljningen',
    included: {
      ...words.sv.included,
      columns: words.sv.included.columns.map((_, index) => `Flerdagarsföräldrabiljett ${index + 1}`),
    },
  },
};
