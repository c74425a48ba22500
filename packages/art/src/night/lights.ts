/** Lights that fall on things: lamp, paper, neon pink, neon blue, screen green, lantern red. */
export const FALLING = ['ey', 'ew', 'ep', 'eb', 'eg', 'er'] as const;
export type Falling = (typeof FALLING)[number];
/** How a thing is lit: at the rim (1) or in the middle (2) of a light; `n` is plain night, for the box itself. */
export type Lit = 'n' | `${Falling}${1 | 2}`;

/** Something that lights the floor: where its light falls, how far it reaches, in which ink. */
export interface Lamp {
  x: number;
  y: number;
  reach: number;
  light: Falling;
  /** The named part of the scene it belongs to: a district. */
  part: string;
}
/** The floor that light may lie on, in units, and its height. */
export type Floor = readonly [x0: number, y0: number, x1: number, y1: number, z?: number];
