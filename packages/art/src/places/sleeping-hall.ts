import { sleeper } from '../emblems/stay.ts';
import { topFace, type Rect } from '../face.ts';
import { at3 } from '../iso.ts';
import type { Ink } from '../palette.ts';
import { person } from '../people/person.ts';
import { gleam } from '../night/spill.ts';
import { pot } from '../props/plants.ts';
import { cat } from '../props/things.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

const crater = (u: number, v: number, k: number) => `<ellipse class="y1 z" cx="${u}" cy="${v}" rx="${k}" ry="${k * 0.8}"/>`;

/** A lamp that is a moon, asleep in a nightcap. */
function moon(s: Scene, x: number, y: number): void {
  s.cyl(x, y, 0, 1.9, 0.5, 'k');
  s.cyl(x, y, 0.5, 0.3, 5, 's', { sh: false });
  s.sphere(x, y, 8, 3.1, ['ew', 'ey', 'y2'], { sh: false });
  s.amend(solid => {
    solid.svg += at3(
      x,
      y,
      8,
      gleam(0, 0, 54) +
        crater(18, 14, 5) +
        crater(-20, 20, 4) +
        crater(4, 27, 3) +
        '<path class="n" stroke-width="2.600" stroke-linecap="round" d="M-19 0q6 6 12 0M6 0q6 6 12 0M-4 12q4 3 8 0"/><ellipse class="p1 z" cx="-21" cy="9" rx="4" ry="2.600"/><ellipse class="p1 z" cx="21" cy="9" rx="4" ry="2.600"/>' +
        '<path class="b1" d="M-33-20q2-34 34-42 26-4 46 22l-14 4q-10-8-16-6 10 10 14 22-30-14-64 0z"/><path class="b2 z" d="M14-58q20 2 33 18l-10 2q-8-14-23-20z"/><path class="w0" d="M-37-14q36-18 72-2l-2-9q-34-14-68 0z"/><circle class="y0" cx="46" cy="-32" r="7"/>',
    );
  });
  s.grow([(x - y) * 10 - 50, ((x + y) * 10) / 2 - 8 * 12 - 66]);
}

const STARS = '<path class="w0 z" d="M0-4L1.200-1.200 4 0 1.200 1.200 0 4-1.200 1.200-4 0-1.200-1.200z"/>';
const Z = '<path class="w0" d="M0 0h11L4 9h7v4H-3l8-9H0zM18-20h9l-6 8h6v4H16l6-8h-4zM34-36h7l-5 6h5v3h-9l5-6h-3z"/>';

