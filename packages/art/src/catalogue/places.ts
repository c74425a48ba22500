import { KB, type Picture } from '../build/picture.ts';
import type { EditionPictures } from './edition.ts';

/** Scenes of places: name, module below src/places, export. */
const PLACES: readonly (readonly [name: string, module: string, draw: string])[] = [
  ['seat-map', 'meet', 'seatMap'],
  ['camping', 'camping', 'camping'],
  ['sleeping-hall', 'sleeping-hall', 'sleepingHallPlace'],
  ['cabins', 'cabins', 'cabins'],
  ['lan-lounge', 'lounge', 'lanLounge'],
  ['food-trucks', 'food-trucks', 'foodTrucks'],
  ['restaurants', 'restaurants', 'restaurants'],
  ['kiosks', 'kiosks', 'kiosks'],
  ['retro', 'play', 'retro'],
  ['console', 'console', 'consoleCorner'],
  ['arcade', 'arcade-hall', 'arcadeHall'],
  ['veizla-mega', 'war-table', 'warhammer'],
  ['cosplay-village', 'cosplay-village', 'cosplayVillage'],
  ['cosplay-stage', 'cosplay-stage', 'cosplayContest'],
  ['arcane-game', 'arcane', 'arcaneGame'],
  ['saab', 'behind-the-wheel', 'saabHall'],
  ['geek-bazaar', 'bazaar', 'geekBazaar'],
  ['groups', 'groups', 'groups'],
  ['crew', 'crew', 'crewCamp'],
  ['press', 'press-room', 'pressRoom'],
  ['venue', 'meet', 'venue'],
  ['signup', 'sign-up', 'signUp'],
  ['tickets', 'ticket-booth', 'ticketHatch'],
  ['battlepass', 'battle-pass', 'battlePass'],
  ['game-of-the-month', 'labyrinth', 'labyrinth'],
  ['activities', 'overviews', 'activitiesFair'],
  ['food', 'overviews', 'longTable'],
  ['accommodation', 'overviews', 'threeBeds'],
  ['creators', 'overviews', 'creatorsYard'],
  ['esports', 'overviews', 'arena'],
];

/** Kinds of entries whose pages show a place. */
const placeKinds = new Set<string | undefined>(['activity', 'food', 'accommodation']);

/** A drawer for each place, by day and night: scenes/camping-day and so on; a neutral drawer for an entry without a drawing. */
export function placePictures({ pages }: Pick<EditionPictures, 'pages'>): Picture[] {
  const others = pages.flatMap(({ entry, title, lang }) => {
    const isPlain = lang === 'sv' && placeKinds.has(entry?.kind) && !PLACES.some(([name]) => name === entry?.slug);
    return entry && isPlain ? [[entry.slug, 'plain', 'plainPlace', title] as const] : [];
  });
  return [...PLACES, ...others].flatMap(([name, module, draw, ...args]) =>
    (['day', 'night'] as const).map((mode): Picture => ({
      name: `scenes/${name}-${mode}`,
      module: `places/${module}.ts`,
      draw,
      args,
      scene: { mode, pad: 24 },
      budget: 90 * KB,
    })),
  );
}
