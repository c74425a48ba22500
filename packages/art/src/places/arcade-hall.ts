import { topFace, type Rect } from '../face.ts';
import { at3, polygon, project } from '../iso.ts';
import type { Ink } from '../palette.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { catenary, lanternA, pole } from '../props/lines.ts';
import { gacha } from '../props/machines.ts';
import { maneki } from '../props/maneki.ts';
import { speaker } from '../props/stage.ts';
import { arcade, vending } from '../props/stalls.ts';
import { cat } from '../props/things.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

const PLUSH = (ink: string) =>
  `<path class="${ink}1" d="M-9 4q-4-14 3-18l-2-8 6 4q3-1 6 0l6-4-2 8q7 6 2 18-9 5-19 0z"/><path class="ln z" d="M-5-11h2.400v3H-5zM4-11h2.400v3H4z"/><path class="w0 z" d="M-3-4q4 3 8 0-1 6-4 6t-4-6z"/>`;

/** A claw machine as tall as a house, full of soft things, one of them on its way up. */
function giantClaw(s: Scene, x: number, y: number): void {
  const [w, d] = [8, 6];
  s.box(x, y, 0, w, d, 3, 'p', {
    L: f =>
      f.rect(0.6, 0.9, 2.4, 1.6, 'k3') +
      f.rect(3.6, 0.6, 3.8, 1.1, 'p2') +
      f.ellipse(4.4, 1.15, 0.34, 0.34, 'r1') +
      f.ellipse(5.5, 1.15, 0.34, 0.34, 'y1') +
      f.ellipse(6.6, 1.15, 0.34, 0.34, 'b1'),
    R: f =>
      f.rects(
        [...Array(9)].map((_, i): Rect => [0.5 + (i % 3) * 1.8, 0.5 + Math.floor(i / 3) * 0.8, 1.2, 0.4]),
        'p1 z',
      ),
  });
  // Its inside, seen through two panes.
  const floor = [project(x, y, 3), project(x + w, y, 3), project(x + w, y + d, 3), project(x, y + d, 3)];
  const back =
    polygon([project(x, y, 3), project(x + w, y, 3), project(x + w, y, 10), project(x, y, 10)], 'b0') +
    polygon([project(x, y, 3), project(x, y + d, 3), project(x, y + d, 10), project(x, y, 10)], 'b1') +
    polygon(floor, 'p0');
  const heap = (
    [
      [1.4, 1.2, 'y'],
      [3.6, 1, 'g'],
      [6, 1.2, 'r'],
      [2.2, 2.8, 'b'],
      [4.8, 2.6, 'w'],
      [6.8, 3, 'y'],
      [1.2, 4.4, 'r'],
      [3.4, 4.4, 'p'],
      [5.6, 4.6, 'g'],
      [7, 5, 'b'],
    ] as const
  )
    .map(([u, v, ink]) => at3(x + u, y + v, 3.1, PLUSH(ink)))
    .join('');
  const grip = at3(
    x + 4.2,
    y + 3,
    8.2,
    `<path class="n" stroke-width="2.400" d="M0-22V0"/><path class="s1" d="M-7-3H7v7H-7z"/><path class="n" stroke-width="5" d="M-6 4q-9 8-4 20M6 4q9 8 4 20"/><path class="n" style="stroke:var(--s1)" stroke-width="2.800" d="M-6 4q-9 8-4 20M6 4q9 8 4 20"/><g transform="translate(0 30)scale(1.150)">${PLUSH('y')}</g>`,
  );
  const pane =
    polygon(
      [project(x, y + d, 3), project(x + w, y + d, 3), project(x + w, y + d, 10), project(x, y + d, 10)],
      'eb',
      ' fill-opacity=".16"',
    ) +
    polygon(
      [project(x + w, y, 3), project(x + w, y + d, 3), project(x + w, y + d, 10), project(x + w, y, 10)],
      'eb',
      ' fill-opacity=".26"',
    ) +
    polygon(
      [project(x + 0.8, y + d, 9.4), project(x + 2, y + d, 9.4), project(x + 1.4, y + d, 4), project(x + 0.5, y + d, 4)],
      'w0 z',
      ' fill-opacity=".4"',
    );
  s.add(x, y, 3, w, d, 7, back + heap + grip + pane);
  for (const [dx, dy] of [
    [0, d - 0.3],
    [w - 0.3, d - 0.3],
    [w - 0.3, 0],
  ] as const)
    s.box(x + dx, y + dy, 3, 0.3, 0.3, 7, 'p', { sh: false, hi: false });
  s.box(x - 0.2, y - 0.2, 10, w + 0.4, d + 0.4, 2.2, 'p', {
    sh: false,
    L: f =>
      f.rect(0.5, 0.35, w - 0.6, 1.5, 'k3') +
      f.text('FRITT SPEL', 0.9, 0.6, w - 1.4, 1, 'ey z', FONT.neon) +
      f.rects(
        [...Array(14)].map((_, i): Rect => [0.3 + i * 0.58, 0.08, 0.24, 0.18]),
        'ew z',
      ),
    R: f =>
      f.rects(
        [0, 1, 2, 3, 4].map((i): Rect => [0.6 + i * 1.15, 0.6, 0.7, 1]),
        'ey z',
      ),
  });
  s.shadow(x, y, w, d, 12);
}

