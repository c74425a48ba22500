import type { Ink } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { project, LIFT } from '../iso.ts';
import { rng } from '../rng.ts';
import { round } from '../type.ts';

export interface PalmOptions {
  lean?: number;
  k?: number;
  z?: number;
}
const leaf = (a: number, len: number, c: string) =>
  `<path class="${c}" transform="rotate(${a})" d="M0 0C${round(len * 0.3)} ${round(-len * 0.42)} ${round(len * 0.75)} ${round(-len * 0.34)} ${len} ${round(len * 0.12)}L${round(len * 0.82)} ${round(-len * 0.02)}L${round(len * 0.72)} ${round(len * 0.16)}L${round(len * 0.56)} ${round(-len * 0.06)}L${round(len * 0.44)} ${round(len * 0.12)}L${round(len * 0.3)} ${round(-len * 0.08)}z"/>`;

const l = (a: number, len: number, c: string, f = false) => (f ? `<g transform="scale(-1 1)">${leaf(a, len, c)}</g>` : leaf(a, len, c));

/** A palm tree; `lean` bends its trunk, px. */
export function palm(s: Scene, x: number, y: number, h = 5, o: PalmOptions = {}) {
  s.shadow(x - 0.8, y - 0.8, 1.6, 1.6, h, h - 0.6);
  const t = h * LIFT;
  let g = '';
  const lean = o.lean ?? 3;
  for (let i = 0; i < 7; i++) {
    const k = i / 7,
      y0 = -t * k,
      y1 = -t * (k + 1 / 7);
    g += `<path class="w2" d="M${round(-2.2 + lean * k * k)} ${round(y0)}L${round(-1.6 + lean * (k + 0.14) ** 2)} ${round(y1)}h3.2L${round(2.2 + lean * k * k)} ${round(y0)}z"/>`;
  }
  const n = 19 * (o.k || 1);
  g += `<g transform="translate(${round(lean)} ${round(-t)})"><g class="sway">${l(-62, n * 0.8, 'g2') + l(-62, n * 0.8, 'g2', true) + l(-30, n, 'g1') + l(-30, n, 'g1', true) + l(6, n, 'g0') + l(6, n, 'g1', true) + l(40, n * 0.8, 'g1') + l(44, n * 0.8, 'g2', true)}</g><circle class="w3" cx="-2" cy="2" r="2"/><circle class="w3" cx="2.4" cy="2.2" r="2"/></g>`;
  const [a, b] = project(x, y, o.z || 0);
  s.add(x - 0.3, y - 0.3, o.z || 0, 0.6, 0.6, h + 1, `<g transform="translate(${round(a)} ${round(b)})">${g}</g>`);
}

/** A round tree (pink ones are cherries). */
export function blobTree(s: Scene, x: number, y: number, c: Ink = 'p', k = 1, o: { z?: number } = {}) {
  const r = rng('t' + x + y);
  s.shadow(x - 0.9 * k, y - 0.9 * k, 1.8 * k, 1.8 * k, 3 * k, 1.6 * k);
  const crowns: readonly (readonly [number, number, number])[] = [
    [0, -34, 11],
    [-11, -28, 9],
    [10, -27, 9.5],
    [-5, -22, 8.5],
    [6, -21, 8],
    [0, -29, 10],
    [-13, -21, 6],
    [14, -21, 5.5],
  ];
  const pts = crowns.map(([a, b, q]): [number, number, number] => [a * k + r.range(-1, 1), b * k + r.range(-1, 1), q * k]);
  const g =
    `<path class="w3" d="M${round(-2 * k)} 0L${round(-1.4 * k)} ${round(-14 * k)}L${round(-6 * k)} ${round(-20 * k)}L0 ${round(-16 * k)}L${round(6 * k)} ${round(-21 * k)}L${round(1.6 * k)} ${round(-13 * k)}L${round(2.2 * k)} 0z"/>` +
    `<g class="sway">` +
    pts.map(([a, b, q]) => `<circle class="${c}1" cx="${round(a)}" cy="${round(b)}" r="${round(q)}" stroke-width="2"/>`).join('') +
    pts.map(([a, b, q]) => `<circle class="${c}1 z" cx="${round(a)}" cy="${round(b)}" r="${round(q)}"/>`).join('') +
    pts
      .slice(2, 5)
      .map(([a, b, q]) => `<circle class="${c}2 z" cx="${round(a + q * 0.25)}" cy="${round(b + q * 0.3)}" r="${round(q * 0.62)}"/>`)
      .join('') +
    pts
      .slice(0, 3)
      .map(([a, b, q]) => `<circle class="${c}0 z" cx="${round(a - q * 0.25)}" cy="${round(b - q * 0.25)}" r="${round(q * 0.55)}"/>`)
      .join('') +
    [...Array(5)]
      .map(() => `<path class="${c}0 z" d="M${round(r.range(-14, 14) * k)} ${round(r.range(-34, -18) * k)}h1.6v1.6h-1.6z"/>`)
      .join('') +
    '</g>';
  const [a, b] = project(x, y, o.z || 0);
  s.add(x - 0.3, y - 0.3, o.z || 0, 0.6, 0.6, 3.4 * k, `<g transform="translate(${round(a)} ${round(b)})">${g}</g>`);
}

