import type { CityPlaceEntry, HiddenEntry } from '../../src/types.ts';

export const cityPlaces: readonly CityPlaceEntry[] = [
  { slug: 'arcade', district: 'tokyo-town', background: 'yellow', programme: { location: 2, words: ['arkad', 'flipper', 'rytmspel'] } },
  { slug: 'retro', district: 'tokyo-town', background: 'teal', programme: { location: 2, words: ['retro', 'fyrtio år', 'speedrun'] } },
  {
    slug: 'console',
    district: 'tokyo-town',
    background: 'pink',
    programme: { location: 2, words: ['console', 'sit-n-go', 'fajting', 'handkontroll', 'topplist'] },
  },
  {
    slug: 'food-trucks',
    district: 'tilted-blocks',
    background: 'teal',
    text: {
      sv: 'Utomhus, på planen vid huvudentrén. Ramenvagnen står i gränden i Tokyo Town.',
      en: 'Outdoors, in front of the main entrance. The ramen truck is in the alley of Tokyo Town.',
    },
    programme: { location: 3, words: ['ramen', 'mat'] },
  },
  {
    slug: 'groups',
    district: 'tilted-blocks',
    background: 'yellow',
    name: { sv: 'Gruppbygget', en: 'The group build' },
    text: { sv: 'Sitt ihop, bygg ihop, riv ihop.', en: 'Sit together, build together, tear it down together.' },
    href: '/tickets/groups',
    programme: { location: 3, words: ['kloss', 'bygg', 'riv'] },
  },
  {
    slug: 'seat-map',
    district: 'neon-district',
    background: 'pink',
    name: { sv: 'LAN-hallen', en: 'LAN Hall' },
    text: {
      sv: 'Bordsrader i fyra av stadsdelarna. Hitta din med numret på stolpen.',
      en: 'Rows of desks in four of the districts. Find yours by the number on the post.',
    },
    href: '/tickets/seatbooking',
    programme: { location: 9, words: ['rad', 'nätet', 'lan', 'stol'] },
  },
  {
    slug: 'cosplay-stage',
    district: 'neon-district',
    background: 'teal',
    name: { sv: 'Stora scenen', en: 'Main Stage' },
    text: {
      sv: 'Längst in i hallen. Finaler, dräkter och bas som känns i bordet.',
      en: 'At the far end of the hall. Finals, costumes and bass you can feel through the desk.',
    },
    href: '/activities/cosplay',
    programme: { location: 1 },
  },
  {
    slug: 'cosplay-village',
    district: 'mirage-palace',
    background: 'yellow',
    name: { sv: 'Cosplaybyn', en: 'Cosplay Village' },
    text: {
      sv: 'Till höger om Stora scenen. Symaskiner, limpistoler och ett akuttält för vingar.',
      en: 'To the right of the Main Stage. Sewing machines, glue guns and a first aid tent for wings.',
    },
    href: '/activities/cosplay',
    programme: { location: 10 },
  },
  {
    slug: 'restaurants',
    district: 'mirage-palace',
    background: 'pink',
    text: { sv: 'En trappa upp, med hiss vid informationen.', en: 'Upstairs, with a lift by the information desk.' },
    programme: { location: 5, words: ['kaffe', 'middag'] },
  },
  {
    slug: 'press',
    district: 'streamer-avenue',
    background: 'yellow',
    name: { sv: 'Sändningsrummet', en: 'The broadcast room' },
    text: { sv: 'Röd lampa betyder viska.', en: 'A red light means whisper.' },
    href: '/press',
    programme: { location: 6, words: ['sänd', 'live', 'panel', 'workshop'] },
  },
  { slug: 'kiosks', district: 'streamer-avenue', background: 'teal', programme: { location: 6, words: ['frukost', 'mat'] } },
  { slug: 'veizla-mega', district: 'rosa-helikopter', background: 'yellow', programme: { location: 7, words: ['veizla', 'figur'] } },
  { slug: 'geek-bazaar', district: 'rosa-helikopter', background: 'blue', programme: { location: 7, words: ['bazaar'] } },
  { slug: 'saab', district: 'rosa-helikopter', background: 'pink', programme: { location: 7, words: ['saab', 'racing'] } },
  {
    slug: 'sleeping-hall',
    district: 'quiet-lan',
    background: 'blue',
    text: { sv: 'En egen hall, vägg i vägg med LAN-hallen.', en: 'A hall of its own, next door to the LAN Hall.' },
    programme: { location: 8, words: ['yoga', 'tystnad', 'långsam'] },
  },
  {
    slug: 'lan-lounge',
    district: 'quiet-lan',
    background: 'yellow',
    text: { sv: 'Matsalen mitt i LAN-hallen.', en: 'The dining hall in the middle of the LAN Hall.' },
    programme: { location: 9, words: ['gryta', 'lounge', 'frukost'] },
  },
];

