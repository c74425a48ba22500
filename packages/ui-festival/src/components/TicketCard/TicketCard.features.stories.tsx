import type { StoryObj } from '@storybook/react-vite';
import { Grid, type GridProps } from '@tand/ui/foundations/Grid';
import type { ContentLang } from '@tand/festival';
import { useLocale } from '@tand/ui/foundations/LocaleProvider';
import { Section } from '@tand/ui/foundations/Section';
import { Text } from '@tand/ui/foundations/Text';
import { localized } from '../../test/localized.tsx';
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
/** Three boxes on the wooden table; the main one is taller. */
export const Row: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Tickets tickets={priced} columns={3} align="end" gap="loose" />,
};

/** The four tickets of the festival; each name fills its label. */
export const FourInARow: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Tickets tickets={four} columns={4} align="stretch" />,
};

/** Without a price. */
export const WithoutPrice: Story = {};

/** With running text in the drawer. */
export const WithText: Story = localized(base.render, {
  sv: {
    title: 'Föräldrar',
    band: 'pink',
    kicker: 'Följ med in',
    facts: undefined,
    action: undefined,
    children: <Text>Kom in med ditt barn, se hallen och drick en kopp kaffe.</Text>,
  },
  en: {
    title: 'Parents',
    kicker: 'Come in with them',
    children: <Text>Come in with your child, see the hall and have a cup of coffee.</Text>,
  },
});

export const Empty: Story = { args: { kicker: undefined, facts: undefined, action: undefined } };

/** A drawer of many matches. */
export const Many: Story = localized(base.render, {
  sv: {
    title: 'Lag',
    facts: [
      'Platser bredvid varandra',
      'Eget lagskåp',
      'Gratis platsbyte',
      'Delat grenuttag',
      'Förtur till frukosten',
      'Lagfoto',
      'Namnskylt vid bordet',
      'Extra insläppsband',
    ],
  },
  en: {
    title: 'Team',
    facts: [
      'Seats next to each other',
      'A team locker',
      'Free seat changes',
      'A shared extension lead',
      'First to breakfast',
      'A team photo',
      'Your name on the table',
      'A spare wristband',
    ],
  },
});

/** Long words break on the label, in the drawer and on the button. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    title: 'Halvdagsentrébiljett',
    kicker: 'Kvällsöppetbesökserbjudande',
    facts: ['Garderobsförvaringsavgift ingår'],
    price: '145 kr',
    action: buy('Köp halvdagsentrébiljett'),
  },
};
