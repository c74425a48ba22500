import type { Scene } from '../scene.ts';
import { project, LIFT } from '../iso.ts';
import { round } from '../type.ts';
import { gleam } from '../night/spill.ts';

/** A flame of three tones, origin at its foot; `h` is its height in px. */
export const flame = (h = 12) => {
  const k = h / 12;
  const n = (v: number) => round(v * k);
  return `<g><path class="r1" d="M0 0C${n(-6)} 0 ${n(-6)} ${n(-6)} ${n(-2.6)} ${n(-9)} ${n(-2)} ${n(-11)} ${n(-1)} ${n(-13)} ${n(0.6)} ${n(-15)} ${n(0.6)} ${n(-11)} ${n(5.4)} ${n(-9)} ${n(5)} ${n(-4)} ${n(4.6)} 0 ${n(2.4)} 0 0 0z"/><path class="ey z" d="M0 ${n(-0.8)}C${n(-4)} ${n(-0.8)} ${n(-3.6)} ${n(-4.8)} ${n(-0.6)} ${n(-8)} ${n(0.4)} ${n(-6)} ${n(3.6)} ${n(-5)} ${n(3)} ${n(-2.6)} ${n(2.4)} ${n(-0.8)} ${n(1)} ${n(-0.8)} 0 ${n(-0.8)}z"/><path class="eb z" d="M0 ${n(-0.6)}C${n(-2)} ${n(-0.6)} ${n(-1.6)} ${n(-2.6)} 0 ${n(-3.6)} ${n(1.6)} ${n(-2.6)} ${n(2)} ${n(-0.6)} 0 ${n(-0.6)}z"/></g>`;
};

/** A battery lamp for the camp site, where nothing may burn. */
export function campLamp(s: Scene, x: number, y: number, k = 1): void {
  s.pool(x, y, 2.2 * k, 'ey');
  s.cyl(x, y, 0, 0.45 * k, 0.4 * k, 'r');
  s.cyl(x, y, 0.4 * k, 0.34 * k, 0.9 * k, ['ew', 'ey', 'y1'], { sh: false });
  s.cyl(x, y, 1.3 * k, 0.45 * k, 0.3 * k, 'r', { sh: false });
  const [a, b] = project(x, y, 1.6 * k);
  s.sky(
    `<path class="n" stroke-width="1.6" d="M${round(a - 4 * k)} ${round(b)}q0-${round(9 * k)} ${round(4 * k)}-${round(9 * k)}t${round(4 * k)} ${round(9 * k)}"/>`,
  );
}

/** A street lamp that is a burning match. */
export function matchPost(s: Scene, x: number, y: number, h = 4, lit = true) {
  s.shadow(x - 0.12, y - 0.12, 0.24, 0.24, h);
  if (lit) s.pool(x, y, 1.9, 'ey').lamp(x, y, 3.7, 'ey');
  const [a, b] = project(x, y, 0);
  const t = h * LIFT;
  s.add(
    x - 0.2,
    y - 0.2,
    0,
    0.4,
    0.4,
    h + 1.4,
    `<g transform="translate(${round(a)} ${round(b)})">${lit ? gleam(0, -t - 8) : ''}<path class="w1" d="M-1.6 0V${-t}h3.2V0z"/><path class="w2 z" d="M.3-.4V${-t}h.9v${t - 0.4}z"/><path class="r1" d="M-2.6 ${-t + 2}q-1.4-3.4 0-5.8Q-1.4 ${-t - 6} 0 ${-t - 6}t2.6 2.2q1.4 2.4 0 5.8-2.6 1.8-5.2 0z"/>${lit ? `<g transform="translate(0 ${-t - 3.4})">${flame(9)}</g>` : ''}</g>`,
  );
}
