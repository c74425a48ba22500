import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './TicketsPage.fixtures.tsx';
import { TicketsPage } from './TicketsPage.tsx';

const meta = {
  title: 'Patterns/TicketsPage/Features',
  component: TicketsPage,
  args: { ...words.sv },
  render: localized(TicketsPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TicketsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sold out: every card says so, and leads to the returns. */
export const SoldOut: Story = {
  args: { cards: { ...words.sv.cards, tickets: words.sv.cards.tickets.map(ticket => ({ ...ticket, kicker: 'Slutsåld' })) } },
};

/** Before there are tickets to show. */
export const Empty: Story = {
  args: { cards: { ...words.sv.cards, tickets: [] }, included: { ...words.sv.included, columns: [], rows: [] } },
};

/** Long words break in cards and lists. */
export const LongWords: Story = {
  args: {
    title: 'Biljettförsäljningen',
    included: {
      ...words.sv.included,
      columns: words.sv.included.columns.map((_, index) => `Flerdagarsföräldrabiljett ${index + 1}`),
    },
  },
};