/** The sleeping hall: a moon, mattresses in rows, latecomers on tiptoe. */
export function sleepingHallPlace(): Scene {
  const { s, r, put, block } = placeBox('SOVSAL', 'b', ['b2', 'b3'], [26, 20]);
  s.box(8.6, 0.3, 0, 17, 0.6, 7, 'k', {
    L: f =>
      [0.8, 6.2, 11.6]
        .map(u => f.rect(u, 0.8, 4.6, 2.9, 'b3') + f.rect(u + 2.2, 0.8, 0.2, 2.9, 'k0 z') + f.rect(u - 0.2, 3.7, 5, 0.3, 'k0'))
        .join('') + f.text('GOD NATT', 4.4, 4.7, 8.2, 1.5, 'ey z', FONT.widest),
  });
  for (const [x, z] of [
    [10.4, 5.9],
    [12.2, 5],
    [16, 5.6],
    [18.4, 4.9],
    [21.4, 5.8],
    [23.2, 5.1],
  ] as const)
    s.add(x, 0.9, z, 0.3, 0.05, 0.3, at3(x, 0.95, z, STARS));
  const rug = topFace(0.8, 1, 0, 7.2, 7);
  s.ground(rug.ellipse(3.6, 3.5, 3.6, 3.5, 'p1') + rug.ellipse(3.6, 3.5, 3.1, 3, 'n', ' style="stroke:var(--w0)"'));
  moon(s, 4.2, 4.2);
  s.pool(4.6, 5, 5.4, 'ey');

  const inks: readonly Ink[] = ['r', 'y', 'p', 'g', 'w', 'b'];
  const hairs = ['k2', 'k3', 'y1', 'r2', 'o1', 'p2'];
  const row = (y: number, x0: number, n: number, k: number) => {
    for (let i = 0; i < n; i++) {
      if ((i + k * 2) % 9 === 5) continue;
      sleeper(s, x0 + i * 2.75, y, inks[(i * 2 + k * 3 + (i >> 2)) % 6] ?? 'r', (i * 2 + k) % 5, hairs[(i + k * 2) % 6] ?? 'k2');
    }
  };
  row(1.8, 9, 6, 0);
  row(7.6, 9, 6, 1);
  row(9.6, 0.9, 2, 3);
  row(14.2, 0.9, 9, 2);
  // A bear as big as the one who brought it, a phone that still glows, a cat on the warmest bed.
  const bear =
    '<path class="o0" d="M-12 2q-4-16 3-20-6-4-3-9 4-4 7 0 5-2 10 0 3-4 7 0 3 5-3 9 7 4 3 20-12 5-24 0z"/><ellipse class="w1" cy="-4" rx="6" ry="6"/><path class="ln z" d="M-5-20h2.600v3H-5zM3-20h2.600v3H3zM-1.500-15h3l-1.500 2z"/>';
  s.sprite(7.2, 10.4, 0, bear, { w: 1 });
  cat(s, 18.2, 10.4, 1.05, 'o');
  s.pool(14.6, 9.6, 1.6, 'eb');
  s.pool(21.8, 16.4, 1.6, 'eb');
  for (const [x, y] of [
    [25, 6.6],
    [25, 12.8],
  ] as const) {
    s.cyl(x, y, 0, 0.12, 2.2, 'k');
    s.sphere(x, y, 2.7, 0.55, ['ew', 'ey', 'y2'], { sh: false });
    s.pool(x, y, 2.6, 'ey');
  }
  // The host with a torch, two latecomers, and a child who must brush its teeth.
  s.box(22.6, 12.2, 0, 1.8, 1.3, 1.2, 'w', { L: f => f.text('VÄRD', 0.2, 0.3, 1.4, 0.6, 'b2 z', FONT.poster) });
  person(s, r, 21.8, 12.6, 0, { pose: 'stand', hair: 'bun', top: 0, scale: 1.15 });
  person(s, r, 11, 12.6, 0, { pose: 'walk', hair: 'beanie', top: 2, scale: 1.15 });
  person(s, r, 12.8, 12.9, 0, { pose: 'walk', hair: 'headset', top: 3, scale: 1.15 });
  person(s, r, 16.4, 12.7, 0, { pose: 'child', hair: 'frog', top: 4 });
  person(s, r, 8, 12.9, 0, { pose: 'wheel', hair: 'afro', top: 1, scale: 1.15 });
  s.box(18.6, 12.6, 0, 1.6, 0.6, 0.4, 'r', { hi: false });
  s.sky(at3(9.8, 8, 4.6, Z));
  s.sky(at3(3, 14.6, 4, Z, 'scale(.8)'));
  s.sky(at3(20.4, 14.6, 4, Z, 'scale(.7)'));
  for (const [x, y] of [
    [8, 1],
    [25.2, 19.2],
  ] as const)
    pot(s, x, y, { c: 'r' });
  const shoes: Rect[] = [...Array(8)].map((_, i): Rect => [1.2 + i * 2.75, 0.2, 0.3, 0.5]);
  s.ground(topFace(0, 18.4, 0, 26, 1).rects([...shoes, ...shoes.map(([u, v, w, h]): Rect => [u + 0.45, v, w, h])], 'r1'));
  block(0, 0, 26, 12);
  block(0, 14, 26, 18.4);
  put(3, 1, 18.8, 24, 19.4, { pose: 'walk', min: 5 });
  return s;
}
