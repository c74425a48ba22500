import type { Ink } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { pick } from '../rng.ts';

/** A capsule-toy machine. */
export function gacha(s: Scene, x: number, y: number, c: Ink) {
  s.box(x, y, 0, 0.9, 0.8, 0.9, c, { L: f => f.ellipse(0.45, 0.35, 0.18, 0.18, 'w0') + f.rect(0.3, 0.62, 0.3, 0.2, 'k2 z') });
  s.box(x, y, 0.9, 0.9, 0.8, 0.95, ['w0', 'eb', 'eb'], {
    sh: false,
    L: f =>
      [0.2, 0.45, 0.7]
        .map(
          (u, i) =>
            f.ellipse(u, 0.7, 0.13, 0.13, pick(['r1', 'y1', 'p1'], i)) + f.ellipse(u, 0.42, 0.13, 0.13, pick(['g1', 'b1', 'r1'], i)),
        )
        .join(''),
  });
}

/** A claw machine. */
export function claw(s: Scene, x: number, y: number, c: Ink) {
  s.box(x, y, 0, 1.6, 1.5, 1.1, c, { L: f => f.rect(0.2, 0.3, 0.6, 0.5, 'k2 z') + f.ellipse(1.2, 0.5, 0.2, 0.18, 'ey') });
  s.box(x, y, 1.1, 1.6, 1.5, 1.7, [c + '0', 'eb', 'eb'], {
    sh: false,
    L: f =>
      f.line(
        [
          [0.8, 0],
          [0.8, 0.5],
        ],
        1,
      ) +
      f.line(
        [
          [0.55, 0.85],
          [0.6, 0.5],
          [1, 0.5],
          [1.05, 0.85],
        ],
        1,
      ) +
      (
        [
          [0.3, 1.4, 'p1'],
          [0.7, 1.45, 'y1'],
          [1.15, 1.4, 'r1'],
          [0.5, 1.15, 'g1'],
          [0.95, 1.15, 'w0'],
        ] as const
      )
        .map(([u, v, q]) => f.ellipse(u, v, 0.24, 0.22, q, ' stroke-width=".7"'))
        .join(''),
  });
  s.box(x - 0.05, y - 0.05, 2.8, 1.7, 1.6, 0.6, c, { sh: false, L: f => f.text('KLO', 0.3, 0.12, 1.1, 0.36, 'ew z', FONT.pixel) });
}