export const hidden: readonly HiddenEntry[] = [
  {
    id: 'gunvor',
    name: { sv: 'Gunvor', en: 'Gunvor' },
    hint: { sv: 'Sju meter hög. Bär headset.', en: 'Seven metres tall. Wears a headset.' },
  },
  {
    id: 'bulle',
    name: { sv: 'Bullen', en: 'Bun' },
    hint: { sv: 'Köar till ramen fast den är ett bakverk.', en: 'Queues for ramen despite being a pastry.' },
  },
  {
    id: 'sladd',
    name: { sv: 'Sladd', en: 'Cable' },
    hint: { sv: 'Svart och tyst, nära järnvägen.', en: 'Black and silent, by the railway.' },
  },
  {
    id: 'taggen',
    name: { sv: 'Taggen', en: 'Spike' },
    hint: { sv: 'Bygger bo av den minsta klossen.', en: 'Builds a nest from the smallest block.' },
  },
  { id: 'kant', name: { sv: 'Kant', en: 'Edge' }, hint: { sv: 'En kloss som tittar tillbaka.', en: 'A block that looks back.' } },
  {
    id: 'tomten',
    name: { sv: 'Vattenpasset', en: 'Spirit Level' },
    hint: { sv: 'Tomten som tycker att allt står rakt.', en: 'A gnome who thinks everything stands straight.' },
  },
  {
    id: 'lagg',
    name: { sv: 'Lagg', en: 'Lag' },
    hint: { sv: 'Spöket som alltid kommer lite sent.', en: 'The ghost who is always a little late.' },
  },
  {
    id: 'ugglan',
    name: { sv: 'Nattugglan', en: 'Night Owl' },
    hint: { sv: 'Sitter nära maten. Blinkar i otakt.', en: 'Sits near the food. Blinks out of step.' },
  },
  {
    id: 'noll',
    name: { sv: 'Noll-Två', en: 'Zero Two' },
    hint: { sv: 'Roboten som parkerat bland datorerna.', en: 'The robot parked among the computers.' },
  },
  {
    id: 'stickan',
    name: { sv: 'Stickan', en: 'Prickle' },
    hint: { sv: 'Kaktusen med blomma i håret.', en: 'The cactus with a flower in its hair.' },
  },
  {
    id: 'ping',
    name: { sv: 'Ping', en: 'Ping' },
    hint: { sv: 'Snigeln som svarar om en stund.', en: 'The snail who answers in a while.' },
  },
  {
    id: 'dadel',
    name: { sv: 'Dadel', en: 'Date' },
    hint: { sv: 'Kamelen som gått långt för myntate.', en: 'The camel who walked far for mint tea.' },
  },
  {
    id: 'kvack',
    name: { sv: 'Livkvack', en: 'Live Quack' },
    hint: { sv: 'Ankan har fler tittare än du tror.', en: 'The duck has more viewers than you think.' },
  },
  {
    id: 'attan',
    name: { sv: 'Åttan', en: 'Eighty' },
    hint: { sv: 'Bläckfisken: åtta armar, noll musmattor.', en: 'The octopus: eight arms, no mouse mats.' },
  },
  {
    id: 'rosten',
    name: { sv: 'Rosten', en: 'Toasty' },
    hint: { sv: 'Brödrosten som kommenterar matcher.', en: 'The toaster who commentates matches.' },
  },
  {
    id: 'udda',
    name: { sv: 'Udda', en: 'Odd' },
    hint: { sv: 'En strumpa som letar efter den andra.', en: 'A sock looking for the other one.' },
  },
  {
    id: 'frack',
    name: { sv: 'Frack', en: 'Tails' },
    hint: { sv: 'Pingvinen, överklädd, på dansgolvet.', en: 'The penguin, overdressed, on the dance floor.' },
  },
  { id: 'molly', name: { sv: 'Molly', en: 'Cloudia' }, hint: { sv: 'Ett moln som missade flyget.', en: 'A cloud who missed her flight.' } },
  {
    id: 'musen',
    name: { sv: 'Musen', en: 'Mouse' },
    hint: { sv: 'Två knappar, ett hjul, en lång svans.', en: 'Two buttons, a wheel, a long tail.' },
  },
  { id: 'ba', name: { sv: 'Bä', en: 'Baa' }, hint: { sv: 'Fåret som räknar människor.', en: 'The sheep who counts people.' } },
  { id: 'bok', name: { sv: 'Bokmalen', en: 'Bookworm' }, hint: { sv: 'Läser högt, fast tyst.', en: 'Reads out loud, quietly.' } },
];
