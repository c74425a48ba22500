import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@tand/ui/foundations/Grid';
import { Section } from '@tand/ui/foundations/Section';
import { Text } from '@tand/ui/foundations/Text';
import { TicketCard } from './TicketCard.tsx';

const meta = {
  title: 'Components/TicketCard/Features',
  component: TicketCard,
  args: { title: 'Dagspass', kicker: 'För dig som vill titta in', tone: 'blue' },
} satisfies Meta<typeof TicketCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three boxes on the wooden table; the main one is taller. */
export const Row: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section tone="wood">
      <Grid columns={3} align="end" gap="loose">
        <TicketCard
          title="1 dygn"
          kicker="För dig som vill titta in"
          tone="blue"
          facts={['Alla sju stadsdelar', 'Öppna turneringar', 'Arkad på fri kredit']}
          price="395 kr"
          priceNote="välj dag"
          action={{ href: '/tickets', text: 'Köp 1 dygn' }}
        />
        <TicketCard
          isMain
          title="4 dygn"
          kicker="Hela festivalen"
          facts={['Egen LAN-plats med 10 Gbit', 'Sovsal eller tältplats', 'Battle Pass ingår', 'Förtur till signeringar']}
          price="995 kr"
          priceNote="1 195 kr från 1 maj"
          action={{ href: '/tickets', text: 'Köp 4 dygn' }}
        />
        <TicketCard
          title="Lag"
          kicker="Minst fyra kompisar"
          tone="yellow"
          facts={['Platser bredvid varandra', 'Eget lagskåp', 'Gratis platsbyte']}
          price="845 kr"
          priceNote="per person"
          action={{ href: '/tickets/groups', text: 'Köp lag' }}
        />
      </Grid>
    </Section>
  ),
};

/** The four tickets of the festival: each name fills its label. */
export const FourInARow: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section tone="wood">
      <Grid columns={4} align="stretch">
        <TicketCard title="LAN" kicker="Egen plats" facts={['Bord och 10 Gbit']} action={{ href: '/tickets', text: 'Köp LAN-biljett' }} />
        <TicketCard
          title="Festivalpass"
          kicker="Alla fyra dygnen"
          tone="blue"
          facts={['Alla sju stadsdelar']}
          action={{ href: '/tickets', text: 'Köp festivalpass' }}
        />
        <TicketCard
          title="Dagspass"
          kicker="En dag"
          tone="yellow"
          facts={['Till kl. 22']}
          action={{ href: '/tickets', text: 'Köp dagspass' }}
        />
        <TicketCard
          title="Föräldrapass"
          kicker="Följ med in"
          tone="pink"
          facts={['Kaffe i foajén']}
          action={{ href: '/tickets', text: 'Köp föräldrapass' }}
        />
      </Grid>
    </Section>
  ),
};

/** Without a price none is shown. */
export const WithoutPrice: Story = { args: { facts: ['Alla sju stadsdelar'], action: { href: '/tickets', text: 'Köp dagspass' } } };

/** With running text in the drawer. */
export const WithText: Story = {
  args: {
    title: 'Föräldrar',
    tone: 'pink',
    kicker: 'Följ med in',
    children: <Text>Kom in med ditt barn, se hallen och drick en kopp kaffe.</Text>,
  },
};

/** A name and nothing more. */
export const Empty: Story = { args: { kicker: undefined } };

/** A drawer of many matches. */
export const Many: Story = {
  args: {
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
};

/** Long words break on the label, in the drawer and on the button. */
export const LongWords: Story = {
  args: {
    title: 'Halvdagsentrébiljett',
    kicker: 'Kvällsöppetbesökserbjudande',
    facts: ['Garderobsförvaringsavgift ingår'],
    price: '145 kr',
    action: { href: '/tickets', text: 'Köp halvdagsentrébiljett' },
  },
};
