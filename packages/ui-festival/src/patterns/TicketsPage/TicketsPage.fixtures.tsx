import type { StoryWords } from '../../test/localized.tsx';
import { proseOf } from '../../test/words.tsx';
import { words as battlepass } from '../BattlepassSection/BattlepassSection.fixtures.ts';
import { no, row, yes } from '../ComparisonSection/ComparisonSection.fixtures.ts';
import { data, words as countdown } from '../CountdownSection/CountdownSection.fixtures.ts';
import { words as cards } from '../TicketsSection/TicketsSection.fixtures.ts';
import type { TicketsPageProps } from './TicketsPage.tsx';

const scene = { src: '/img/scenes/tickets-day.svg', nightSrc: '/img/scenes/tickets-night.svg', width: 560, height: 381, isFramed: false };
const labyrinth = {
  imageUrl: '/img/scenes/game-of-the-month-day.svg',
  imageNightUrl: '/img/scenes/game-of-the-month-night.svg',
  imageSize: { width: 560, height: 365 },
};
const map = { imageUrl: '/img/map-day.svg', imageNightUrl: '/img/map-night.svg', imageSize: { width: 1442, height: 886 } };

export const words = {
  sv: {
    tone: 'yellow',
    title: 'Välj din ask',
    lead: 'Fyra biljetter, en enkel fråga: tar du med dator? Om ja är det LAN-biljetten. Om nej är det någon av de andra tre.',
    image: { ...scene, alt: 'En blå biljettkassa i en låda, med en kö som ringlar förbi ett rosa träd och en låga.' },
    cards: { ...cards.sv, id: 'cards', title: 'Fyra sorters biljett' },
    countdown: { ...countdown.sv, ...data, titleId: 'countdown' },
    battlepass: battlepass.sv,
    gameOfTheMonth: {
      ...labyrinth,
      title: 'Månadens spel: Svavelprov',
      ctaPage: '/contact',
      ctaText: 'Fråga supporten om koden',
      children: proseOf('Den som köper biljett i maj får en kod till en liten labyrint om en tändsticka som inte får gå ut.'),
    },
    seatBooking: {
      ...map,
      title: 'Boka stolen',
      ctaPage: '/tickets/seatbooking',
      ctaText: 'Så bokar du plats',
      children: proseOf('LAN-biljetten ger dig ett bord, en stol, ström och tio gigabit till raden.'),
    },
    groups: {
      title: 'Ni är fler än fem',
      text: <p>Klassen, klanen eller kontoret? Grupper får sitta i samma kvarter och slipper jaga varandra om pengar.</p>,
      action: { text: 'Läs om grupper', href: '/tickets/groups' },
    },
    included: {
      title: 'Vad ingår i vad?',
      lead: 'Ledsagare behöver ingen biljett. Säg till i entrén, så räcker det.',
      columns: ['LAN-biljett', 'Festivalpass', 'Dagsbiljett', 'Föräldrapass'],
      labels: { caption: 'Biljetterna punkt för punkt', choose: 'Visa' },
      rows: [
        row('Alla stadsdelar och scener', yes.sv, yes.sv, yes.sv, yes.sv),
        row('Egen LAN-plats med ström och nät', yes.sv, no.sv, no.sv, no.sv),
        row('Sovsal', yes.sv, 'Tillval', no.sv, no.sv),
      ],
    },
    extras: {
      title: 'Lägg till i asken',
      items: [
        {
          title: 'Mat',
          text: 'Förbeställ frukost, lunch och middag, så slipper du välja mellan kö och match.',
          action: 'Förbeställ mat',
          href: 'https://tickets.tand.example/sv/food-2025',
        },
        {
          title: 'Tröjor och prylar',
          text: 'Huva, mössa och en tändsticksask i plåt som rymmer sju sladdar.',
          action: 'Se prylarna',
          href: 'https://tickets.tand.example/sv/merchandise-2025',
        },
      ],
    },
    questions: {
      title: 'Bra att veta innan du köper',
      text: proseOf('Biljetten är personlig men kan byta ägare till och med torsdagen före insläppet.'),
    },
  },
  en: {
    title: 'Pick your box',
    lead: 'Four tickets and one simple question: are you bringing a computer? If yes, it’s the LAN ticket. If no, it’s one of the other three.',
    image: { ...scene, alt: 'A blue ticket booth in a drawer, with a queue winding past a pink tree and a flame.' },
    cards: { ...cards.sv, ...cards.en, id: 'cards', title: 'Four kinds of ticket' },
    countdown: { ...countdown.sv, ...countdown.en, ...data, titleId: 'countdown' },
    battlepass: { ...battlepass.sv, ...battlepass.en },
    gameOfTheMonth: {
      ...labyrinth,
      title: 'Game of the month: Svavelprov',
      ctaPage: '/contact',
      ctaText: 'Ask support about the code',
      children: proseOf('Anyone who buys a ticket in May gets a code for a small maze about a match that must not go out.'),
    },
    seatBooking: {
      ...map,
      title: 'Book your chair',
      ctaPage: '/tickets/seatbooking',
      ctaText: 'How to book a seat',
      children: proseOf('The LAN ticket gives you a desk, a chair, power and ten gigabit to the row.'),
    },
    groups: {
      title: 'More than five of you',
      text: <p>The class, the clan or the office? Groups sit in the same block and needn’t chase each other for money.</p>,
      action: { text: 'Read about groups', href: '/tickets/groups' },
    },
    included: {
      title: 'What’s included in what?',
      lead: 'Personal assistants need no ticket. Tell us at the entrance and that will do.',
      columns: ['LAN ticket', 'Festival pass', 'Day pass', 'Parents pass'],
      labels: { caption: 'The tickets point by point', choose: 'Show' },
      rows: [
        row('All districts and stages', yes.en, yes.en, yes.en, yes.en),
        row('A LAN seat with power and network', yes.en, no.en, no.en, no.en),
        row('Sleeping hall', yes.en, 'Extra', no.en, no.en),
      ],
    },
    extras: {
      title: 'Add to the box',
      items: [
        {
          title: 'Food',
          text: 'Order breakfast, lunch and dinner ahead, and never choose between a queue and a match.',
          action: 'Pre-order food',
          href: 'https://tickets.tand.example/en/food-2025',
        },
        {
          title: 'Shirts and things',
          text: 'A hoodie, a beanie and a tin matchbox that holds seven cables.',
          action: 'See the things',
          href: 'https://tickets.tand.example/en/merchandise-2025',
        },
      ],
    },
    questions: {
      title: 'Good to know before you buy',
      text: proseOf('The ticket is personal but can change hands up to the Thursday before doors.'),
    },
  },
} satisfies StoryWords<TicketsPageProps>;
