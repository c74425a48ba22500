import { INKS as I, type Ink, type Tones } from '../palette.ts';
import type { Rng } from '../rng.ts';
import type { Ground } from './ground.ts';
import { HAIR_COLOURS, SKIN } from './parts.ts';

/** Hair, caps and scarves. */
export const STYLES = [
  'fringe',
  'part',
  'curly',
  'spike',
  'bowl',
  'mohawk',
  'bald',
  'bun',
  'twin',
  'long',
  'afro',
  'bob',
  'hijab',
  'buzz',
  'cap',
  'beanie',
  'slick',
  'braid',
  'wolf',
  'dreads',
  'topknot',
  'mullet',
  'sidecut',
  'spaceBuns',
  'visor',
] as const;
export type HairStyle = (typeof STYLES)[number];

/** What a portrait is made of. */
export interface Look {
  ground: Ground;
  /** Lit tone and shade of the skin. */
  sk: readonly [string, string];
  /** Hair, and its gleam. */
  f: string;
  f2: string;
  st: HairStyle;
  /** Half the head's width and height, and how square the jaw is. */
  w: number;
  h: number;
  j: number;
  /** The top's ink and its tones. */
  top: Ink;
  T: Tones;
  /** Ink of hat, visor and headset. */
  hatInk: Tones;
}

/** Chooses a look: no top and no hat of the ground's ink. */
export function chooseLook(r: Rng, ground: Ground): Look {
  const sk = r.pick(SKIN);
  const [f, f2] = r.pick(HAIR_COLOURS);
  const top = r.pick((['r', 'b', 'y', 'p', 'g', 'w', 'k'] as Ink[]).filter(ink => ink !== ground[0]));
  return {
    ground,
    sk,
    f,
    f2,
    st: r.pick(STYLES),
    w: r.pick([38, 40, 43, 46]),
    h: r.pick([46, 48, 52]),
    j: r.pick([0.55, 0.75, 0.95, 1]),
    top,
    T: I[top],
    hatInk: I[r.pick((['r', 'b', 'y', 'p', 'g'] as Ink[]).filter(ink => ink !== ground[0] && ink !== top))],
  };
}
