import type { Rect } from '../face.ts';
import { at3, project } from '../iso.ts';
import { person } from '../people/person.ts';
import { flame } from '../props/fire.ts';
import { blobTree, spruce } from '../props/plants.ts';
import { rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { flat } from './flat.ts';

/** A polar bear with a screen, under the northern lights. */
export const polar = (s: Scene): void =>
  flat(
    s,
    '<path class="eg z" d="M-110-126q30-34 60-10t60-12 70 6l-6 14q-34-16-62 2t-62 8-52 8z" fill-opacity=".8"/><path class="ep z" d="M-96-104q30-24 56-6t60-10 60 4l-4 8q-30-10-58 4t-58 4-50 6z" fill-opacity=".8"/>' +
      '<path class="w0" d="M-62 6q-12-62 44-66 60-8 78 34 8 20 2 32H38l-4-16H2l-6 16z"/><path class="w1 z" d="M30-60q26 8 30 40 4 18 1 26H38l-4-16H14q36-8 16-50z"/><path class="w0" d="M-74-34q-8-44 34-44 38 0 38 36-2 26-34 26-32 0-38-18z"/><circle class="w0" cx="-62" cy="-74" r="11"/><circle class="w0" cx="-20" cy="-76" r="11"/>' +
      '<path class="ln z" d="M-56-56h8v11h-8zM-30-56h8v11h-8z"/><path class="k2" d="M-48-38h16q-2 12-8 12t-8-12z"/><path class="n" stroke-width="5" d="M-70-50q0-40 32-40t32 38"/><path class="n" style="stroke:var(--r1)" stroke-width="3" d="M-70-50q0-40 32-40t32 38"/>',
    [-112, -160, 84, 16],
  );

/** An egg with square patterns. */
export const egg = (s: Scene): void =>
  flat(
    s,
    '<path class="y1" d="M-52-44Q-50-126 0-126T52-44Q50 8 0 8T-52-44z"/><path class="b1" d="M-51-58L-38-70-26-58-13-70 0-58 13-70 26-58 38-70 51-58 52-34 38-46 26-34 13-46 0-34-13-46-26-34-38-46-52-34z"/>' +
      '<path class="r1 z" d="M-32-104h12v12h-12zM-8-112H4v12H-8zM16-104h12v12H16zM-40-24h12v12h-12zM-16-18h12v12h-12zM8-18h12v12H8zM30-24h10v12H30z"/><path class="n" d="M-52-44Q-50-126 0-126T52-44Q50 8 0 8T-52-44z"/><path class="w0 z" d="M-34-96q6-18 20-22-10 10-14 26z"/>',
    [-56, -130, 56, 12],
  );

/** A vault of stone with a lit screen inside. */
export function cave(s: Scene): void {
  s.box(-4.4, -3, 0, 8.8, 5, 6.2, 's', {
    L: f =>
      f.arch(1, 6.8, 5.2, 's3') +
      f.arch(1.6, 5.6, 4.6, 'k2') +
      f.rects(
        [
          [0.2, 0.3, 1.4, 0.6],
          [2.2, 0.2, 1.6, 0.5],
          [4.6, 0.3, 1.4, 0.5],
          [6.8, 0.3, 1.6, 0.6],
          [0.15, 1.4, 0.8, 0.7],
          [7.9, 1.5, 0.8, 0.7],
        ],
        's2',
      ) +
      f.rect(3, 3.2, 2.8, 1.8, 'k1') +
      f.rect(3.15, 3.35, 2.5, 1.5, 'eb z') +
      f.rects(
        [
          [3.6, 4, 0.4, 0.4],
          [4.4, 3.7, 0.4, 0.7],
        ],
        'k2 z',
      ),
    R: f =>
      f.rects(
        [
          [0.4, 0.6, 1.4, 0.7],
          [2.4, 1.6, 1.6, 0.7],
          [0.8, 3, 1.6, 0.7],
          [2.8, 4.4, 1.4, 0.7],
        ],
        's3',
      ),
  });
  const r = rng('cave');
  person(s, r, -1.6, 3, 0, { pose: 'stand', hair: 'viking', top: 0, scale: 1.4 });
  person(s, r, 1.6, 3.2, 0, { pose: 'cheer', hair: 'headset', top: 1, scale: 1.4 });
  s.add(
    3.6,
    2.6,
    0,
    0.6,
    0.6,
    3,
    at3(3.8, 2.8, 0, `<path class="o1" d="M-2 0v-26h4V0z"/><g transform="translate(0 -24)">${flame(20)}</g>`),
  );
}

/** Spruces round a fire and a screen on a stump. */
export function forest(s: Scene): void {
  for (const [x, y, k] of [
    [-4, -3, 1.7],
    [-1, -4.4, 2],
    [2.6, -3.6, 1.6],
    [4.6, -0.6, 1.3],
    [-5, 0.6, 1.2],
  ] as const)
    spruce(s, x, y, k);
  s.cyl(-0.4, 0, 0, 1.3, 1.1, 'o');
  s.box(-1.3, -0.5, 1.1, 2, 0.3, 1.5, 'k', { sh: false, L: f => f.rect(0.15, 0.15, 1.7, 1.2, 'eg') });
  s.cyl(2.4, 2.6, 0, 0.8, 0.3, 's');
  s.add(1.8, 2, 0.3, 1.2, 1.2, 2, at3(2.4, 2.6, 0.3, flame(26)));
  const r = rng('forest');
  person(s, r, -2.4, 2.4, 0, { pose: 'stand', hair: 'beanie', top: 0, scale: 1.4 });
  person(s, r, 0.4, 3.2, 0, { pose: 'cheer', hair: 'headset', top: 2, scale: 1.4 });
  blobTree(s, 5.4, 3, 'g', 0.6);
}

/** A fight stick: lever and eight buttons. */
export function fightStick(s: Scene): void {
  const buttons: readonly (readonly [number, number, string])[] = [
    [4.2, 1.2, 'r1'],
    [5.4, 0.9, 'y1'],
    [6.6, 0.9, 'b1'],
    [7.8, 1.1, 'g1'],
    [4.2, 2.6, 'p1'],
    [5.4, 2.3, 'w0'],
    [6.6, 2.3, 'r1'],
    [7.8, 2.5, 'y1'],
  ];
  s.box(-4.6, -2.4, 0, 9.2, 4.8, 1.6, 'k', {
    T: f =>
      f.rect(0.3, 0.3, 8.6, 4.2, 'b2') +
      buttons.map(([u, v, cls]) => f.ellipse(u, v + 0.6, 0.5, 0.5, cls)).join('') +
      f.ellipse(2, 2.4, 0.9, 0.9, 'k2'),
  });
  s.cyl(-2.6, 0, 1.6, 0.25, 2.2, 's', { sh: false });
  s.sphere(-2.6, 0, 4.2, 0.8, 'r', { sh: false });
}

/** A dial telephone on an old modem. */
export function modem(s: Scene): void {
  const lamps: Rect[] = [0, 1, 2, 3, 4, 5].map(i => [0.6 + i * 0.9, 0.4, 0.4, 0.3]);
  s.box(-3.6, -2.4, 0, 7.2, 4.8, 1.2, 's', { L: f => f.rects(lamps, 'er z') + f.text('56K', 5.6, 0.3, 1.2, 0.6, 'k2 z', FONT.pixel) });
  s.add(
    -2.6,
    -1.6,
    1.2,
    5.2,
    3.2,
    3,
    at3(
      0,
      0.4,
      1.2,
      '<path class="r1" d="M-44 8q2-44 26-50h36q24 6 26 50-44 18-88 0z"/><path class="r2 z" d="M12-42h6q24 6 26 50-16 7-30 9 14-26-2-59z"/><ellipse class="w0" cy="-10" rx="24" ry="20"/><ellipse class="r1" cy="-10" rx="9" ry="7"/><path class="ln z" d="M-3-28h6v5h-6zM12-22h5v5h-5zM17-10h5v5h-5zM12 1h5v5h-5zM-17-22h5v5h-5zM-22-10h5v5h-5zM-17 1h5v5h-5z"/><path class="r1" d="M-62-46q-8-22 14-24h96q22 2 14 24-8 10-26 6-4-14-16-14h-40q-12 0-16 14-18 4-26-6z"/>',
    ),
  );
  s.grow(project(0, 0, 8), [-66, 0], [66, 0]);
}
