import { LOOK } from '../look.ts';
import { wordmarkOnFace } from '../brand/wordmark.ts';
import { leftFace, rightFace, type Rect } from '../face.ts';
import { at3, polygon, project } from '../iso.ts';
import { person } from '../people/person.ts';
import { building } from '../props/buildings.ts';
import { flame, matchPost } from '../props/fire.ts';
import { blobTree } from '../props/plants.ts';
import { rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';

/** An open matchbook: some matches burnt, one burning, the rest fresh. */
export function matchbook(s: Scene): void {
  s.box(-4.2, -0.6, 0, 8.4, 0.35, 9.4, 'b', {
    L: f =>
      f.rect(0.5, 0.5, 7.4, 3, 'n', ' style="stroke:var(--w0)" stroke-width="1.6"') + f.text(LOOK.name, 1.2, 1, 6, 2, 'ey z', FONT.widest),
  });
  for (let i = 0; i < 9; i++) {
    const x = -3.8 + i * 0.86;
    const burnt = i < 4;
    s.box(x, -0.1, 0.5, 0.5, 0.4, burnt ? 3.6 : 4.6, burnt ? 'o' : 'w', { sh: false, hi: false });
    s.box(x - 0.06, -0.16, burnt ? 4.1 : 5.1, 0.62, 0.52, burnt ? 0.7 : 1, burnt ? 'k' : 'r', { sh: false, hi: false });
    if (i === 4) s.add(x, 0.4, 6, 0.5, 0.1, 2, at3(x + 0.25, 0.2, 5.6, flame(30)));
  }
  s.box(-4.2, 0.45, 0, 8.4, 0.4, 1.9, 'b', {
    L: f =>
      f.rect(0, 0.75, 8.4, 0.75, 'r3') +
      f.rects(
        [...Array(16)].map((_, i): Rect => [0.3 + i * 0.5, 0.95 + (i % 2) * 0.22, 0.14, 0.14]),
        'w3 z',
      ),
  });
}

/** A small matchbox, half open, with a town inside. */
export function drawerBox(s: Scene): void {
  const [w, d] = [8, 6.4];
  s.shadow(-4, -6.4, w, 12.4, 2.2);
  s.ground(polygon([project(-4, 0, 0.3), project(4, 0, 0.3), project(4, d, 0.3), project(-4, d, 0.3)], 'g0'));
  s.ground(polygon([project(-4, 0, 1.8), project(-4, d, 1.8), project(-4, d, 0.3), project(-4, 0, 0.3)], 'w2'));
  s.part('');
  s.box(-4.3, -6.4, -0.2, w + 0.6, 6.4, 2.8, 'y', {
    sh: false,
    L: f => f.rect(0.3, 0.3, w, 2.5, 'k3'),
    R: f =>
      f.rect(0, 0.6, 6.4, 1.7, 'r3') +
      f.rects(
        [...Array(22)].map((_, i): Rect => [0.3 + (i % 11) * 0.56, 0.85 + Math.floor(i / 11) * 0.6, 0.2, 0.2]),
        'w3 z',
      ),
    T: f => f.rect(0.4, 0.4, w - 0.2, 5.6, 'r1') + wordmarkOnFace(f, 1.3, 1.7, 6),
  });
  s.part('');
  building(s, -3.6, 0.4, 2, 1.8, 5.2, 'b', { cl: 2, cr: 2, floors: 3, roofStuff: false });
  building(s, 1.4, 0.4, 2.2, 1.8, 4, 'p', { cl: 2, cr: 2, floors: 2, roofStuff: false });
  blobTree(s, -0.4, 1.6, 'p', 0.8, { z: 0.3 });
  matchPost(s, 3.2, 3.4, 3.4);
  const r = rng('drawer-box');
  for (const [x, y, pose] of [
    [-2.8, 4, 'cheer'],
    [-1.3, 4.6, 'wave'],
    [0.2, 3.6, 'cheer'],
    [1.5, 4.8, 'wheel'],
    [2.6, 5, 'match'],
    [-3, 5.4, 'hop'],
  ] as const)
    person(s, r, x, y, 0.3, { pose });
  s.part('');
  const front = leftFace(-4.3, d + 0.3, -0.2, w + 0.6, 2.2);
  s.add(
    -4.3,
    d,
    -0.2,
    w + 0.6,
    0.3,
    2.2,
    front.rect(0, 0, w + 0.6, 2.2, 'w1') +
      front.rect(0.4, 0.4, w - 0.2, 1.4, 'b1') +
      front.text(LOOK.dates.sv.toUpperCase(), 1, 0.7, w - 1.4, 0.85, 'w0 z', FONT.widest) +
      polygon([project(-4.3, d, 2), project(4.3, d, 2), project(4.3, d + 0.3, 2), project(-4.3, d + 0.3, 2)], 'w0'),
  );
  const side = rightFace(4.3, d + 0.3, -0.2, d + 0.3, 2.2);
  s.add(
    4,
    0,
    -0.2,
    0.3,
    d + 0.3,
    2.2,
    side.rect(0, 0, d + 0.3, 2.2, 'w2') +
      polygon([project(4, 0, 2), project(4.3, 0, 2), project(4.3, d + 0.3, 2), project(4, d + 0.3, 2)], 'w0'),
  );
}
