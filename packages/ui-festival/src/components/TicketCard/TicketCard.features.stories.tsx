import type { StoryObj } from '@storybook/react-vite';
import { Grid, type GridProps } from '@tand/ui/foundations/Grid';
import type { ContentLang } from '@tand/festival';
import { useLocale } from '@tand/ui/foundations/LocaleProvider';
import { Section } from '@tand/ui/foundations/Section';
import { buy, four, priced } from './TicketCard.fixtures.ts';
import base from './TicketCard.stories.tsx';
import { TicketCard, type TicketCardProps } from './TicketCard.tsx';

const meta = { ...base, title: 'Components/TicketCard/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

function Tickets({ tickets, ...grid }: { tickets: Record<ContentLang, TicketCardProps[]> } & Omit<GridProps, 'children'>) {
  return (
    <Section band="wood">
      <Grid {...grid}>
        {tickets[useLocale().lang as ContentLang].map(ticket => (
          <TicketCard key={ticket.title} {...ticket} />
        ))}
      </Grid>
    </Section>
  );
}
/** Three boxes on a wooden band; the main one is taller. */
export const Row: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Tickets tickets={priced} columns={3} align="end" gap="loose" />,
};

/** The four tickets of the festival; each name fills its label. */
export const FourInARow: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Tickets tickets={four} columns={4} align="stretch" />,
};

export const WithoutPrice: Story = {};

export const Empty: Story = { args: { kicker: undefined, children: undefined, action: undefined } };

/** Long words break on the label, in the drawer and on the button. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    title: 'Halvdagsentrébiljett',
    kicker: 'Kvällsöppetbesökserbjudande',
    children: 'Garderobsförvaringsavgift ingår',
    price: '145 kr',
    action: buy('Köp halvdagsentrébiljett'),
  },
};
