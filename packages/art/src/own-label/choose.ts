import { MASCOTS, type Mascot } from '../avatar/mascot.ts';
import { GROUNDS, type Ground } from '../labels/ground.ts';
import type { Ink } from '../palette.ts';
import { rng } from '../rng.ts';
import { drawable, FONT } from '../type.ts';

/** Ground, second ink, and the ink of the plate with the name. A test checks the contrast of every set. */
export type Inks = readonly [ground: Ink, second: Ink, plate: Ink];
export const INK_SETS: readonly Inks[] = [
  ['y', 'r', 'k'],
  ['y', 'b', 'w'],
  ['y', 'p', 'r'],
  ['y', 'w', 'b'],
  ['r', 'y', 'w'],
  ['r', 'w', 'y'],
  ['r', 'p', 'k'],
  ['r', 'b', 'y'],
  ['b', 'y', 'r'],
  ['b', 'w', 'y'],
  ['b', 'p', 'w'],
  ['b', 'g', 'y'],
  ['p', 'r', 'w'],
  ['p', 'b', 'y'],
  ['p', 'y', 'k'],
  ['p', 'w', 'b'],
  ['g', 'y', 'k'],
  ['g', 'w', 'r'],
  ['g', 'b', 'y'],
  ['g', 'p', 'w'],
  ['w', 'r', 'b'],
  ['w', 'b', 'y'],
  ['w', 'g', 'p'],
  ['w', 'y', 'r'],
  ['k', 'y', 'r'],
  ['k', 'p', 'y'],
  ['k', 'g', 'w'],
  ['k', 'r', 'p'],
];
export const LAYOUTS = ['bust', 'medal', 'twin', 'numeral', 'flock', 'torch'] as const;
export type Layout = (typeof LAYOUTS)[number];
export const FRAMES = ['double', 'striker', 'stair', 'stamp'] as const;
export type Frame = (typeof FRAMES)[number];
/** Text at the top, as on any matchbox. */
export const MOTTOES = [
  'SÄKERHETS-SPELSTICKOR',
  'BRINNER I FYRA DAGAR',
  'TÄNDS PÅ ALLT',
  'FÖRVARAS TORRT',
  'STRYKES MOT PLÅN',
  'UTAN LAGG',
  'EXTRA LÅNGA NÄTTER',
  'GARANTERAT VAKEN',
] as const;

export interface LabelOwner {
  /** What the visitor wrote. It is never stored. */
  nick?: string;
  /** The ticket's number. */
  number?: number;
}
export interface OwnLook {
  name: string;
  number: number;
  inks: Inks;
  ground: Ground;
  layout: Layout;
  frame: Frame;
  motto: string;
  mascot: Mascot;
  mascotInk: Ink;
  headset: boolean;
  /** Seed of details that the drawing chooses: eyes, mouth. */
  seed: string;
}

export const NAME_LENGTH = 14;
/** Name on a label without a nick, before its number. */
const NAMELESS = 'STICKA';
/** Mascots that are drawn in any ink; the others have an ink of their own. */
const FREE: ReadonlySet<Mascot> = new Set<Mascot>([
  'cat',
  'bear',
  'robot',
  'ghost',
  'shroom',
  'kaiju',
  'alien',
  'cube',
  'bird',
  'owl',
  'egg',
]);
const OF_OWN: Partial<Record<Mascot, Ink>> = { frog: 'g', match: 'r', fox: 'y', pike: 'g', monkey: 'o', moose: 'o' };

/** A name as it can be printed: capitals, only letters that the outlines have, at most fourteen. */
export function printedName(nick: string): string {
  const clean = drawable(FONT.narrow, nick.normalize('NFC').replace(/\s+/gu, ' ').trim().toUpperCase());
  return Array.from(clean).slice(0, NAME_LENGTH).join('').trim();
}

/** Chooses a label. The same nick and number always give the same one; either may be missing. */
export function chooseLabel({ nick = '', number }: LabelOwner): OwnLook {
  const name = printedName(nick);
  const seed = `own-label|${name}|${number ?? ''}`;
  const r = rng(seed);
  for (let i = 0; i < 4; i++) r();
  const inks = r.pick(INK_SETS);
  const mascot = r.pick(MASCOTS.filter(kind => OF_OWN[kind] !== inks[0]));
  const bodies: readonly Ink[] = ['r', 'y', 'b', 'p', 'g', 'w'];
  const mascotInk = FREE.has(mascot) ? r.pick(bodies.filter(ink => ink !== inks[0] && ink !== inks[1])) : (OF_OWN[mascot] ?? 'y');
  const shown = number ?? r.int(1, 9999);
  return {
    name: name || `${NAMELESS} ${shown}`,
    number: shown,
    inks,
    ground: r.pick(GROUNDS),
    layout: r.pick(LAYOUTS),
    frame: r.pick(FRAMES),
    motto: r.pick(MOTTOES),
    mascot,
    mascotInk,
    headset: r.chance(0.5),
    seed,
  };
}
