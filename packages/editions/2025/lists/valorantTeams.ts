import type { Team } from '../../src/types.ts';

export const valorantTeams: readonly Team[] = [
  {
    slug: 'nattvak',
    name: 'Nattvak',
    tag: 'NTV',
    from: { sv: 'Göteborg', en: 'Gothenburg' },
    description: {
      sv: 'Regerande mästare. Tränar bara efter midnatt och är på dåligt humör före lunch, så titta på kvällsmatcherna.',
      en: 'Reigning champions. They only practise after midnight and are in a foul mood before lunch, so watch their evening games.',
    },
  },
  {
    slug: 'kanelbullarna',
    name: 'Kanelbullarna',
    tag: 'KNB',
    from: { sv: 'Uppsala', en: 'Uppsala, north of Stockholm' },
    description: {
      sv: 'Fem läkarstudenter med lugna händer. Ingen i laget har någonsin höjt rösten i headsetet.',
      en: 'Five medical students with steady hands. Nobody on this team has ever raised their voice on comms.',
    },
  },
  {
    slug: 'automatkaffe',
    name: 'Automatkaffe',
    tag: 'AUT',
    from: { sv: 'Här, förra året', en: 'Right here, last year' },
    description: {
      sv: 'Bildades vid kaffeautomaten på förra festivalen av fem främlingar. Har sedan dess förlorat en enda gång.',
      en: 'Formed at last year’s coffee machine by five strangers. They have lost exactly once since.',
    },
  },
  {
    slug: 'fyr',
    name: 'FYR Esport',
    tag: 'FYR',
    from: { sv: 'Malmö', en: 'Malmö, by the bridge' },
    description: {
      sv: 'Proffsen i startfältet, med tränare, analytiker och en person som bara håller i vattenflaskor.',
      en: 'The pros of the field, with a coach, an analyst and one person who only holds water bottles.',
    },
  },
  {
    slug: 'norrland-uncapped',
    name: 'Norrland Uncapped',
    tag: 'NUC',
    from: { sv: 'Umeå och Skellefteå', en: 'Umeå and Skellefteå' },
    description: {
      sv: 'Åker nattåg i fjorton timmar för att spela. Har en egen vagn och en egen väckarklocka.',
      en: 'Fourteen hours on the night train to get here. They bring their own carriage and their own alarm clock.',
    },
  },
  {
    slug: 'systrarna-plasma',
    name: 'Systrarna Plasma',
    tag: 'SPL',
    from: { sv: 'Eksjö', en: 'Eksjö, an hour away' },
    description: {
      sv: 'Tre systrar, en kusin och en granne. Kommunicerar med blickar och har den bästa hejaklacken i Småland.',
      en: 'Three sisters, a cousin and a neighbour. They talk in glances and have the best supporters in Småland.',
    },
  },
  {
    slug: 'reservlaget',
    name: 'Reservlaget',
    tag: 'RES',
    from: { sv: 'Hela landet', en: 'All over Sweden' },
    description: {
      sv: 'Fem avbytare från fem andra lag som tröttnade på bänken. Favoriter hos alla som någon gång valts sist.',
      en: 'Five substitutes from five other teams who grew tired of the bench. Loved by anyone ever picked last.',
    },
  },
];
