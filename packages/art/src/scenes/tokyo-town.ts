import { FONT } from '../type.ts';
import { Scene } from '../scene.ts';
import { blobTree, spruce, bush } from '../props/plants.ts';
import { bowl } from '../props/bowl.ts';
import { building, signL, signR } from '../props/buildings.ts';
import { catenary, lanternA, pole } from '../props/lines.ts';
import { crosswalk } from '../props/ground.ts';
import { districtDrawer } from './drawer.ts';
import { gacha, claw } from '../props/machines.ts';
import { kaiju } from '../props/kaiju.ts';
import { maneki } from '../props/maneki.ts';
import { matchPost } from '../props/fire.ts';
import { person, crowdPlacer } from '../people/person.ts';
import { rng, pick } from '../rng.ts';
import { screen } from '../props/stage.ts';
import { stall, vending, arcade } from '../props/stalls.ts';
import { table, stool, cat } from '../props/things.ts';
import { topFace, type Rect } from '../face.ts';
import { torii, shrine } from '../props/gates.ts';
import { tower } from '../props/tower.ts';
import { train } from '../props/vehicles.ts';

/** Tokyo Town as a full scene. */
export function tokyoScene() {
  const s = new Scene(),
    r = rng('tokyo-full');
  const W = 34,
    Dp = 26;
  districtDrawer(s, W, Dp, 'tokyo-town');
  const f = topFace(0, 0, 0, W, Dp);
  s.ground(f.rect(0, 0, W, Dp, 's0'));
  {
    const l: Rect[] = [];
    for (let i = 0; i < W; i += 2) for (let j = 0; j < Dp; j += 2) if ((i + j) % 4) l.push([i, j, 2, 2]);
    s.ground(f.rects(l, 's0 z'));
  }
  s.ground(f.rect(0, 10.4, W, 5.2, 'k0 z') + f.rect(17.4, 0, 4.6, Dp, 'k0 z'));
  {
    const l: Rect[] = [];
    for (let i = 0; i < W; i += 2.2) if (i < 14.5 || i > 23.5) l.push([i, 12.9, 1.2, 0.2]);
    for (let j = 0; j < Dp; j += 2.2) if (j < 8 || j > 17.6) l.push([19.6, j, 0.2, 1.2]);
    s.ground(f.rects(l, 'y1 z'));
  }
  crosswalk(s, 17.6, 8.6, 4.2, 1.5, 'x');
  crosswalk(s, 17.6, 15.9, 4.2, 1.5, 'x');
  crosswalk(s, 15.6, 10.7, 1.5, 4.6, 'y');
  crosswalk(s, 22.3, 10.7, 1.5, 4.6, 'y');
  // skyline
  tower(s, 3.2, 3.2, 19);
  kaiju(s, 20.2, 3, 0, 1.5);
  building(s, 6.4, 3.6, 4.4, 3, 5.5, 'w', { cl: 3, cr: 2, L: q => q.rect(0.3, 3.8, 3.8, 1.5, 'ew') });
  bowl(s, 8.6, 5, 5.5, 1);
  signL(s, 6.6, 6.6, 2.3, 4, 1.3, 'ラーメン', { bg: 'r1', fg: 'w0', c: 'r', font: FONT.kana });
  building(s, 11, 0.6, 5.6, 5.4, 12.5, 'b', {
    cl: 4,
    cr: 4,
    shop: true,
    L: q =>
      q.rect(0.4, 11, 4.8, 1.4, 'ew') +
      q.rects(
        [0.8, 1.9, 3, 4.1].map(u => [u, 11.4, 0.7, 1]),
        'p1 z',
      ),
  });
  screen(
    s,
    11.4,
    6,
    6.2,
    4.6,
    3.4,
    q =>
      q.rect(0.2, 0.2, 4.2, 3, 'p1 z') +
      q.ellipse(1.5, 1.9, 0.8, 0.9, 'w0') +
      q.rects(
        [
          [1.15, 1.6, 0.2, 0.35],
          [1.65, 1.6, 0.2, 0.35],
        ],
        'k2 z',
      ) +
      q.rect(1.2, 2.3, 0.6, 0.15, 'r1 z') +
      q.text('GG', 2.5, 0.8, 1.7, 1.4, 'w0', FONT.poster),
    { bg: 'k2' },
  );
  signL(s, 15.3, 6, 1.8, 1.2, 4, 'ゲーム', { v: true, bg: 'r1', fg: 'w0', c: 'r' });
  signL(s, 11.3, 6, 4.1, 3.7, 1.2, 'SPELHALL', { bg: 'k2', fg: 'ey' });
  building(s, 23.6, 0.6, 4, 5, 7.5, 'p', { cl: 3, cr: 3, shop: true, L: q => q.rect(0.3, 5.8, 3.4, 1.6, 'ew') });
  signL(s, 26, 5.6, 2.6, 1.3, 4.4, 'カラオケ', { v: true, bg: 'k2', fg: 'ep' });
  signL(s, 23.8, 5.6, 2.3, 2.2, 1.1, 'KARAOKE', { bg: 'b2', fg: 'ew' });
  maneki(s, 25.6, 3, 7.5, 1.05);
  building(s, 28, 0.6, 5.4, 5.4, 12, 'w', { cl: 4, cr: 4, shop: true, L: q => q.rect(0.3, 10.4, 4.8, 1.5, 'ey') });
  signL(s, 28.4, 6, 8.6, 4.6, 2.4, '火花', { bg: 'r1', fg: 'w0', c: 'r', font: FONT.kana });
  signR(s, 33.4, 5.8, 3, 1.5, 6.4, 'トウキョウ', { v: true, bg: 'k2', fg: 'ey' });
  signL(s, 28.3, 6, 1.8, 4, 1.2, 'MANGA', { bg: 'y1', fg: 'k2', c: 'y', font: FONT.poster });
  // elevated railway
  for (const x of [1, 8, 15.4, 23, 30]) {
    s.box(x, 7.9, 0, 0.8, 0.8, 4, 's');
    s.box(x - 0.2, 7.2, 4, 1.2, 2.2, 0.4, 's', { sh: false, hi: false });
  }
  s.box(0, 7.1, 4.4, W, 2.4, 0.5, 's', {
    L: q =>
      q.rects(
        [...Array(34)].map((_, i) => [i + 0.2, 0.12, 0.6, 0.2]),
        's2 z',
      ),
  });
  train(s, 9.2, 7.4, 4.9, 4, 'g');
  s.box(0, 9.3, 4.9, W, 0.12, 0.5, ['s0', 's0', 's1'], {
    sh: false,
    hi: false,
    L: q =>
      q.line(
        [...Array(69)].map((_, i) => [i * 0.5, i % 2 ? 0 : 0.5]),
        0.6,
      ),
  });
  // under the tracks
  for (const [i, c] of (['r', 'b', 'y', 'w', 'p'] as const).entries()) vending(s, 2.4 + i * 1.25, 8.2, c);
  for (const [i, c] of (['p', 'b', 'r'] as const).entries()) arcade(s, 10 + i * 1.5, 8, c);
  for (const [i, c] of (['r', 'y', 'b', 'g'] as const).entries()) gacha(s, 24.6 + i * 1.1, 8.3, c);
  cat(s, 31.6, 9.8, 0, 'k');
  // front left: market
  stall(s, 1, 17, { c: 'r', w: 4.4, sign: 'RAMEN', menu: 'ラーメン', menuFont: FONT.dotKana });
  stall(s, 6.4, 17, { c: 'b', w: 4.4, sign: 'TAKOYAKI', menu: 'たこやき', menuFont: FONT.dotKana, fg: 'ey' });
  stall(s, 11.8, 17, { c: 'p', w: 4.4, sign: 'MOCHI', bg: 'p3', menu: 'もち', menuFont: FONT.dotKana });
  for (const [x, y] of [
    [2.2, 22.4],
    [5.6, 23.4],
    [9, 22.6],
    [12.4, 23.6],
    [15.2, 22.2],
  ] as const) {
    table(s, x, y, 'w');
    stool(s, x - 1, y + 0.2, 'r');
    stool(s, x + 0.9, y - 0.2, 'r');
    stool(s, x + 0.1, y + 1, 'y');
    person(s, r, x - 0.2, y - 0.9, 0, { pose: 'stand' });
  }
  for (const [a, b] of [
    [
      [0.6, 16.6, 5],
      [16.6, 16.6, 5],
    ],
    [
      [0.6, 21.4, 4.8],
      [16.6, 21.4, 4.8],
    ],
  ] as const) {
    catenary(s, a, b, 0.7, 13, i => lanternA(pick(['r', 'y', 'r', 'w'], i % 4)));
    pole(s, a[0], a[1], a[2]);
    pole(s, b[0], b[1], b[2]);
  }
  // front right: torii garden
  s.ground(topFace(22.8, 16.6, 0, 10.8, 9).rect(0, 0, 10.8, 9, 'g0'));
  s.ground(topFace(24.6, 16.6, 0, 2.4, 9).rect(0, 0, 2.4, 9, 'w1 z'));
  {
    const q = topFace(29.6, 20.6, 0, 3.6, 4.4);
    s.ground(
      q.ellipse(1.8, 2.2, 1.7, 2, 'b1') +
        q.ellipse(1.8, 2.2, 1.4, 1.7, 'eb z', ' fill-opacity=".5"') +
        q.ellipse(1.3, 1.6, 0.3, 0.14, 'r1', ' stroke-width=".6"') +
        q.ellipse(2.3, 2.8, 0.3, 0.14, 'y1', ' stroke-width=".6"') +
        q.ellipse(1.6, 3.1, 0.28, 0.13, 'w0', ' stroke-width=".6"'),
    );
  }
  shrine(s, 28.2, 17);
  torii(s, 24, 23.6, 3.6, 4.8);
  torii(s, 24.2, 20.4, 3.2, 4.2);
  blobTree(s, 23.4, 17.8, 'p', 1.1);
  blobTree(s, 33, 20, 'p', 1.2);
  blobTree(s, 32.6, 25, 'p', 0.8);
  bush(s, 30.4, 17.6, 'g');
  bush(s, 23.6, 21, 'g');
  spruce(s, 30.4, 19.6, 0.8);
  matchPost(s, 28.6, 22.4, 2.4);
  matchPost(s, 30.2, 24.8, 2.4);
  claw(s, 17.9, 18.4, 'p');
  claw(s, 19.9, 18.4, 'b');
  claw(s, 17.9, 22, 'y');
  claw(s, 19.9, 22, 'r');
  matchPost(s, 16.9, 10, 5);
  matchPost(s, 22.5, 16, 5);
  matchPost(s, 16.9, 16, 5);
  matchPost(s, 22.6, 10, 5);
  person(s, r, 12.6, 19.8, 0, { pose: 'wheel', hair: 'beanie', top: 1 });
  person(s, r, 8.4, 21, 0, { pose: 'child', hair: 'pigtails', top: 3 });
  // crowds
  const { put } = crowdPlacer(s, r);
  put(34, 14.6, 10.6, 24.6, 15.6);
  put(16, 0.8, 10.8, 14, 15.4);
  put(12, 24.8, 10.6, 33.4, 15.6);
  put(10, 1.2, 20, 16, 21.2);
  put(7, 18, 20.4, 21.8, 21.6);
  put(4, 17.8, 24.2, 21.8, 25.6);
  put(5, 24.8, 17, 26.8, 25.4);
  return s;
}
