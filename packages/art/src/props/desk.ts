import type { Face } from '../face.ts';
import type { Ink } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { person } from '../people/person.ts';
import { rng } from '../rng.ts';

export interface DeskOptions {
  z?: number;
  c?: Ink;
  /** Share of seats that are taken. */ fill?: number;
}
/** What runs on the screens. */
const GAMES: readonly ((face: Face) => string)[] = [
  f =>
    f.rect(0.08, 0.08, 1.04, 0.62, 'g2 z') +
    f.rects(
      [
        [0.2, 0.45, 0.2, 0.2],
        [0.7, 0.3, 0.12, 0.35],
      ],
      'g0 z',
    ),
  f =>
    f.rect(0.08, 0.08, 1.04, 0.62, 'b2 z') +
    f.rects(
      [
        [0.2, 0.2, 0.12, 0.12],
        [0.5, 0.4, 0.12, 0.12],
        [0.8, 0.25, 0.12, 0.12],
      ],
      'ey z',
    ),
  f => f.rect(0.08, 0.08, 1.04, 0.62, 'p2 z') + f.rect(0.4, 0.2, 0.4, 0.35, 'ew z'),
  f =>
    f.rect(0.08, 0.08, 1.04, 0.62, 'k2 z') +
    f.rects(
      [
        [0.15, 0.15, 0.5, 0.07],
        [0.15, 0.3, 0.8, 0.07],
        [0.15, 0.45, 0.4, 0.07],
      ],
      'eg z',
    ),
  f =>
    f.rect(0.08, 0.08, 1.04, 0.62, 'y2 z') +
    f.rects(
      [
        [0.2, 0.5, 0.8, 0.15],
        [0.5, 0.25, 0.3, 0.25],
      ],
      'w0 z',
    ),
];

/** A row of seats along x: players sit on the near side with their backs to us. */
export function desk(s: Scene, x: number, y: number, n = 3, o: DeskOptions = {}) {
  const r = rng('desk' + x + y),
    z = o.z || 0,
    c = o.c || 'w';
  const w = n * 1.6;
  s.box(x, y, z + 0.8, w, 1.1, 0.12, c, { hi: false });
  for (const px of [x + 0.05, x + w - 0.2]) s.box(px, y + 0.1, z, 0.15, 0.9, 0.8, c, { sh: false, hi: false });
  for (let i = 0; i < n; i++) {
    const px = x + i * 1.6 + 0.2;
    if (!z && i % 2 === 0) s.lamp(px + 1.2, y + 1.6, 1.9, i % 4 ? 'eg' : 'eb');
    s.box(px, y + 0.15, z + 1.05, 1.2, 0.12, 0.8, 'k', { sh: false, hi: false, L: r.pick(GAMES) });
    s.box(px + 0.5, y + 0.17, z + 0.92, 0.2, 0.1, 0.14, 'k', { sh: false, hi: false });
    s.box(px + 0.25, y + 0.65, z + 0.92, 0.7, 0.28, 0.05, r.pick(['k', 'w', 'p']), { sh: false, hi: false });
    if (r.chance(0.6))
      s.box(px + 1.22, y + 0.3, z + 0.92, 0.25, 0.5, 0.75, 'k', {
        sh: false,
        hi: false,
        L: f => f.rect(0.05, 0.08, 0.15, 0.6, r.pick(['ep', 'eb', 'eg', 'er']) + ' z'),
      });
    if (r() < (o.fill ?? 0.85)) {
      person(s, r, px + 0.6, y + 1.75, z, {
        pose: 'sit',
        hair: r.pick(['headset', 'headset', 'headset', 'long', 'beanie', 'afro', 'catEars'] as const),
        flip: false,
      });
      chair(s, px + 0.25, y + 1.95, r.pick(['r', 'k', 'b', 'k', 'p']), z);
    } else chair(s, px + 0.25, y + 1.8, r.pick(['r', 'k', 'b']), z);
  }
}

/** A gaming chair from behind. */
export function chair(s: Scene, x: number, y: number, c: Ink = 'k', z = 0) {
  s.box(x, y, z + 0.35, 0.7, 0.2, 1.15, c, { hi: false, L: f => f.rect(0.2, 0.1, 0.3, 0.9, c + '0 z') });
  s.box(x + 0.25, y, z, 0.2, 0.2, 0.35, 'k', { sh: false, hi: false });
}
