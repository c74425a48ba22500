import { INKS as I, type Ink, type Tones } from '../palette.ts';
import { pick, type Rng } from '../rng.ts';
import { ANY_EYES, MOUTHS, type Eyes, type Mouth } from './face.ts';
import type { Ground } from './ground.ts';
import { HAIR_COLOURS, SKIN } from './parts.ts';

/** Styles of hair, caps and scarves. */
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

export type HatKind = 'crown' | 'helmet';
export const GLASSES = ['none', 'round', 'shades', 'square', 'visor'] as const;
export const BEARDS = ['none', 'full', 'moustache', 'goatee'] as const;
export const HELD = ['wave', 'victory', 'thumb', 'mug', 'match', 'pad', 'needles', 'fork', 'mic', 'can', 'brush'] as const;
export type Held = (typeof HELD)[number];

/** What a person is made of, by name: two portraits with the same parts look alike. */
export interface Parts {
  style: HairStyle;
  /** Index of the hair's colour and of the skin's tone. */
  hair: number;
  skin: number;
  top: Ink;
  eyes: Eyes;
  mouth: Mouth;
  glasses: (typeof GLASSES)[number];
  beard: (typeof BEARDS)[number];
  headset: boolean;
  earrings: boolean;
  held: Held | 'none';
  hat: HatKind | 'none';
  /** Ink of hat, visor and band. */
  hatInk: Ink;
  /** Marks of age, a cold or a profession on the face. */
  marks: 'none' | 'cheeks' | 'freckles' | 'lines' | 'redNose' | 'mask';
  /** Half the head's width and height, and how square the jaw is. */
  w: number;
  h: number;
  j: number;
}

/** Parts with their colours, ready to be drawn. */
export interface Look extends Parts {
  ground: Ground;
  /** Lit tone and shade of the skin. */
  sk: readonly [string, string];
  /** Colours of the hair and of its gleam. */
  f: string;
  f2: string;
  st: HairStyle;
  T: Tones;
  hatTones: Tones;
}

const WITHOUT_BEARD: ReadonlySet<HairStyle> = new Set(['hijab', 'twin', 'braid', 'bun', 'spaceBuns', 'bob', 'long']);

/** Chooses parts at random. Top and hat don't have the ink of the ground, unless `given` says so. */
export function chooseParts(r: Rng, ground: Ground, given: Partial<Parts> = {}): Parts {
  const other = (inks: readonly Ink[], ...not: Ink[]) => r.pick(inks.filter(ink => ink !== ground[0] && !not.includes(ink)));
  const style = given.style ?? r.pick(STYLES);
  const top = given.top ?? other(['r', 'b', 'y', 'p', 'g', 'w', 'k']);
  const headset = style !== 'hijab' && r.chance(0.4);
  return {
    style,
    hair: r.int(0, HAIR_COLOURS.length - 1),
    skin: r.int(0, SKIN.length - 1),
    top,
    eyes: r.pick(ANY_EYES),
    mouth: r.pick(MOUTHS),
    glasses: r.chance(0.3) ? r.pick(GLASSES) : 'none',
    beard: r.chance(0.3) && !WITHOUT_BEARD.has(style) ? r.pick(BEARDS) : 'none',
    headset,
    earrings: !headset && style !== 'hijab' && r.chance(0.2),
    held:
      r.chance(0.3) && style !== 'twin' && style !== 'braid'
        ? r.pick(['wave', 'victory', 'thumb', 'mug', 'match', 'pad'] as const)
        : 'none',
    hat: 'none',
    hatInk: other(['r', 'b', 'y', 'p', 'g'], top),
    marks: r.pick(['none', 'none', 'cheeks', 'cheeks', 'freckles'] as const),
    w: r.pick([38, 40, 43, 46]),
    h: r.pick([46, 48, 52]),
    j: r.pick([0.55, 0.75, 0.95, 1]),
    ...given,
  };
}

/** The colours of chosen parts. */
export function lookOf(parts: Parts, ground: Ground): Look {
  const [f, f2] = pick(HAIR_COLOURS, parts.hair);
  return { ...parts, ground, sk: pick(SKIN, parts.skin), f, f2, st: parts.style, T: I[parts.top], hatTones: I[parts.hatInk] };
}