export function spruce(s: Scene, x: number, y: number, k = 1, o: { z?: number } = {}) {
  s.shadow(x - 0.5 * k, y - 0.5 * k, k, k, 3.2 * k);
  const n = (v: number) => round(v * k);
  const tier = (b: number, w: number, h: number) =>
    `<path class="g2" d="M${n(-w)} ${n(b)}Q0 ${n(b + w * 0.5)} ${n(w)} ${n(b)}L0 ${n(b - h)}z"/><path class="g1 z" d="M${n(-w + 0.8)} ${n(b)}Q${n(-w * 0.4)} ${n(b + w * 0.32)} ${n(-w * 0.1)} ${n(b + w * 0.22)}L0 ${n(b - h + 1)}z"/>`;
  const [a, b] = project(x, y, o.z || 0);
  s.add(
    x - 0.3,
    y - 0.3,
    o.z || 0,
    0.6,
    0.6,
    3.4 * k,
    `<g transform="translate(${round(a)} ${round(b)})"><path class="w3" d="M-1.6 0v${n(-8)}h3.2V0z"/>${tier(-6, 11, 16)}${tier(-16, 8.6, 14)}${tier(-26, 6.2, 13)}</g>`,
  );
}

/** A potted plant. */
export function pot(s: Scene, x: number, y: number, o: { z?: number; c?: Ink } = {}) {
  const z = o.z || 0;
  s.cyl(x, y, z, 0.32, 0.6, o.c || 'w', { r2: 0.38 });
  const [a, b] = project(x, y, z + 0.6);
  s.add(
    x - 0.2,
    y - 0.2,
    z + 0.6,
    0.4,
    0.4,
    1,
    `<g transform="translate(${round(a)} ${round(b)})"><g class="sway"><path class="g1" d="M0 1C-7-2-8-8-6-12-2-8 0-4 0 1z"/><path class="g2" d="M0 1C7-2 8-8 6-12 2-8 0-4 0 1z"/><path class="g0" d="M0 1C-3-5-3-10 0-15 3-10 3-5 0 1z"/></g></g>`,
  );
}

export const bush = (s: Scene, x: number, y: number, c: Ink = 'g', z = 0, k = 1) => {
  const [a, b] = project(x, y, z);
  s.add(
    x - 0.4,
    y - 0.4,
    z,
    0.8,
    0.8,
    0.9,
    `<g transform="translate(${round(a)} ${round(b)})scale(${k})"><path class="${c}1" d="M-8 2c-3-2-2-7 1-7 0-4 6-6 8-2 4-2 8 2 6 5 3 1 2 5-1 5q-7 2-14-1z"/><path class="${c}0 z" d="M-5-3q3-3 5-1l-3 2z"/></g>`,
  );
};
