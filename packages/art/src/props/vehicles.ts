import type { Ink } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { project } from '../iso.ts';
import { round } from '../type.ts';

/** A train of `n` cars along x. */
export function train(s: Scene, x: number, y: number, z: number, n = 3, c: Ink = 'r') {
  for (let i = 0; i < n; i++) {
    const px = x + i * 4.2;
    s.box(px, y, z, 4, 1.8, 1.7, 'w', {
      sh: false,
      L: f =>
        f.rect(0, 1.1, 4, 0.25, c + '1 z') +
        f.rects(
          [0.25, 1.2, 2.15, 3.1].map(u => [u, 0.25, 0.7, 0.6]),
          'gl',
        ),
      R: f =>
        i === n - 1
          ? f.rect(0.3, 0.25, 1.2, 0.6, 'gm') +
            f.rect(0, 1.1, 1.8, 0.25, c + '2 z') +
            f.ellipse(0.35, 1.45, 0.14, 0.12, 'ew') +
            f.ellipse(1.45, 1.45, 0.14, 0.12, 'ew')
          : '',
    });
    s.amend(solid => (solid.lit = 'ew1'));
  }
}

/** A hot-air balloon round the foot of its basket. */
export const balloonMarkup = (c: Ink): string =>
  `<path class="n" stroke-width=".8" d="M-5-6L-11-30M5-6L11-30M-2-6L-4-30M2-6L4-30"/><path class="w2" d="M-6-8L0-5 6-8V0L0 3-6 0z"/><path class="w1" d="M-6-8L0-11 6-8 0-5z"/><circle class="${c}1" cy="-42" r="16"/><path class="${c}2 z" d="M5-57.200a16 16 0 0 1 0 30.4Q12-42 5-57.2z"/><path class="w0 z" d="M-6-57Q-14-42-6-27-1-26 0-26-4-42 0-58-3-58-6-57z"/><path class="n" d="M-16-42a16 16 0 1 1 32 0a16 16 0 1 1-32 0z"/>`;

/** A hot-air balloon; z is its basket. */
export function balloon(s: Scene, x: number, y: number, z: number, c: Ink = 'b') {
  const [a, b] = project(x, y, z);
  s.add(x - 1, y - 1, z, 2, 2, 5, `<g transform="translate(${round(a)} ${round(b)})">${balloonMarkup(c)}</g>`);
}
