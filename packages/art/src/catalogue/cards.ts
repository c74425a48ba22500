import { KB, type Picture } from '../build/picture.ts';
import { EMBLEMS, type EmblemName } from '../emblems/emblems.ts';
import type { Composition, Format } from '../labels/cover.ts';
import type { Ground, Palette } from '../labels/ground.ts';
import { isInk, type Ink } from '../palette.ts';

type Card = readonly [emblem: EmblemName, palette: `${Ink}${Ink}`, ground: Ground, composition?: Composition];

/** Cards of activities, 4:3. Two that follow each other never share a ground ink. */
const ACTIVITIES: Record<string, Card> = {
  retro: ['crt', 'ry', 'rays'],
  console: ['padRed', 'by', 'dots'],
  arcade: ['arcade', 'yb', 'iso'],
  cosplay: ['cosplayStage', 'pr', 'sun'],
  'geek-bazaar': ['gacha', 'ky', 'rays'],
  'veizla-mega': ['wargame', 'ry', 'strike'],
  'arcane-game': ['gate', 'by', 'rays'],
  saab: ['mooseRoad', 'gy', 'stripes'],
  'rocket-league': ['truckBall', 'bp', 'rays'],
  geoguessr: ['signpost', 'yb', 'waves'],
  aoe: ['palace', 'gy', 'sun'],
  ecec: ['office', 'wr', 'iso'],
  cod: ['supplyDrop', 'py', 'rays'],
  elgiganten: ['parts', 'gw', 'dots'],
  husqvarna: ['mower', 'bw', 'waves'],
  arla: ['milk', 'yr', 'sun'],
  cancerfonden: ['match', 'by', 'rays'],
  turbotant: ['booth', 'pb', 'iso'],
  kebnekajsa: ['peak', 'yr', 'rays'],
  gunvor: ['kaiju', 'rw', 'sun'],
  'network-tour': ['cable', 'ky', 'dots'],
  relay: ['relay', 'gy', 'stripes'],
  'can-hunt': ['canCat', 'pr', 'rays'],
  'rent-setup': ['setup', 'yb', 'iso'],
  'chair-yoga': ['chairYoga', 'gw', 'waves'],
  karaoke: ['karaoke', 'bp', 'rays'],
  'board-games': ['diceCat', 'gy', 'dots'],
  helicopter: ['heliPad', 'by', 'sun'],
  'demo-party': ['neonTower', 'pr', 'rays'],
  'case-mod': ['cogTrophy', 'rw', 'strike'],
};

/** Tournament key art, 16:9, in our own symbols. */
const TOURNAMENTS: Record<string, Card> = {
  cs2: ['trophy', 'rw', 'rays'],
  'cs2-details': ['highScore', 'by', 'iso'],
  'cs2-b': ['headset', 'pr', 'dots'],
  dota2: ['lanes', 'py', 'sun'],
  'valorant-lan': ['wasd', 'ky', 'strike'],
  lol: ['twoGates', 'py', 'rays'],
  pubg: ['dinner', 'by', 'sun'],
  fortnite: ['plankTower', 'pr', 'iso'],
  geoguessr: ['roads', 'yr', 'waves'],
  ECEC: ['office', 'bw', 'dots'],
  valorant: ['invitational', 'ry', 'rays'],
  goals: ['goal', 'rw', 'stripes'],
  cod: ['supplyDrop', 'yb', 'rays'],
  aoe: ['timber', 'by', 'iso'],
  'rocket-league': ['truckBall', 'pr', 'rays'],
};

/** Covers of pages that have no scene of their own, 16:9. */
const PAGES: Record<string, Card> = {
  contact: ['modem', 'bp', 'rays'],
  faq: ['crew', 'pb', 'rays'],
  partners: ['bundle', 'pr', 'iso'],
  search: ['signpost', 'by', 'rays'],
  deals: ['setup', 'bp', 'dots'],
  friends: ['relay', 'pb', 'sun'],
  makeFriends: ['powerStrip', 'by', 'iso'],
  parents: ['mooseDoor', 'br', 'rays'],
  firstLan: ['backpack', 'gw', 'sun'],
  access: ['ramp', 'by', 'waves'],
  easyRead: ['comics', 'pb', 'dots'],
  accessibility: ['keyboard', 'py', 'rays'],
  privacy: ['matchbook', 'kr', 'strike'],
  eventrules: ['desk', 'ry', 'stripes'],
  consent: ['matchbook', 'by', 'stripes'],
  label: ['match', 'by', 'rays'],
  localAmbassador: ['jacket', 'yb', 'sun'],
  prizePolicy: ['cogTrophy', 'by', 'rays'],
  offline: ['cable', 'ky', 'dots'],
};

