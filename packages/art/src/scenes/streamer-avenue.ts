import { at3, project, raised } from '../iso.ts';
import { crowdPlacer, person } from '../people/person.ts';
import { booth } from '../props/booth.ts';
import { signR } from '../props/buildings.ts';
import { matchPost } from '../props/fire.ts';
import { carpet, floorTiles, starTile } from '../props/ground.ts';
import { catenary, flagA, flagPole, pole, rope } from '../props/lines.ts';
import { blobTree, pot } from '../props/plants.ts';
import { screenR, speaker } from '../props/stage.ts';
import { foodTruck, stall } from '../props/stalls.ts';
import { beanbag, bench, camera, ringLight } from '../props/things.ts';
import { rng } from '../rng.ts';
import type { Ink } from '../palette.ts';
import { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { districtDrawer } from './drawer.ts';

const [W, D] = [32, 30];
const HEART = 'M0 6C-10-2-10-12-4-13-1-13.5 0-10.5 0-10 0-10.5 1-13.5 4-13 10-12 10-2 0 6z';

const heart = (dx: number, dy: number, k: number, cls: string) =>
  `<path class="${cls}" transform="translate(${dx} ${dy})scale(${k})" d="${HEART}"/>`;

/** The phone as big as a house, with hearts that rise from it. */
function giantPhone(s: Scene, x: number, y: number): void {
  s.box(x - 0.8, y - 0.4, 0, 9.6, 2.6, 0.8, 'k', {
    L: f =>
      f.rects(
        [...Array(9)].map((_, i) => [0.4 + i, 0.3, 0.6, 0.22] as const),
        'ey z',
      ),
  });
  s.box(x, y, 0.8, 8, 1.3, 15.6, 'k', {
    L: f => {
      const chat = [0, 1, 2, 3].map(
        i =>
          f.ellipse(1.2, 10.6 + i * 1.1, 0.32, 0.32, (['r1', 'y1', 'p1', 'g1'] as const)[i] ?? 'r1') +
          f.rect(1.8, 10.35 + i * 1.1, [3.6, 2.6, 4.4, 3][i] ?? 3, 0.5, 'w0 z'),
      );
      const face =
        f.ellipse(4, 6, 2.3, 2.5, 'y1') +
        f.rects(
          [
            [2.9, 5.2, 0.55, 0.85],
            [4.6, 5.2, 0.55, 0.85],
          ],
          'k2 z',
        ) +
        f.pts(
          [
            [2.6, 6.9],
            [5.4, 6.9],
            [5, 7.8],
            [4, 8.1],
            [3, 7.8],
          ],
          'r3',
        ) +
        f.pts(
          [
            [1.6, 5.4],
            [1.8, 4],
            [3, 3],
            [5, 3],
            [6.2, 4],
            [6.4, 5.4],
            [5.9, 5.4],
            [5.6, 4.3],
            [4.8, 3.6],
            [3.2, 3.6],
            [2.4, 4.3],
            [2.1, 5.4],
          ],
          'r1',
        ) +
        f.rect(1.3, 5.2, 0.8, 1.6, 'r1') +
        f.rect(5.9, 5.2, 0.8, 1.6, 'r1');
      return (
        f.rect(0.4, 0.7, 7.2, 14.2, 'b1') +
        f.rect(0.4, 9.6, 7.2, 5.3, 'b3 z') +
        f.rect(3.2, 0.28, 1.6, 0.2, 'k3 z') +
        f.rect(0.9, 1.2, 2.4, 1, 'r1') +
        f.text('LIVE', 1.1, 1.38, 2, 0.64, 'ew z', FONT.pixel) +
        f.rect(4.6, 1.2, 2.4, 1, 'k2') +
        f.text('13 370', 4.8, 1.42, 2, 0.56, 'ew z', FONT.pixel) +
        face +
        chat.join('')
      );
    },
    R: f =>
      f.rects(
        [
          [0.3, 3, 0.7, 1.4],
          [0.3, 5, 0.7, 2],
        ],
        'k3',
      ),
  });
  s.sky(
    at3(
      x + 8,
      y + 1.3,
      12,
      heart(12, 10, 1.5, 'r1') +
        heart(30, -14, 1.1, 'p1') +
        heart(10, -40, 1.3, 'y1') +
        heart(34, -58, 0.9, 'r1') +
        heart(18, -78, 0.7, 'p1'),
    ),
  );
  s.pool(x + 4, y + 4, 5, 'eb');
}

/** A booth on top of a booth. */
function twoStoreys(s: Scene, x: number, y: number, low: Ink, high: Ink, signs: readonly [string, string]): void {
  booth(s, x, y, low, { txt: signs[0] });
  raised(4.3, () => booth(s, x, y, high, { txt: signs[1] }));
}

/** The gate of ring lights, which people walk through. */
function ringGate(s: Scene, x: number, y: number): void {
  const ring =
    '<ellipse class="n" cy="-58" rx="52" ry="62" stroke-width="17"/><ellipse class="n" cy="-58" rx="52" ry="62" style="stroke:var(--s1)" stroke-width="14.5"/><ellipse class="n" cy="-58" rx="52" ry="62" style="stroke:var(--ew)" stroke-width="8"/>';
  s.box(x - 5.6, y - 0.6, 0, 2, 1.2, 0.6, 'k');
  s.box(x + 3.6, y - 0.6, 0, 2, 1.2, 0.6, 'k');
  s.add(
    x - 5.4,
    y - 0.2,
    0.6,
    10.8,
    0.4,
    9.6,
    `<g transform="translate(${project(x, y, 0.4).map(Math.round).join(' ')})skewY(26.6)">${ring}</g>`,
  );
  s.pool(x, y + 1, 3.6, 'ew');
}

/** Streamer Avenue as a full scene. */
export function avenueScene(): Scene {
  const s = new Scene();
  const r = rng('avenue-full');
  districtDrawer(s, W, D, 'streamer-avenue');
  floorTiles(s, 0, 0, W, D, 'w0', 'w1', 2, false);
  carpet(s, 12.6, 4.4, 6.8, 25.2, 'r');
  for (let i = 0; i < 8; i++) {
    starTile(s, 10.6, 5.4 + i * 3, 'y');
    starTile(s, 19.9, 5.4 + i * 3, 'y');
  }
  giantPhone(s, 12, 1.2);
  twoStoreys(s, 1.4, 1.4, 'b', 'p', ['LIVE', 'JUST NU']);
  twoStoreys(s, 6.2, 1.4, 'y', 'g', ['SHORTS', 'LIVE']);
  twoStoreys(s, 23, 1.4, 'r', 'b', ['PODD', 'LIVE']);
  twoStoreys(s, 27.6, 1.4, 'g', 'y', ['LIVE', 'KOCK']);
  s.box(0.6, 7.2, 0, 0.9, 9, 9.2, 'k', {
    R: f => {
      const cells = [...Array(12)].map(
        (_, i) =>
          f.rect(
            0.35 + (i % 3) * 2.8,
            0.4 + Math.floor(i / 3) * 2.15,
            2.6,
            1.9,
            (['b1', 'p1', 'y1', 'g1', 'r1', 'k1'] as const)[(i * 5) % 6] ?? 'b1',
          ) +
          f.ellipse(1.6 + (i % 3) * 2.8, 1.5 + Math.floor(i / 3) * 2.15, 0.55, 0.6, 'w0') +
          f.rects(
            [
              [1.38 + (i % 3) * 2.8, 1.25 + Math.floor(i / 3) * 2.15, 0.14, 0.26],
              [1.72 + (i % 3) * 2.8, 1.25 + Math.floor(i / 3) * 2.15, 0.14, 0.26],
            ],
            'k2 z',
          ),
      );
      return cells.join('');
    },
  });
  signR(s, 0.8, 7.4, 9.2, 8.6, 1.5, 'KREATÖRER', { bg: 'r1', fg: 'w0', c: 'r', font: FONT.wide });
  for (const [x, y, ink, text] of [
    [3.6, 17.6, 'p', 'LIVE'],
    [3.6, 23, 'r', 'PÅ NU'],
    [24.2, 9.4, 'y', 'LIVE'],
    [24.2, 15, 'b', 'TYSTARE'],
  ] as const)
    booth(s, x, y, ink, { txt: text, w: 3.8 });
  ringGate(s, 16, 20.4);
  screenR(
    s,
    31.4,
    8.4,
    3.4,
    6.4,
    4.4,
    f =>
      f.text('NU: STICKA & SKJUT', 0.5, 0.7, 5.4, 0.8, 'ey z') +
      f.ellipse(3.2, 2.7, 1, 1, 'p1') +
      f.rects(
        [
          [2.8, 2.4, 0.25, 0.4],
          [3.4, 2.4, 0.25, 0.4],
        ],
        'k2 z',
      ),
    { bg: 'b2' },
  );
  s.box(31.4, 11.4, 0, 0.35, 0.35, 3.4, 'k', { sh: false, hi: false });
  foodTruck(s, 23.6, 25.2, 'y', 'KORV');
  stall(s, 23.8, 20.6, { c: 'r', w: 5, sign: 'MERCH' });
  camera(s, 11.2, 9.4);
  camera(s, 20.8, 13, true);
  camera(s, 11.2, 18.4);
  camera(s, 20.8, 23.6, true);
  ringLight(s, 10.8, 14.2);
  ringLight(s, 21.2, 9);
  rope(s, 12.2, 7, 12.2, 18, 7);
  rope(s, 19.8, 7, 19.8, 18, 7);
  speaker(s, 10.6, 4.2, 0, 3);
  speaker(s, 20.6, 4.2, 0, 3);
  for (const [x, y, ink] of [
    [3, 12.6, 'r'],
    [5, 13.4, 'b'],
    [7, 12.4, 'y'],
    [4.4, 15, 'p'],
    [8, 14.8, 'g'],
  ] as const)
    beanbag(s, x, y, ink);
  for (const [x, y] of [
    [9.6, 6.8],
    [22.2, 6.8],
    [11.4, 22.6],
    [20.6, 19.4],
    [9.8, 27.6],
    [22, 28.2],
    [30.8, 24.2],
  ] as const)
    pot(s, x, y, { c: 'r' });
  for (const [x, y] of [
    [11.2, 12],
    [20.8, 16.4],
    [11.2, 25.6],
    [20.8, 26.6],
  ] as const)
    matchPost(s, x, y, 5);
  for (const x of [9.4, 22.6]) flagPole(s, x, 25, 6, 'r');
  catenary(s, [9.4, 16.4, 6], [22.6, 16.4, 6], 0.9, 16, i => flagA(i));
  pole(s, 9.4, 16.4, 6);
  pole(s, 22.6, 16.4, 6);
  blobTree(s, 30, 28.4, 'p', 1.1);
  blobTree(s, 1.6, 28.4, 'p', 1.1);
  bench(s, 4, 28.4, 2.4);
  person(s, r, 16, 9.4, 0, { pose: 'walk', hair: 'headset', top: 2, scale: 1.2 });
  person(s, r, 15, 13, 0, { pose: 'wave', hair: 'catEars', top: 3, scale: 1.2 });
  person(s, r, 17.2, 15, 0, { pose: 'wheel', hair: 'afro', top: 4, scale: 1.2 });
  const { put, block } = crowdPlacer(s, r);
  block(13.4, 7, 18.6, 16.4);
  block(3, 17, 8.4, 27.4);
  block(23.4, 8.6, 29, 19);
  block(23, 20, 31, 28.6);
  put(24, 9.4, 7, 12, 28.4, { min: 1 });
  put(22, 20, 7, 23, 28.8, { min: 1 });
  put(12, 13, 22.2, 19, 29, { min: 1.1 });
  put(8, 2.4, 11.6, 9, 16.4);
  put(6, 26, 19.2, 31, 20.2);
  s.grow(project(0, D, 16));
  return s;
}
