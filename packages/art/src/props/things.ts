import type { Ink } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { at3 } from '../iso.ts';
import { round } from '../type.ts';

/** A wooden crate. */
export const crate = (s: Scene, x: number, y: number, z = 0, k = 1, c: Ink = 'w') =>
  s.box(x, y, z, k, k, k, c, {
    L: f =>
      f.line(
        [
          [0.1, 0.1],
          [k - 0.1, k - 0.1],
        ],
        0.8,
      ) +
      f.line(
        [
          [0.08, 0.08],
          [k - 0.08, 0.08],
          [k - 0.08, k - 0.08],
          [0.08, k - 0.08],
          [0.08, 0.08],
        ],
        0.7,
      ),
    R: f =>
      f.line(
        [
          [0.1, k - 0.1],
          [k - 0.1, 0.1],
        ],
        0.8,
      ) +
      f.line(
        [
          [0.08, 0.08],
          [k - 0.08, 0.08],
          [k - 0.08, k - 0.08],
          [0.08, k - 0.08],
          [0.08, 0.08],
        ],
        0.7,
      ),
  });

export const bench = (s: Scene, x: number, y: number, w = 2.4, c: Ink = 'w') => {
  s.box(x, y, 0.45, w, 0.7, 0.12, c, { hi: false });
  s.box(x + 0.2, y + 0.1, 0, 0.15, 0.5, 0.45, 'k', { sh: false, hi: false });
  s.box(x + w - 0.35, y + 0.1, 0, 0.15, 0.5, 0.45, 'k', { sh: false, hi: false });
};

/** A round table. */
export const table = (s: Scene, x: number, y: number, c: Ink = 'w', z = 0) => {
  s.cyl(x, y, z, 0.1, 0.8, 'k', { sh: false });
  s.cyl(x, y, z + 0.8, 0.55, 0.1, c);
};

export const stool = (s: Scene, x: number, y: number, c: Ink = 'r') => s.cyl(x, y, 0, 0.26, 0.55, c);

export const barrel = (s: Scene, x: number, y: number, c: Ink = 'r', z = 0) =>
  s.cyl(x, y, z, 0.45, 1.1, c, {
    deco: ({ cx, cy, rx, ry }) =>
      `<path class="n" d="M${round(cx - rx)} ${round(cy - 7)}a${round(rx)} ${round(ry)} 0 0 0 ${round(2 * rx)} 0"/>`,
  });

export function beanbag(s: Scene, x: number, y: number, c: Ink = 'b') {
  s.shadow(x - 0.5, y - 0.5, 1, 1, 0.7);
  s.add(
    x - 0.6,
    y - 0.6,
    0,
    1.2,
    1.2,
    0.8,
    at3(
      x,
      y,
      0,
      `<path class="${c}1" d="M-11 2C-13-6-6-13 1-11 8-12 13-5 11 2 6 8-6 8-11 2z"/><path class="${c}0 z" d="M-6-4Q0-10 6-5 0-2-6-4z"/><path class="${c}2 z" d="M2 5.6Q8 5 10 1q0-4-2-6-1 6-6 10.6z"/>`,
    ),
  );
}

export function cat(s: Scene, x: number, y: number, z = 0, c: Ink = 'k', flip = false) {
  s.sprite(
    x,
    y,
    z,
    `<path class="n" d="M5-3q5-1 4-7" style="stroke:var(--ln)" stroke-width="3.4" stroke-linecap="round"/><path class="n" d="M5-3q5-1 4-7" style="stroke:var(--${c}1)" stroke-width="1.8" stroke-linecap="round"/><path class="${c}1" d="M-4 0q-2-7 2-9 6 0 7 4v5z"/><path class="${c}1" d="M-8-8l-.6-5 3 1.6q1.4-.4 2.6 0l3-1.6-.6 5q-1 3-3.7 3T-8-8z"/><path class="ey z" d="M-6-9h1.2v1.2H-6zM-3.6-9h1.2v1.2h-1.2z"/>`,
    { flip, w: 0.5, shadow: z < 0.2 ? 1 : 0 },
  );
}

/** A film camera on a tripod. */
export function camera(s: Scene, x: number, y: number, flip = false) {
  s.sprite(
    x,
    y,
    0,
    '<path class="n" stroke-width="1.4" d="M0-11L-5 0M0-11L5 0M0-11V0"/><path class="k1" d="M-6-18h10v7h-10z"/><path class="k2" d="M4-17h4v5h-4z"/><circle class="er blink z" cx="-4" cy="-16" r=".9"/>',
    { flip, w: 0.6 },
  );
}

/** A ring light on a stand. */
export function ringLight(s: Scene, x: number, y: number, z = 0) {
  s.sprite(
    x,
    y,
    z,
    '<path class="n" stroke-width="1.4" d="M0-16V0M-4 0h8"/><circle class="n" cy="-22" r="5.4" stroke-width="4.4"/><circle class="n" cy="-22" r="5.4" style="stroke:var(--ew)" stroke-width="2.4"/>',
    { w: 0.5 },
  );
}
