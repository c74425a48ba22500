import type { Rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { HAIRS, type Hair } from './hair.ts';
import { LIFTED, POSES, type Pose } from './poses.ts';

export interface PersonOptions {
  pose?: Pose;
  hair?: Hair;
  /** Index of the skin tone, 0 to 4. */
  skin?: number;
  /** Index of the top's colour, 0 to 7. */
  top?: number;
  flip?: boolean;
  scale?: number;
}

const ANY_POSE: readonly Pose[] = [
  'stand',
  'stand',
  'stand',
  'walk',
  'walk',
  'walk',
  'walk',
  'phone',
  'phone',
  'bag',
  'bag',
  'wave',
  'wave',
  'cheer',
  'cheer',
  'box',
  'wheel',
  'child',
  'child',
  'hop',
];
const ANY_HAIR: readonly Hair[] = [
  'short',
  'short',
  'long',
  'long',
  'bun',
  'afro',
  'cap',
  'beanie',
  'headset',
  'headset',
  'catEars',
  'hijab',
  'beard',
  'viking',
  'wizard',
  'frog',
  'matchHead',
  'grey',
  'bald',
  'pigtails',
];
const CHILD_HAIR: readonly Hair[] = ['short', 'long', 'pigtails', 'pigtails', 'cap', 'beanie', 'frog', 'catEars', 'afro', 'headset', 'bun'];

/** Puts one person into a scene, feet at x, y, z. Missing options are chosen at random. */
export function person(scene: Scene, r: Rng, x: number, y: number, z = 0, options: PersonOptions = {}): void {
  const pose = options.pose ?? r.pick(ANY_POSE);
  const isChild = pose === 'child' || pose === 'hop';
  const hair = options.hair ?? r.pick(isChild ? CHILD_HAIR : ANY_HAIR);
  const classes = `a${options.skin ?? r.int(0, 4)} t${options.top ?? r.int(0, 7)} h${r.int(0, 8)} l${r.int(0, 4)}`;
  const lifted = LIFTED[pose];
  const body = `<g class="${classes}"${lifted ? ` transform="translate(0 ${lifted})"` : ''}><use href="#p-${pose}"/><use href="#h-${hair}"/></g>`;
  const scale = options.scale ?? (isChild ? 0.86 : undefined);
  scene.sprite(x, y, z, body, { flip: options.flip ?? r.chance(0.5), w: 0.4, ...(scale === undefined ? {} : { scale }) });
}

/** People at given places: [x, y] or [x, y, z]. */
export function people(scene: Scene, r: Rng, places: readonly (readonly number[])[], options?: PersonOptions): void {
  for (const [x = 0, y = 0, z = 0] of places) person(scene, r, x, y, z, options);
}

/** Stores the positions of people, so that no two overlap. */
export function crowdPlacer(scene: Scene, r: Rng, distance = 0.85) {
  const taken: [number, number][] = [];
  const blocked: (readonly [number, number, number, number])[] = [];
  return {
    /** Keeps people out of a rectangle. */
    block: (x0: number, y0: number, x1: number, y1: number): void => {
      blocked.push([x0, y0, x1, y1]);
    },
    /** Spreads `count` people over a rectangle (fewer if there is no room). */
    put: (count: number, x0: number, y0: number, x1: number, y1: number, options: PersonOptions & { min?: number } = {}): void => {
      const { min = distance, ...rest } = options;
      for (let placed = 0, tries = 0; placed < count && tries < 900; tries++) {
        const x = r.range(x0, x1);
        const y = r.range(y0, y1);
        const near = taken.some(([a, b]) => Math.hypot(a - x, b - y) <= min);
        const inside = blocked.some(([a, b, c, d]) => x > a && x < c && y > b && y < d);
        if (near || inside) continue;
        taken.push([x, y]);
        person(scene, r, x, y, 0, rest);
        placed++;
      }
    },
  };
}

/** Registers the drawings that people refer to. */
export function definePeople(scene: Scene): void {
  for (const [name, art] of Object.entries(POSES)) scene.def(`p-${name}`, art);
  for (const [name, art] of Object.entries(HAIRS)) scene.def(`h-${name}`, art);
}
