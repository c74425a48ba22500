import { KB, type Picture } from '../build/picture.ts';
import { REPEATABLE, type EmblemName } from '../emblems/emblems.ts';
import type { Composition, CoverLook } from '../labels/cover.ts';
import { type Ground, type Palette } from '../labels/ground.ts';
import type { Ink } from '../palette.ts';
import { rng } from '../rng.ts';
import type { NewsCover } from './edition.ts';

/** Emblems by words in a slug; the first that matches decides. */
const BY_WORD: readonly (readonly [RegExp, readonly EmblemName[]])[] = [
  [/match-?book|battle-?pass/, ['matchbook']],
  [/warhammer|veizla/, ['wargame']],
  [/rubbish|sop|pant/, ['canCat']],
  [/valorant/, ['invitational']],
  [/sista|last-/, ['lastMatches']],
  [/accessib|tillgang|ramp/, ['ramp']],
  [/crew|volunt/, ['crew']],
  [/cosplay/, ['sewing']],
  [/prize|pris|masters|final|cup/, ['trophy']],
  [/community|geoguessr|partner-tournaments/, ['signpost']],
  [/dota|lol|pubg|fortnite|goals|rocket/, ['pad']],
  [/elgiganten|partner/, ['crt']],
  [/creator|kreator|stream/, ['booth']],
  [/truck|food|mat-|korv/, ['truck']],
  [/bazaar|seller|gacha/, ['gacha']],
  [/rosa|heli/, ['heli']],
  [/pack|vaska|bag/, ['backpack']],
  [/rent|setup|hyr/, ['setup']],
  [/schedule|schema/, ['calendar']],
  [/see-you|tack|open|oppnar-lad/, ['drawer']],
  [/network|gigabit|internet/, ['cable']],
  [/tent|camping|talt|cabin|stug/, ['tent']],
  [/tilted|block/, ['tilted']],
  [/quiet|tyst|sov/, ['pods']],
  [/tokyo|kaiju/, ['kaiju']],
  [/neon/, ['neon']],
  [/mirage|palace/, ['palace']],
  [/ticket|bilj|sista/, ['tickets']],
  [/ask|tand|match|sticka/, ['match']],
  [/arcade|arkad/, ['arcade']],
  [/retro/, ['crt']],
  [/ramen/, ['ramen']],
  [/lan\b/, ['desk']],
];
/** Emblems by topic, where no word matches. */
const BY_TOPIC: Record<string, readonly EmblemName[]> = {
  nyheter: ['match', 'drawer', 'crew'],
  biljetter: ['tickets', 'match'],
  esport: ['trophy', 'wasd', 'pad'],
  lan: ['desk', 'wasd', 'pods'],
  kreatorer: ['booth', 'kaiju'],
  mat: ['ramen', 'truck', 'bowl'],
  distrikt: ['torii', 'tilted', 'neon', 'palace'],
  aktiviteter: ['arcade', 'claw', 'gacha'],
  partners: ['crt', 'maneki', 'moose'],
};
/** Main inks of an emblem, which no palette chosen for it may have (`palettesFor`). */
const OWN_INKS: Partial<Record<EmblemName, string>> = {
  pad: 'b',
  match: 'w',
  trophy: 'yk',
  maneki: 'w',
  bowl: 'r',
  heli: 'p',
  palace: 'w',
  tilted: 'b',
  neon: 'k',
  truck: 'y',
  torii: 'r',
  kaiju: 'g',
  pods: 'b',
  stage: 'k',
  speaker: 'k',
  ramen: 'r',
  booth: 'r',
  wasd: 'w',
  tickets: 'r',
  crt: 'w',
  moose: 'y',
  arcade: 'p',
  matchbook: 'r',
  ramp: 'w',
  crew: 'r',
  sewing: 'rk',
  signpost: 'w',
  backpack: 'b',
  setup: 'k',
  calendar: 'w',
  drawer: 'w',
  cable: 'b',
  tent: 'y',
  lastMatches: 'wb',
  invitational: 'k',
  wargame: 'g',
  canCat: 'w',
};
const PALETTES: readonly Palette[] = [
  ['y', 'r'],
  ['r', 'y'],
  ['b', 'y'],
  ['p', 'r'],
  ['g', 'y'],
  ['w', 'r'],
  ['k', 'y'],
  ['y', 'b'],
  ['b', 'p'],
  ['r', 'w'],
  ['p', 'b'],
  ['g', 'w'],
];
const GROUND_KINDS: readonly Ground[] = ['rays', 'rays', 'sun', 'stripes', 'dots', 'iso', 'waves', 'strike'];
/** Number of previous covers whose ground inks, and patterns, a cover may not repeat. */
const MEMORY = { ink: 3, ground: 2 };

/** Palettes that contrast with an emblem: none that has its main inks. */
export function palettesFor(emblem: EmblemName): Palette[] {
  const own = OWN_INKS[emblem] ?? '';
  return PALETTES.filter(([ink, second]) => !own.includes(ink) && !own.includes(second));
}

/** The emblem of a news item. */
export function emblemFor({ slug, topic }: NewsCover): EmblemName {
  const r = rng(`emblem-${slug}`);
  const found = BY_WORD.find(([words]) => words.test(slug))?.[1] ?? BY_TOPIC[topic] ?? (['match'] as const);
  return r.pick(found);
}

/** Looks of all covers, oldest first, so that older covers stay unchanged when news is added. Neighbours differ. */
export function coverLooks(news: readonly NewsCover[]): Map<string, CoverLook> {
  const looks = new Map<string, CoverLook>();
  const inks: Ink[] = [];
  const grounds: Ground[] = [];
  for (const item of news) {
    const r = rng(`cover-${item.slug}`);
    const emblem = emblemFor(item);
    const palettes = palettesFor(emblem).filter(([ink]) => !inks.slice(-MEMORY.ink).includes(ink));
    const palette = r.pick(palettes);
    const ground = r.pick(GROUND_KINDS.filter(kind => !grounds.slice(-MEMORY.ground).includes(kind)));
    const compositions: readonly Composition[] = REPEATABLE.has(emblem) ? ['one', 'one', 'wall', 'trio'] : ['one'];
    looks.set(item.slug, { emblem, palette, ground, composition: r.pick(compositions) });
    inks.push(palette[0]);
    grounds.push(ground);
  }
  return looks;
}

const picture = (name: string, look: CoverLook): Picture => ({
  name,
  module: 'labels/cover.ts',
  draw: 'cover',
  args: [look],
  budget: 14 * KB,
});

/** A cover for each article, and the picture of articles without one. */
export function newsPictures(news: readonly NewsCover[]): Picture[] {
  return [
    picture('concept', { emblem: 'modem', palette: ['y', 'b'], ground: 'rays', composition: 'one' }),
    ...[...coverLooks(news)].map(([slug, look]) => picture(`news/${slug}`, look)),
  ];
}
