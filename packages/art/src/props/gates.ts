import type { Ink } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { flame } from './fire.ts';
import { LIFT, project } from '../iso.ts';
import { round, FONT } from '../type.ts';

/** A garden gate that spans along x. */
export function torii(s: Scene, x: number, y: number, span = 6, h = 5) {
  for (const px of [x, x + span]) {
    s.cyl(px, y, 0, 0.42, 0.5, 'k');
    s.cyl(px, y, 0.5, 0.3, h - 0.5, 'r');
  }
  s.box(x - 0.6, y - 0.2, h - 1.4, span + 1.2, 0.4, 0.45, 'r', { sh: false });
  s.box(x + span / 2 - 0.5, y - 0.18, h - 1, 1, 0.36, 1, 'y', { sh: false, L: f => f.text('火', 0.15, 0.15, 0.7, 0.7, 'k2 z', FONT.kana) });
  s.box(x - 1.1, y - 0.35, h, span + 2.2, 0.7, 0.42, 'r', { sh: false });
  s.box(x - 1.4, y - 0.5, h + 0.42, span + 2.8, 1, 0.3, 'k', { sh: false });
}

/** Height of a dome's flame, px. */
export const FLAME = 11;

/** A dome on a drum, with a flame on top. With `life` the flame has a name and may be set in motion. */
export function dome(s: Scene, x: number, y: number, z: number, r: number, c: Ink = 'y', life?: string) {
  s.cyl(x, y, z, r * 1.02, 0.5, 'w', { sh: false });
  s.sphere(x, y, z + 0.5, r, c, { dome: true, sh: false });
  const top = z + 0.5 + r;
  const stand = (lift: number, markup: string) => {
    const [a, b] = project(x, y, top);
    s.add(x - 0.1, y - 0.1, top, 0.2, 0.2, 1.2, `<g transform="translate(${round(a)} ${round(b + lift)})">${markup}</g>`);
  };
  stand(1, '<path class="y1" d="M-.8 0v-9h1.6v9z"/><circle class="y1" cy="-3" r="2"/>');
  if (life) s.living(life, [x, y, top + 7 / LIFT], () => stand(-7, flame(FLAME)));
  else stand(-7, flame(FLAME));
}

/** A small tea house on a stone floor. */
export function shrine(s: Scene, x: number, y: number) {
  s.box(x, y, 0, 4, 3.4, 0.5, 's');
  s.box(x + 0.5, y + 0.4, 0.5, 3, 2.4, 2, 'w', { sh: false, L: f => f.rect(0.9, 0.5, 1.2, 1.5, 'r3') + f.rect(0, 0, 3, 0.3, 'r1') });
  s.gable(x - 0.4, y - 0.3, 2.5, 4.8, 4, 1.8, ['r1', 'r2', 'r3'], 'x', { end: 'r3' });
  s.box(x - 0.5, y + 1.4, 4.15, 5, 0.6, 0.3, 'k', { sh: false, hi: false });
}
