import type { StoryObj } from '@storybook/react-vite';
import { PhaseNotice } from '../../components/PhaseNotice/index.ts';
import { varied } from '../../test/localized.tsx';
import { words } from './TicketsSection.fixtures.ts';
import base from './TicketsSection.stories.tsx';
import { TicketsSection } from './TicketsSection.tsx';

const meta = { ...base, title: 'Sections/TicketsSection/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Sold out: each card says so above its title and has no button. */
export const SoldOut: Story = varied(TicketsSection, words, ({ tickets }, lang) => ({
  tickets: tickets.map(ticket => ({ ...ticket, kicker: { sv: 'Slutsåld', en: 'Sold out' }[lang], action: undefined })),
}));

export const WithPrices: Story = varied(TicketsSection, words, ({ tickets }, lang) => ({
  tickets: tickets.map((ticket, index) => ({ ...ticket, price: lang === 'sv' ? `${995 - index * 200} kr` : `SEK ${995 - index * 200}` })),
}));

/** With the state of the sale above the heading. */
export const WithNotice: Story = varied(TicketsSection, words, (_, lang) => ({
  notice:
    lang === 'sv' ? (
      <PhaseNotice phase="Läget just nu" title="Biljetterna brinner" state="current">
        Försäljningen är i gång. Ta din plats i hallen innan kompisen tar den.
      </PhaseNotice>
    ) : (
      <PhaseNotice phase="Right now" title="Tickets are on fire" state="current">
        They are on sale. Take your seat in the hall before your friend does.
      </PhaseNotice>
    ),
}));

export const One: Story = varied(TicketsSection, words, ({ tickets }) => ({ tickets: tickets.slice(0, 1) }));

export const Empty: Story = { args: { tickets: [] } };

/** Long words break inside their box. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { tickets: words.sv.tickets.map(ticket => ({ ...ticket, title: 'Flerdagarsföräldrabiljett' })) },
};
