import { kiosk } from '../emblems/stay.ts';
import { topFace, type Face, type Rect } from '../face.ts';
import { at3 } from '../iso.ts';
import { person } from '../people/person.ts';
import { signL, signR } from '../props/buildings.ts';
import { matchPost } from '../props/fire.ts';
import { crosswalk } from '../props/ground.ts';
import { catenary, flagA, lanternA, pole } from '../props/lines.ts';
import { blobTree, pot } from '../props/plants.ts';
import { stall, vending } from '../props/stalls.ts';
import { bench, cat, crate } from '../props/things.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

const SHELF = ['r', 'y', 'b', 'p', 'g', 'w', 'o'] as const;

/** Four shelves behind glass: cans, bags, buns, cables. */
function wares(f: Face, u: number, v: number, w: number): string {
  let art = f.rect(u, v, w, 7, 'ew');
  for (let row = 0; row < 4; row++) {
    art += f.rect(u, v + 1.55 + row * 1.72, w, 0.16, 's2 z');
    for (let i = 0; i < 5; i++) {
      const ink = SHELF[(i * 3 + row * 2) % 7] ?? 'r';
      const [x, foot] = [u + 0.25 + (i * (w - 0.3)) / 5, v + 1.55 + row * 1.72];
      art +=
        row % 2
          ? f.pts(
              [
                [x, foot],
                [x + 0.08, foot - 1.05],
                [x + 0.72, foot - 1.05],
                [x + 0.8, foot],
              ],
              `${ink}1`,
            ) + f.rect(x + 0.2, foot - 0.7, 0.4, 0.3, 'w0 z')
          : f.rect(x + 0.12, foot - 1.1, 0.56, 1.1, `${ink}1`) + f.rect(x + 0.12, foot - 0.7, 0.56, 0.26, 'w0 z');
    }
  }
  return art;
}

/** A vending machine as tall as a house, and the can that it has dropped. */
function giantVending(s: Scene, x: number, y: number): void {
  s.box(x, y, 0, 8, 5, 11.4, 'r', {
    L: f =>
      wares(f, 0.6, 0.8, 4.8) +
      f.rect(0.6, 8.6, 4.8, 1.8, 'k3') +
      f.rect(0.6, 8.6, 4.8, 0.4, 'r3') +
      f.rect(6, 0.8, 1.5, 2, 'k3') +
      f.text('B4', 6.2, 1.2, 1.1, 1.1, 'eg z') +
      f.rects(
        [...Array(9)].map((_, i): Rect => [6.05 + (i % 3) * 0.5, 3.3 + Math.floor(i / 3) * 0.6, 0.36, 0.42]),
        'w0',
      ) +
      f.rect(6.3, 5.6, 0.9, 0.3, 'k3') +
      f.rect(6.2, 6.6, 1.1, 1.5, 'y1'),
    R: f => f.vtext('KALLT', 1.2, 0.9, 2.4, 9.2, 'w0 z', FONT.poster, 0.3),
    T: f => f.rect(0.4, 0.4, 7.2, 4.2, 'r1'),
  });
  s.pool(x + 3.4, y + 7, 4.2, 'ew');
  // The can, which two people carry.
  s.cyl(x + 3, y + 6.6, 0, 1.3, 3.2, 'b', {
    deco: ({ cx, cy, ty, rx }) =>
      `<path class="w0 z" d="M${(cx - rx).toFixed(1)} ${(cy - 27).toFixed(1)}a${rx.toFixed(1)} ${(rx / 2).toFixed(1)} 0 0 0 ${(2 * rx).toFixed(1)} 0v14a${rx.toFixed(1)} ${(rx / 2).toFixed(1)} 0 0 1-${(2 * rx).toFixed(1)} 0z"/>` +
      `<path class="r1 z" d="M${cx.toFixed(1)} ${(cy - 22).toFixed(1)}q6 7 3 11-1 3-3 3t-3-3q-3-4 3-11z"/><ellipse class="s1" cx="${cx.toFixed(1)}" cy="${ty.toFixed(1)}" rx="${(rx * 0.84).toFixed(1)}" ry="${(rx * 0.42).toFixed(1)}"/><ellipse class="k2" cx="${(cx - 3).toFixed(1)}" cy="${(ty + 1).toFixed(1)}" rx="4" ry="2"/>`,
  });
}

