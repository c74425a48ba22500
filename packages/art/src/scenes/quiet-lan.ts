import { topFace, type Face, type Rect } from '../face.ts';
import { at3, project } from '../iso.ts';
import type { Ink } from '../palette.ts';
import { crowdPlacer, person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { desk } from '../props/desk.ts';
import { matchPost } from '../props/fire.ts';
import { shrine } from '../props/gates.ts';
import { carpet } from '../props/ground.ts';
import { catenary, lanternA, pole } from '../props/lines.ts';
import { blobTree, bush, pot, spruce } from '../props/plants.ts';
import { sleepingCat } from '../props/sleeping-cat.ts';
import { beanbag, cat, table } from '../props/things.ts';
import { rng } from '../rng.ts';
import { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { districtDrawer } from './drawer.ts';

const [W, D] = [32, 28];

/** A sleeping pod seen from its long side; an empty one has its light on. */
function pod(s: Scene, x: number, y: number, z: number, ink: Ink, blanket: string | null): void {
  const asleep = (f: Face) =>
    f.rect(0.4, 1.05, 3.2, 0.55, 'w0') + f.ellipse(0.95, 0.95, 0.34, 0.3, 'p0') + f.rect(1.3, 0.85, 2.3, 0.7, blanket ?? 'r1');
  s.box(x, y, z, 4, 3, 2.2, ink, {
    sh: z === 0,
    L: f => f.rect(0.3, 0.35, 3.4, 1.5, blanket ? 'k2' : 'ey') + (blanket ? asleep(f) : f.rect(0.3, 1.3, 3.4, 0.55, 'w0')),
    R: f => f.ellipse(1.5, 1.05, 0.6, 0.6, 'gm'),
    T: f => f.rect(0.3, 0.3, 3.4, 2.4, `${ink}1 z`),
  });
}

/** The tower of pods: four storeys of two, one pod on top, a ladder, and a lamp like a moon. */
function podTower(s: Scene, x: number, y: number): void {
  const inks: readonly Ink[] = ['b', 'w', 'y', 'p', 'g'];
  const blankets = ['r1', 'y1', null, 'p1', 'g0', 'b1', 'r1', null, 'y1', 'w1'];
  for (let level = 0; level < 5; level++)
    for (let i = 0; i < (level > 3 ? 1 : 2); i++)
      pod(s, x + i * 4.1, y, level * 2.25, inks[(level + i * 2) % 5] ?? 'b', blankets[level * 2 + i] ?? null);
  s.add(x + 4.3, y + 3.05, 0, 1, 0.1, 9.6, ladder(s, x + 4.4, y + 3.1, 9.4));
  s.box(x + 4.3, y + 1.2, 9, 0.4, 0.4, 3.4, 'k', { sh: false, hi: false });
  s.sphere(x + 4.5, y + 1.4, 13.6, 1.7, ['ew', 'ey', 'y2'], { sh: false });
  s.sky(at3(x + 3, y + 3, 12.6, '<path class="w0" d="M-50-4h13l-8 10h8v5h-15l9-10h-7zM-30-30h11l-6 9h6v4h-13l7-9h-5z"/>'));
  s.pool(x + 4, y + 5, 4.6, 'ey');
}
function ladder(s: Scene, x: number, y: number, h: number): string {
  const rungs = [...Array(Math.floor(h / 0.6))]
    .map((_, i) =>
      s.line3(
        [
          [x, y, 0.4 + i * 0.6],
          [x + 0.8, y, 0.4 + i * 0.6],
        ],
        1.4,
      ),
    )
    .join('');
  return (
    s.line3(
      [
        [x, y, 0],
        [x, y, h],
      ],
      2.4,
    ) +
    s.line3(
      [
        [x + 0.8, y, 0],
        [x + 0.8, y, h],
      ],
      2.4,
    ) +
    rungs
  );
}

/** A wall of books, two storeys high. */
function library(s: Scene): void {
  for (let i = 0; i < 5; i++)
    s.box(0.8 + i * 3.3, 0.6, 0, 3.1, 1, 6.8, 'o', {
      L: f =>
        [0.3, 1.6, 2.9, 4.2, 5.5]
          .map((v, row) => {
            const books = [...Array(9)].map((_, k): Rect => [
              0.28 + k * 0.29,
              v + 0.1 + ((k * 7 + i + row) % 3) * 0.13,
              0.22,
              1 - ((k * 7 + i + row) % 3) * 0.13,
            ]);
            return (
              f.rect(0.2, v, 2.7, 1.1, 'o3') +
              f.rects(
                books.filter((_, k) => (k + row) % 3 > 0),
                `${['r1', 'b1', 'y1', 'p1', 'g1'][(i + row) % 5] ?? 'r1'} z`,
              ) +
              f.rects(
                books.filter((_, k) => (k + row) % 3 === 0),
                `${['w0', 'y1', 'g0'][(i + row) % 3] ?? 'w0'} z`,
              )
            );
          })
          .join(''),
    });
  s.add(8.6, 1.7, 0, 1, 0.4, 7, ladder(s, 8.8, 1.9, 6.6));
  signL(s, 5, 1.65, 6.9, 8, 2, 'SCHHH', { bg: 'g3', fg: 'w0', c: 'g', font: FONT.widest });
}

/** Quiet LAN as a full scene. */
export function quietScene(): Scene {
  const s = new Scene();
  const r = rng('quiet-full');
  districtDrawer(s, W, D, 'quiet-lan');
  const floor = topFace(0, 0, 0, W, D);
  let boards = floor.rect(0, 0, W, D, 'g1');
  for (let i = 1.4; i < D; i += 1.4)
    boards += floor.line(
      [
        [0, i],
        [W, i],
      ],
      0.6,
      '',
      ' style="stroke:var(--g2)"',
    );
  s.ground(boards);
  carpet(s, 1.4, 6.6, 14.6, 15.4, 'b', {});
  carpet(s, 19.6, 9.4, 11.4, 7.6, 'r', {});
  const garden = topFace(18.4, 18.6, 0, 13.6, 9.4);
  s.ground(
    garden.rect(0, 0, 13.6, 9.4, 'g0') +
      garden.ellipse(9.4, 6.2, 2.8, 2.2, 'b1') +
      garden.ellipse(9.4, 6.2, 2.3, 1.7, 'eb z', ' fill-opacity=".6"') +
      garden.rects([[1, 0, 1.4, 9.4]], 'w1 z') +
      garden.ellipse(8.6, 5.8, 0.4, 0.2, 'r1', ' stroke-width=".6"') +
      garden.ellipse(10.2, 6.8, 0.4, 0.2, 'y1', ' stroke-width=".6"'),
  );
  library(s);
  podTower(s, 20.6, 1);
  for (let i = 0; i < 4; i++) {
    desk(s, 2, 7.4 + i * 3.7, 4, { fill: 0.85 });
    desk(s, 9.2, 7.4 + i * 3.7, 4, { fill: 0.85 });
    s.box(8.6, 7.2 + i * 3.7, 0, 0.2, 1.6, 2.1, 'g', { hi: false });
    s.box(2, 6.9 + i * 3.7, 0, 6.4, 0.16, 2.3, 'g', { hi: false, sh: false });
    s.box(9.2, 6.9 + i * 3.7, 0, 6.4, 0.16, 2.3, 'g', { hi: false, sh: false });
  }
  s.box(8.6, 23.6, 0, 5.4, 0.9, 1.3, 'w', {
    L: f => f.text('TE & BULLAR', 0.4, 0.3, 4.6, 0.7, 'g3 z', FONT.pixel),
    T: f => [0.8, 2, 3.2, 4.4].map((u, i) => f.ellipse(u, 0.45, 0.3, 0.26, ['r0', 'y1', 'w0', 'p1'][i] ?? 'r0')).join(''),
  });
  person(s, r, 11.4, 23.1, 0, { pose: 'stand', hair: 'bun', top: 5 });
  sleepingCat(s, 25.4, 12.6);
  for (const [x, y, ink] of [
    [20.6, 11, 'b'],
    [20.8, 14, 'y'],
    [22.6, 15.8, 'p'],
    [29.6, 10.6, 'g'],
    [30, 14.4, 'b'],
  ] as const)
    beanbag(s, x, y, ink);
  table(s, 21.6, 12.6);
  shrine(s, 20.4, 19.4);
  catenary(s, [20, 23.6, 3.4], [26.4, 19.2, 3.4], 0.5, 6, i => lanternA(i % 2 ? 'w' : 'y'));
  pole(s, 20, 23.6, 3.4);
  pole(s, 26.4, 19.2, 3.4);
  const hang: readonly (readonly [number, number, number])[] = [
    [27.4, 21, 1.9],
    [28.2, 20.6, 1.2],
    [29.4, 20.2, 1],
    [30.4, 20, 1.3],
    [31, 19.8, 1.9],
  ];
  pole(s, 27.4, 21, 2.4, 'o');
  pole(s, 31, 19.8, 2.4, 'o');
  s.add(
    27.6,
    20,
    0.8,
    3.2,
    0.8,
    1,
    s.line3(hang, 8) +
      s.line3(hang, 5.6).replace('class="n "', 'class="n" style="stroke:var(--r1)"') +
      at3(
        29.3,
        20.2,
        1.1,
        '<g class="a2 t0 h0 l0"><circle fill="var(--sk)" cx="14" cy="-4" r="4.6"/><path class="y1" d="M-16-6q12 6 26 2l-2 8q-14 2-24-4z"/></g>',
      ),
  );
  spruce(s, 31, 18.6, 1.2);
  blobTree(s, 19.6, 26.4, 'g', 1.2);
  blobTree(s, 30.8, 26.8, 'p', 1.1);
  bush(s, 25, 26.8, 'g');
  bush(s, 27.6, 18.9, 'g');
  for (const [x, y] of [
    [0.9, 5.4],
    [17, 4.6],
    [0.9, 13],
    [16.8, 13.6],
    [0.9, 21.8],
    [17, 22],
    [18.6, 9.6],
    [31.2, 8.6],
    [14.6, 22.8],
  ] as const)
    pot(s, x, y, { c: 'w' });
  for (const [x, y] of [
    [17.4, 17.6],
    [1, 25.6],
    [18.8, 12.4],
  ] as const)
    matchPost(s, x, y, 4.2);
  for (const [x, y] of [
    [4, 9.4],
    [11.6, 9.4],
    [4, 16.8],
    [11.6, 16.8],
  ] as const)
    s.pool(x + 1, y + 0.6, 2.4, 'eb');
  cat(s, 15.4, 24, 0, 'k');
  cat(s, 29, 17.4, 0, 'w', true);
  for (const [x, y, ink] of [
    [3, 24.4, 'r'],
    [5.4, 25.4, 'y'],
    [7.2, 26.2, 'b'],
    [12.6, 26.4, 'p'],
    [15, 26, 'g'],
  ] as const) {
    beanbag(s, x, y, ink);
    person(s, r, x + 0.9, y + 0.8, 0, { pose: r.pick(['phone', 'stand', 'child'] as const) });
  }
  person(s, r, 14.4, 5.2, 0, { pose: 'wheel', hair: 'grey', top: 0 });
  person(s, r, 18.4, 14, 0, { pose: 'child', hair: 'frog', top: 2 });
  const { put, block } = crowdPlacer(s, r);
  block(22, 10, 29, 15);
  block(20, 18.8, 26.6, 23.6);
  block(8.2, 22.6, 14.6, 25);
  put(8, 1, 2.6, 17, 6.2, { min: 1.2 });
  put(6, 19, 5.4, 31, 9, { min: 1.2 });
  put(6, 19.6, 14.6, 31, 18, { min: 1.2 });
  put(4, 26, 24.6, 31.4, 27.4, { min: 1.2 });
  put(5, 2, 22.8, 17, 27.4, { min: 1.2 });
  put(4, 16.2, 7.2, 17.2, 21, { min: 1.6 });
  s.grow(project(0, D, 14));
  return s;
}
