import { topFace, type Face, type Rect } from '../face.ts';
import { at3, project } from '../iso.ts';
import { person } from '../people/person.ts';
import { flagPole } from '../props/lines.ts';
import { bush } from '../props/plants.ts';
import { crate } from '../props/things.ts';
import { tilt } from '../props/tilt.ts';
import { rng } from '../rng.ts';
import type { Scene } from '../scene.ts';

/** The winner's dinner in PUBG: a chicken on a dish, with a flag in it. */
export function dinner(s: Scene): void {
  s.cyl(0, 0, 0, 5.4, 0.35, 's');
  s.cyl(0, 0, 0.35, 4.5, 0.15, 'w', { sh: false });
  for (const [x, y, ink] of [
    [-3.4, 0.6, 'g'],
    [-2.6, 2, 'r'],
    [-1, 3.2, 'g'],
    [1.2, 3.4, 'y'],
    [2.8, 2.4, 'g'],
    [3.6, 0.8, 'r'],
  ] as const)
    s.sphere(x, y, 0.95, 0.55, ink, { sh: false });
  const art =
    '<path class="w0" d="M58-30l22-12q2-8 9-5 2 5-1 7 6 2 3 8-7 4-11-2L62-20z"/><path class="w0" d="M-30-6l-20 8q-6-5-9 0-1 5 3 6-3 6 3 8 7 1 7-6l22-8z"/>' +
    '<path class="y2" d="M-54-24q2-46 46-50 42-2 62 26 12 20 2 34-12 14-54 16-52 0-56-26z"/><path class="o0 z" d="M-50-22q8 20 50 18 36-2 52-20 4-10 0-20 10 14 3 28-12 14-53 16-48-2-52-22z"/>' +
    '<path class="y2" d="M10-44q24-12 44 2 12 12 4 24-18 12-40 2-20-12-8-28z"/><path class="o0 z" d="M14-18q16 8 34 2 12-4 12-14 4 10-3 14-20 10-43-2z"/>' +
    '<path class="y2" d="M-38-30q14-10 26 0 8 14-4 24-14 6-26-4-6-12 4-20z"/><path class="y0 z" d="M-36-52q12-16 30-16-12 6-18 18-8 4-12-2z"/>' +
    '<path class="n" stroke-width="1.200" d="M-6-60q10-2 16 4M24-60q8 2 12 8"/>' +
    '<path class="w1" d="M-1-134h3.200v64H-1z"/><path class="r1" d="M2-134q16-8 26 0t24 0v30q-14 8-24 0t-26 0z"/><path class="w0 z" d="M20-128h8v20h-7v-13h-6z"/>';
  s.part('');
  s.add(-3, -3, 0.6, 6, 6, 5, at3(0, 0.6, 0.6, art));
  s.sky(
    at3(
      -4,
      -2,
      4,
      '<path class="n" stroke-width="7" stroke-linecap="round" d="M0 0q-10-12 0-24t0-24M18-8q-10-12 0-24t0-24"/><path class="n" style="stroke:var(--w0)" stroke-width="4.200" stroke-linecap="round" d="M0 0q-10-12 0-24t0-24M18-8q-10-12 0-24t0-24"/>',
    ),
  );
  s.grow(project(-5, 5), project(5, -5), project(0, 0, 12));
}

const planks = (f: Face) =>
  f.rects(
    [...Array(4)].map((_, i): Rect => [0, ((i + 0.5) * f.h) / 4, f.w, 0.09]),
    'o3 z',
  );

/** A tower of planks with a dancer on top, inside a ring that closes. */
export function plankTower(s: Scene): void {
  const ring = topFace(-7, -7, 0, 14, 14);
  s.ground(
    ring.ellipse(7, 7, 7, 7, 'b2') +
      ring.ellipse(7, 7, 6.3, 6.3, 'ep') +
      ring.ellipse(7, 7, 5.9, 5.9, 'g1') +
      ring.rects(
        [...Array(16)].map((_, i): Rect => [3.4 + ((i * 37) % 70) / 10, 3.2 + ((i * 23) % 74) / 10, 0.5, 0.14]),
        'g0 z',
      ),
  );
  s.grow(project(-5, 5), project(5, -5), project(5, 5));
  const storey = (z: number, k: number, lean: number, ink: 'o' | 'w') =>
    tilt(s, -1.9 * k, -1.9 * k, z, 3.8 * k, 3.8 * k, 2.6, ink, lean, -lean * 0.4, {
      L: f => planks(f) + f.rect(f.w * 0.32, 0.7, f.w * 0.36, 1.2, 'k3'),
      R: f => planks(f),
      T: f =>
        f.rects(
          [0.2, 0.4, 0.6, 0.8].map((v): Rect => [0, v * f.h, f.w, 0.06]),
          'o3 z',
        ),
    });
  storey(0, 1.15, 0.3, 'o');
  storey(2.6, 1, -0.4, 'w');
  storey(5.2, 0.85, 0.4, 'o');
  const ladder = 'M-7 4V-64M7 10V-58M-7-6l14 6M-7-20l14 6M-7-34l14 6M-7-48l14 6';
  s.add(
    1,
    2.3,
    0,
    1.4,
    0.4,
    5,
    at3(
      1.6,
      2.7,
      0,
      `<path class="n" stroke-width="6" d="${ladder}"/><path class="n" style="stroke:var(--y1)" stroke-width="3" d="${ladder}"/>`,
    ),
  );
  const r = rng('plank-tower');
  person(s, r, 0.2, 0.4, 7.8, { pose: 'cheer', hair: 'catEars', top: 3, scale: 1.9, flip: false });
  flagPole(s, -1, -0.8, 4.6, 'r', 7.8);
  person(s, r, -3.8, 3, 0, { pose: 'box', hair: 'headset', top: 1, scale: 1.9, flip: false });
  person(s, r, 3.4, 3.8, 0, { pose: 'hop', hair: 'frog', top: 2, scale: 1.8, flip: false });
  person(s, r, 0, 4.8, 0, { pose: 'wave', hair: 'afro', top: 0, scale: 1.9, flip: false });
  crate(s, -4.4, -1.2, 0, 1.5, 'y');
  bush(s, 4.6, -1.4, 'g', 0, 1.8);
  bush(s, -2.4, 4.9, 'g', 0, 1.4);
}