const FOOD: Record<string, Card> = {
  'lan-lounge': ['stew', 'by', 'rays'],
  'food-trucks': ['trucks', 'yb', 'sun'],
  restaurants: ['restaurant', 'gy', 'dots'],
  kiosks: ['kiosk', 'pr', 'rays'],
};
const ACCOMMODATION: Record<string, Card> = {
  'sleeping-hall': ['sleepingHall', 'yr', 'sun'],
  camping: ['campsite', 'by', 'rays'],
  cabins: ['cabin', 'pw', 'waves'],
};
const INFO: Record<string, Card> = {
  crew: ['crew', 'by', 'rays'],
  esports: ['trophy', 'ry', 'sun'],
  activities: ['diceCat', 'yb', 'iso'],
  food: ['restaurant', 'gy', 'rays'],
  creators: ['headset', 'pb', 'dots'],
  dinner: ['dinner', 'by', 'sun'],
};
const DEALS: Record<string, Card> = {
  headset: ['headset', 'yb', 'rays'],
  keyboard: ['keyboard', 'gy', 'sun'],
  mouse: ['mouse', 'by', 'dots'],
  monitor: ['monitor', 'pr', 'rays'],
  console: ['consoleBox', 'yr', 'iso'],
  chair: ['gamingChair', 'gw', 'stripes'],
  network: ['coil', 'wr', 'rays'],
  coffee: ['coffee', 'by', 'sun'],
  bundle: ['bundle', 'ry', 'rays'],
};
const SELLERS: Record<string, Card> = {
  tarningssmedjan: ['castDice', 'gy', 'rays'],
  'kretskort-och-krans': ['earrings', 'pr', 'dots'],
  grodmossan: ['frogHat', 'yr', 'sun'],
  blackhorna: ['portrait', 'ry', 'rays'],
  'kassett-karin': ['cartridges', 'gw', 'iso'],
  'plat-och-pansar': ['miniature', 'yb', 'stripes'],
  tangentsnickaren: ['woodKeys', 'by', 'sun'],
  serieladan: ['comics', 'kr', 'dots'],
  'mjukisar-med-humor': ['plush', 'by', 'rays'],
  nordnalen: ['jacket', 'yr', 'waves'],
};
const INSTAGRAM: Record<string, Card> = {
  '1': ['asleepAtKeys', 'yr', 'sun'],
  '2': ['bowl', 'ky', 'rays'],
  '3': ['knightAtBus', 'pr', 'stripes'],
  '4': ['kaijuLights', 'by', 'dots'],
  '5': ['padSink', 'yr', 'waves'],
  '6': ['crowd', 'ry', 'rays'],
  '7': ['highScore', 'by', 'strike'],
  '8': ['campsite', 'pr', 'sun'],
  '9': ['powerStrip', 'gy', 'rays'],
  '10': ['mooseDoor', 'by', 'iso'],
  '11': ['coffeeQueue', 'gw', 'dots'],
  '12': ['heliPad', 'yr', 'sun'],
};

const SETS: readonly (readonly [folder: string, cards: Record<string, Card>, format: Format])[] = [
  ['activities', ACTIVITIES, 'card'],
  ['tournaments', TOURNAMENTS, 'cover'],
  ['pages', PAGES, 'cover'],
  ['food', FOOD, 'card'],
  ['accommodation', ACCOMMODATION, 'card'],
  ['cards', INFO, 'card'],
  ['deals', DEALS, 'square'],
  ['sellers', SELLERS, 'card'],
  ['instagram', INSTAGRAM, 'square'],
];

/** Palette of two letters, one for each ink: 'by' is blue and yellow. */
export function paletteOf(inks: string): Palette {
  const [ground, second] = Array.from(inks).filter(isInk);
  if (!ground || !second) throw new Error(`"${inks}" does not name two inks.`);
  return [ground, second];
}

/** Emblem and inks of the key art whose name is the slug of a tournament, or its beginning. */
export function tournamentLook(slug: string): { emblem: EmblemName; palette: Palette } | undefined {
  const known = Object.keys(TOURNAMENTS).toSorted((a, b) => b.length - a.length);
  const key = known.find(name => slug.toLowerCase().startsWith(name.toLowerCase()));
  const card = key === undefined ? undefined : TOURNAMENTS[key];
  return card && { emblem: card[0], palette: paletteOf(card[1]) };
}

/** Emblem and inks of the cover that a page without a scene opens with. */
export function pageLook(page: string): { emblem: EmblemName; palette: Palette } | undefined {
  const card = Object.hasOwn(PAGES, page) ? PAGES[page] : undefined;
  return card && { emblem: card[0], palette: paletteOf(card[1]) };
}

/** Cards on a label's ground, and every emblem by itself without a ground. */
export function cardPictures(): Picture[] {
  const cards = SETS.flatMap(([folder, set, format]) =>
    Object.entries(set).map(([slug, [emblem, inks, ground, composition = 'one']]): Picture => {
      const palette = paletteOf(inks);
      return {
        name: `${folder}/${slug}`,
        module: 'labels/cover.ts',
        draw: 'cover',
        args: [{ emblem, palette, ground, composition }, format],
        budget: 14 * KB,
      };
    }),
  );
  const icons = Object.keys(EMBLEMS).map((name): Picture => ({
    name: `emblems/${name}`,
    module: 'labels/bare.ts',
    draw: 'bareEmblem',
    args: [name],
    budget: 14 * KB,
  }));
  const row = ['match', 'wasd', 'trophy', 'booth', 'bowl', 'tent'] satisfies EmblemName[];
  return [...cards, ...icons, { name: 'icons', module: 'labels/bare.ts', draw: 'emblemRow', args: [row], budget: 14 * KB }];
}
