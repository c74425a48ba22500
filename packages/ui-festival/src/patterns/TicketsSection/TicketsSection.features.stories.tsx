import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { PhaseNotice } from '../../components/PhaseNotice/index.ts';
import { words } from './TicketsSection.fixtures.ts';
import { TicketsSection } from './TicketsSection.tsx';

const meta = {
  title: 'Patterns/TicketsSection/Features',
  component: TicketsSection,
  args: { ...words.sv },
  render: localized(TicketsSection, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TicketsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sold out: every card says so, and leads to the waiting list. */
export const SoldOut: Story = { args: { tickets: words.sv.tickets.map(ticket => ({ ...ticket, kicker: 'Slutsåld' })) } };

/** With prices, where the edition has them. */
export const WithPrices: Story = {
  args: { tickets: words.sv.tickets.map((ticket, index) => ({ ...ticket, price: `${995 - index * 200} kr` })) },
};

/** The sale's state above the heading. */
export const WithNotice: Story = {
  args: {
    notice: (
      <PhaseNotice phase="Läget just nu" title="Biljetterna brinner" tone="burning">
        Försäljningen är i gång. Ta din plats i hallen innan kompisen tar den.
      </PhaseNotice>
    ),
  },
};

/** One ticket. */
export const One: Story = { args: { tickets: words.sv.tickets.slice(0, 1) } };

/** Before there are any. */
export const Empty: Story = { args: { tickets: [] } };

/** Long words break inside their box. */
export const LongWords: Story = { args: { tickets: words.sv.tickets.map(ticket => ({ ...ticket, title: 'Flerdagarsföräldrabiljett' })) } };
