import type { StoryWords } from '../../test/localized.tsx';
import { breadcrumbsOf, textOf } from '../../test/words.tsx';
import type { PartnerPageProps } from './PartnerPage.tsx';

const banner = { src: '/img/partners/arla.svg', width: 320, height: 180 };
const emblem = { src: '/img/emblems/coffeeQueue.svg', width: 240, height: 240 };

export const words = {
  sv: {
    tone: 'teal',
    title: 'Arla: frukost på raden',
    lead: 'Tredje morgonen har ingen orkat ställa klockan. Då kommer frukosten till dig i stället, på hjul och med klocka.',
    breadcrumbs: breadcrumbsOf('sv', { text: 'Partner', href: '/partners' }, 'Arla'),
    image: { ...banner, alt: 'Arla' },
    facts: {
      title: 'På plats',
      emblem,
      items: [
        { label: 'Frukostvagnen', value: 'Söndag kl. 10.00–12.00, LAN-hallen' },
        { label: 'På vagnen', value: 'Kaffe, fil och bulle' },
        { label: 'Allergisk?', value: 'Laktosfritt och havrebaserat finns, bullens innehåll står på lådan' },
      ],
    },
    texts: [
      textOf('trolley', 'Lyssna efter koskällan', 'Två vagnar börjar i varsin ände av LAN-hallen och möts på mitten strax före tolv.'),
      textOf('shelf', 'Hyllan i kylen', 'I loungen fylls mejerihyllan två gånger om dygnet. Mjölken till kaffet är fri.'),
      textOf('waste', 'Inget i slasken', 'Öppnade paket som blir över går till kvällens pannkakor på måndagen.'),
    ],
    quotes: {
      title: 'Så låter det',
      tone: 'yellow',
      items: [
        {
          text: '”Jag vaknade av en koskälla och en bulle. Bättre har ingen väckning varit sedan jag var fem.”',
          name: 'Hampus Roos',
          title: 'LAN-besökare, rad 31',
        },
        {
          text: '”Vi kör ut niohundra bullar på två timmar. Svängarna vid rad tolv sitter i höften.”',
          name: 'Gun-Britt Alm',
          title: 'frukostansvarig',
        },
      ],
    },
    next: {
      title: 'Vidare',
      links: [
        { text: 'All mat på festivalen', href: '/food' },
        { text: 'Söndag i LAN-hallen', href: '/schedule?day=2&place=9' },
      ],
      back: { text: 'Alla partner', href: '/partners' },
    },
  },
  en: {
    title: 'Arla: breakfast in your row',
    lead: 'By the third morning nobody has set an alarm. So breakfast comes to you, on wheels and with a bell.',
    breadcrumbs: breadcrumbsOf('en', { text: 'Partners', href: '/partners' }, 'Arla'),
    facts: {
      title: 'On site',
      emblem,
      items: [
        { label: 'The breakfast trolley', value: 'Sunday 10:00–12:00, LAN Hall' },
        { label: 'On board', value: 'Coffee, yoghurt and buns' },
        { label: 'Allergies?', value: 'Lactose-free and oat options exist; what is in the bun is printed on the crate' },
      ],
    },
    texts: [
      textOf(
        'trolley',
        'Listen for the cowbell',
        'Two trolleys start from opposite ends of the LAN Hall and meet halfway just before noon.',
      ),
      textOf('shelf', 'The shelf in the fridge', 'The lounge’s dairy shelf is filled twice a day. Milk for coffee is free.'),
      textOf('waste', 'Nothing down the drain', 'Opened cartons left over become pancakes on Monday evening.'),
    ],
    quotes: {
      title: 'In their words',
      tone: 'yellow',
      items: [
        {
          text: '“I woke to a cowbell and a bun. No alarm has been better since I was five.”',
          name: 'Hampus Roos',
          title: 'LAN visitor, row 31',
        },
        {
          text: '“We deliver nine hundred buns in two hours. The turn at row twelve stays in your hip.”',
          name: 'Gun-Britt Alm',
          title: 'head of breakfast',
        },
      ],
    },
    next: {
      title: 'Further',
      links: [
        { text: 'All the food', href: '/food' },
        { text: 'Sunday in the LAN Hall', href: '/schedule?day=2&place=9' },
      ],
      back: { text: 'All partners', href: '/partners' },
    },
  },
} satisfies StoryWords<PartnerPageProps>;
