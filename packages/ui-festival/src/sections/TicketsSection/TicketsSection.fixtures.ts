import type { ContentLang } from '@tand/festival';
import type { StoryWords } from '../../test/localized.tsx';
import type { TicketsSectionItem, TicketsSectionProps } from './TicketsSection.tsx';

type Row = readonly [id: string, band: TicketsSectionItem['band'], title: string, lead: string, text: string, buy: string];

const ticketsIn = (lang: ContentLang, rows: readonly Row[]): TicketsSectionItem[] =>
  rows.map(([id, band, title, lead, text, buy]) => ({
    id,
    band,
    title,
    lead,
    paragraphs: [text],
    isMain: id === 'lan',
    action: { href: `https://tickets.tand.example/${lang}/${id}-2025`, text: buy, isExternal: true },
  }));

export const words = {
  sv: {
    title: 'Välj din ask',
    titleId: 'cards-headline',
    tickets: ticketsIn('sv', [
      [
        'lan',
        'red',
        'LAN-biljett',
        'För dig som tar med datorn.',
        'Egen plats med ström och nät i fyra dygn, och hela festivalen runt omkring.',
        'Köp LAN-biljett',
      ],
      [
        'festival',
        'blue',
        'Festivalpass',
        'För dig som vill se allt.',
        'Alla dagar och alla stadsdelar, utan egen stol.',
        'Köp festivalpass',
      ],
      ['day', 'yellow', 'Dagsbiljett', 'För dig som har en dag.', 'En valfri dag, från det att dörrarna öppnar.', 'Köp dagsbiljett'],
      [
        'parents',
        'pink',
        'Föräldrapass',
        'För dig som följer med.',
        'In tillsammans med ditt barn, och ut när du behöver luft.',
        'Köp föräldrapass',
      ],
    ]),
  },
  en: {
    title: 'Pick your box',
    tickets: ticketsIn('en', [
      [
        'lan',
        'red',
        'LAN ticket',
        'If you bring your computer.',
        'A seat of your own with power and network for four days, and the whole festival around it.',
        'Buy LAN ticket',
      ],
      [
        'festival',
        'blue',
        'Festival pass',
        'If you want to see it all.',
        'Every day and every district, without a seat of your own.',
        'Buy festival pass',
      ],
      ['day', 'yellow', 'Day pass', 'If you have a day.', 'One day of your choice, from the moment the doors open.', 'Buy day pass'],
      [
        'parents',
        'pink',
        'Parents pass',
        'If you come along.',
        'In together with your child, and out when you need some air.',
        'Buy parents pass',
      ],
    ]),
  },
} satisfies StoryWords<TicketsSectionProps>;