/** The arcade: rows of cabinets, a giant claw machine, a dance floor. */
export function arcadeHall(): Scene {
  const { s, r, put, block } = placeBox('ARKADEN', 'p', ['k1', 'k2'], [26, 20]);
  const inks: readonly Ink[] = ['b', 'r', 'y', 'g', 'p', 'k'];
  const lights = ['ep', 'eb', 'ey', 'eg'] as const;
  giantClaw(s, 1.6, 1.2);
  s.pool(6, 9, 3.6, 'ep');
  maneki(s, 5.4, 4.2, 12.2, 0.9);
  person(s, r, 4.4, 8, 0, { pose: 'wave', hair: 'catEars', top: 2 });
  person(s, r, 6.6, 8.2, 0, { pose: 'cheer', hair: 'frog', top: 0 });
  person(s, r, 8.4, 7.9, 0, { pose: 'child', hair: 'pigtails' });

  // Three rows of cabinets, their players seen from behind.
  for (let row = 0; row < 3; row++) {
    const y = 1.2 + row * 3.9;
    for (let i = 0; i < 9; i++) {
      const x = 11.2 + i * 1.6;
      arcade(s, x, y, inks[(i + row * 2) % 6] ?? 'b', { px: lights[(i + row) % 4] ?? 'eg' });
      if ((i * 3 + row * 5) % 7 !== 2)
        person(s, r, x + 0.55, y + 1.8, 0, {
          pose: 'sit',
          flip: false,
          hair: r.pick(['headset', 'cap', 'long', 'afro', 'beanie', 'bun', 'hijab'] as const),
        });
    }
    for (let i = 0; i < 4; i++) s.pool(12.4 + i * 3.8, y + 2, 1.8, lights[(i + row) % 4] ?? 'ep');
    signL(s, 13.4 + row * 1.4, y - 0.35, 2.7, 6.4, 1.3, ['REKORD 1987', 'ETT MYNT KVAR', 'TVÅ SPELARE'][row] ?? '', {
      bg: 'k3',
      fg: (['ep', 'ey', 'eb'] as const)[row] ?? 'ey',
    });
    for (const dx of [0.4, 5.8]) pole(s, 13.4 + row * 1.4 + dx, y - 0.2, 2.7);
  }

  // The dance floor.
  const floor = topFace(2, 12, 0, 7, 6);
  let tiles = '';
  for (let i = 0; i < 7; i++)
    for (let j = 0; j < 6; j++)
      tiles += floor.rect(i, j, 1, 1, (['ey', 'ep', 'eb', 'w0', 'eg', 'er'] as const)[(i * 5 + j * 3 + ((i * j) % 3)) % 6] ?? 'ey');
  s.ground(tiles);
  s.pool(5.4, 15, 4.6, 'ep');
  speaker(s, 0.6, 10.8, 0, 4);
  speaker(s, 9.4, 11, 0, 4);
  for (const [x, y, pose] of [
    [3, 13.4, 'hop'],
    [5, 13, 'cheer'],
    [7.4, 13.6, 'wave'],
    [4, 15.4, 'wheel'],
    [6.2, 15.6, 'cheer'],
    [8, 16.4, 'child'],
    [2.8, 17, 'cheer'],
    [5.2, 17.4, 'wave'],
  ] as const)
    person(s, r, x, y, 0, { pose });

  for (const [i, ink] of (['r', 'b', 'y', 'g', 'p', 'w'] as const).entries()) gacha(s, 11.6 + i * 1.25, 15.6, ink);
  for (const [i, ink] of (['b', 'r', 'g'] as const).entries()) vending(s, 20.6 + i * 1.5, 15.2, ink);
  s.pool(14.6, 17.4, 2.4, 'ey');
  s.pool(22.4, 17.2, 2.2, 'eb');
  s.box(20.4, 18, 0, 3.6, 1, 1.2, 'y', { L: f => f.text('VÄXLA', 0.6, 0.3, 2.4, 0.6, 'k2 z', FONT.poster) });
  cat(s, 17.6, 18.6, 0, 'o');
  for (const y of [9.8]) {
    pole(s, 10, y, 5.6);
    pole(s, 25.4, y + 3.6, 5.6);
    catenary(s, [10, y, 5.6], [25.4, y + 3.6, 5.6], 1, 12, i => lanternA((['r', 'y', 'p', 'b'] as const)[i % 4] ?? 'r'));
  }
  block(1, 1, 10.4, 8.8);
  block(10.8, 0.6, 25.8, 12);
  block(0.4, 10.4, 10.6, 18.4);
  block(11, 15, 24.6, 17);
  block(20, 17.4, 24.4, 19.2);
  put(10, 1, 9, 25, 13);
  put(10, 11, 12.6, 25, 14.8);
  put(12, 10, 17.2, 25.2, 19.5);
  return s;
}