/** Kiosks, and a giant vending machine. */
export function kiosks(): Scene {
  const { s, r, put, block, here } = placeBox('KIOSKER', 'r', ['p0', 'p1'], [26, 20]);
  giantVending(s, 1, 0.8);
  for (const [x, y, pose] of [
    [2.6, 9.2, 'cheer'],
    [5.8, 8.8, 'wave'],
    [7, 7.2, 'child'],
  ] as const)
    person(s, r, x, y, 0, { pose });
  here(12.8, 3.4, kiosk);
  here(20, 3.2, kiosk);
  for (const x of [13, 20.4]) s.pool(x, 6, 2.8, 'ey');
  signL(s, 15.8, 0.5, 4.4, 5.4, 2, 'ÖPPET', { bg: 'g3', fg: 'eg', font: FONT.neon });
  for (const x of [16, 20.8]) pole(s, x, 0.6, 4.4);
  signR(s, 25.3, 7.6, 3.2, 2.4, 1.2, '2 MIN', { bg: 'k2', fg: 'ey' });
  pole(s, 25.4, 8.8, 3.2);

  stall(s, 1.4, 11.4, { c: 'y', w: 5.4, sign: 'SLADDAR', bg: 'k2', fg: 'ey' });
  stall(s, 18.8, 10.4, { c: 'g', w: 5.6, sign: 'FRUKT', menu: 'ÄPPLE BANAN' });
  for (const x of [4, 21.4]) s.pool(x, 14.6, 2.6, 'ey');
  for (const [i, ink] of (['b', 'y', 'p', 'g'] as const).entries()) vending(s, 9.4 + i * 1.5, 10.6, ink);
  s.pool(12.2, 12.4, 2.8, 'eb');
  for (const [x, pose, hair] of [
    [9.8, 'stand', 'beanie'],
    [12.6, 'wheel', 'short'],
    [14.4, 'phone', 'bun'],
  ] as const)
    person(s, r, x, 12.4, 0, { pose, hair });

  const street = topFace(0, 16, 0, 26, 2.8);
  s.ground(
    street.rect(0, 0, 26, 2.8, 'k0') +
      street.rects(
        [...Array(10)].map((_, i): Rect => [0.6 + i * 2.6, 1.3, 1.2, 0.2]),
        'y1 z',
      ),
  );
  crosswalk(s, 10.6, 16.1, 4.4, 2.6);
  // A delivery without an order.
  s.box(18.4, 16.3, 0.9, 3.2, 1.6, 0.3, 'b', { sh: false, hi: false });
  for (const [dx, z, ink] of [
    [0.1, 1.2, 'w'],
    [1.6, 1.2, 'y'],
    [0.9, 2.5, 'r'],
  ] as const)
    crate(s, 18.4 + dx, 16.4, z, 1.3, ink);
  s.shadow(18.2, 16.4, 5, 1.4, 1);
  s.add(
    18.6,
    17.9,
    0,
    2.6,
    0.2,
    1,
    at3(
      19.9,
      18,
      0.5,
      '<circle class="k2" cx="-12" cy="-6" r="5.500"/><circle class="s0" cx="-12" cy="-6" r="2"/><circle class="k2" cx="12" cy="6" r="5.500"/><circle class="s0" cx="12" cy="6" r="2"/>',
    ),
  );
  person(s, r, 22.6, 17.2, 0, { pose: 'walk', hair: 'cap', top: 0, flip: true });

  for (const [x, y] of [
    [8.6, 15.4],
    [16.6, 15.4],
    [9.4, 1.8],
  ] as const)
    matchPost(s, x, y, 4.6);
  pole(s, 0.7, 10.2, 5.6);
  pole(s, 25.3, 9.4, 5.6);
  catenary(s, [0.7, 10.2, 5.6], [25.3, 9.4, 5.6], 1, 20, i => flagA(i));
  catenary(s, [16, 0.9, 4.4], [20.8, 0.9, 4.4], 0.3, 5, i => lanternA((['r', 'y', 'p'] as const)[i % 3] ?? 'r'));
  bench(s, 5, 19.1, 2.6, 'b');
  cat(s, 8.4, 19.3, 0, 'k');
  blobTree(s, 1.2, 19.2, 'g', 0.9);
  for (const [x, y] of [
    [25.2, 1],
    [25.2, 15.2],
    [17.4, 19.4],
  ] as const)
    pot(s, x, y, { c: 'b' });
  block(0.8, 0.6, 9.2, 9.8);
  block(9, 1, 25.8, 7.4);
  block(1, 11, 7.2, 15);
  block(8.8, 10.2, 15.8, 13);
  block(18.4, 10, 24.8, 14);
  block(17.8, 16, 23.4, 18.4);
  put(13, 8, 7.2, 25, 9.8);
  put(12, 1, 14.4, 25, 15.8);
  put(10, 1, 16.4, 24, 19.4);
  return s;
}
