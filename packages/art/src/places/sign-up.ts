import { LOOK } from '../look.ts';
import type { Face, Rect } from '../face.ts';
import { topFace } from '../face.ts';
import { at3, polygon, project } from '../iso.ts';
import type { Ink } from '../palette.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { matchPost } from '../props/fire.ts';
import { carpet } from '../props/ground.ts';
import { bulbA, catenary, pole, rope } from '../props/lines.ts';
import { blobTree, pot } from '../props/plants.ts';
import { bench, cat, table } from '../props/things.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

const FLAME: readonly (readonly [number, number])[] = [
  [0, 1.5],
  [-1.1, 0.8],
  [-1, -0.2],
  [-0.1, -1.6],
  [0.2, -0.7],
  [1, -0.1],
  [1.1, 0.8],
];
const flameMark = (f: Face, u: number, v: number, k: number, cls: string) =>
  f.pts(
    FLAME.map(([x, y]) => [u + x * k, v + y * k] as const),
    cls,
  );

/** A yellow letter box as tall as a house, its slot as wide as a door. */
function letterBox(s: Scene, x: number, y: number): void {
  s.box(x + 0.3, y + 0.3, 0, 5.4, 4.4, 1, 'k');
  s.box(x, y, 1, 6, 5, 7.2, 'y', {
    L: f =>
      f.rect(0.7, 1.1, 4.6, 1.2, 'k3') +
      f.rect(0.7, 0.8, 4.6, 0.4, 'y0') +
      f.rect(0.9, 3, 4.2, 3.4, 'w0') +
      flameMark(f, 3, 4.7, 0.9, 'r1 z') +
      flameMark(f, 3, 5.1, 0.45, 'y1 z'),
    R: f =>
      f.rect(0.7, 2.4, 3.6, 4.1, 'y1') +
      f.ellipse(3.6, 4.4, 0.28, 0.28, 'k2') +
      f.text('TÖMS KL. 13.37', 0.8, 0.8, 3.4, 0.8, 'k2 z', FONT.slim),
  });
  s.gable(x - 0.3, y - 0.3, 8.2, 6.6, 5.6, 2.2, ['y0', 'y1', 'y2'], 'x', { end: 'y2' });
  s.box(x - 0.5, y + 2.1, 10.2, 7, 0.8, 0.4, 'r', { sh: false, hi: false });
}

const LETTER =
  '<path class="w0" d="M-9-5.500L8-8l1.500 11-17 2.500z"/><path class="n" stroke-width=".9" d="M-9-5.500L1.500-.500 8-8"/><circle class="r1 z" cx="1" cy="0" r="1.500"/>';

/** The notice board, three rows of slips, each ticked or not. */
function noticeBoard(s: Scene, x: number, y: number, w: number): void {
  const inks: readonly Ink[] = ['y', 'p', 'w', 'g', 'b', 'r'];
  const columns = Math.floor((w - 0.8) / 1.7);
  s.box(x, y, 0, w, 0.6, 6.6, 'o', {
    L: f => {
      let art = f.rect(0.35, 0.35, w - 0.7, 5.3, 'o0');
      for (let row = 0; row < 3; row++)
        for (let i = 0; i < columns; i++) {
          const [u, v] = [0.75 + i * 1.7 + ((i * 5 + row) % 3) * 0.08, 0.6 + row * 1.72 + ((i * 3 + row) % 4) * 0.07];
          const ink = inks[(i * 5 + row * 2) % 6] ?? 'y';
          art +=
            f.rect(u, v, 1.35, 1.35, `${ink}${ink === 'w' ? 0 : 1}`) +
            f.rects(
              [
                [u + 0.2, v + 0.75, 0.95, 0.12],
                [u + 0.2, v + 1, 0.6, 0.12],
              ],
              ink === 'b' || ink === 'r' ? 'w0 z' : 'k2 z',
            ) +
            f.rect(u + 0.2, v + 0.2, 0.36, 0.36, 'w0', ' stroke-width=".6"') +
            ((i + row) % 3
              ? f.line(
                  [
                    [u + 0.24, v + 0.36],
                    [u + 0.36, v + 0.52],
                    [u + 0.72, v + 0.04],
                  ],
                  1.3,
                )
              : '') +
            f.ellipse(u + 0.68, v + 0.02, 0.11, 0.11, 'r1', ' stroke-width=".5"');
        }
      return art;
    },
  });
}

/** A pencil as long as a boat, carried on many hands. */
function carriedPencil(s: Scene, x: number, y: number, z: number, length: number): void {
  s.shadow(x - 2, y, length + 2, 1.2, z);
  const cone = (reach: number, paint: readonly [string, string]) => {
    const [k, apex] = [(reach / 2.4) * 0.6, project(x - 2.4, y + 0.6, z + 0.6)] as const;
    const at = (v: number, w: number) => project(x - 2.4 + reach, y + 0.6 + v * k, z + 0.6 + w * k);
    return polygon([at(-1, 1), at(1, 1), apex], paint[0]) + polygon([at(1, 1), at(1, -1), apex], paint[1]);
  };
  s.add(x - 2.4, y, z, 2.4, 1.2, 1.2, cone(2.4, ['w0', 'w1']) + cone(0.8, ['k1', 'k2']));
  s.box(x, y, z, length, 1.2, 1.2, 'y', {
    sh: false,
    L: f => f.rect(0, 0.4, length, 0.4, 'y0 z') + f.text(`${LOOK.name} 2B`, length - 4.4, 0.42, 2.6, 0.44, 'k2 z', FONT.wide),
  });
  s.box(x + length, y, z, 0.7, 1.2, 1.2, 's', { sh: false, hi: false });
  s.box(x + length + 0.7, y, z, 1.1, 1.2, 1.2, 'p', { sh: false });
}

const pencil = (cx: number, turn: number, ink: Ink, h: number) =>
  `<g transform="translate(${cx} 0)rotate(${turn})"><path class="${ink}1" d="M-3 2V-${h}h6V2z"/><path class="${ink}2 z" d="M.600 1.600V-${h}h1.900V1.600z"/><path class="w1" d="M-3-${h}L0-${h + 9} 3-${h}z"/><path class="k2 z" d="M-1-${h + 6}L0-${h + 9} 1-${h + 6}z"/></g>`;

/** A cup of pencils and a rubber, as tall as a person. */
function pencilCup(s: Scene, x: number, y: number): void {
  s.cyl(x, y, 0, 1.15, 2.6, 'b', {
    deco: ({ cx, ty, rx }) =>
      `<ellipse class="k3" cx="${cx.toFixed(1)}" cy="${ty.toFixed(1)}" rx="${(rx * 0.84).toFixed(1)}" ry="${(rx * 0.42).toFixed(1)}"/>`,
  });
  const art = pencil(-7, -14, 'r', 22) + pencil(7, 13, 'g', 20) + pencil(-1, -2, 'y', 30) + pencil(4, 6, 'p', 14);
  s.add(x - 0.8, y - 0.8, 2.6, 1.6, 1.6, 2, at3(x, y, 2.6, art));
}

/** Sign-up: a letter box, a board of slips, a pencil that six people carry. */
export function signUp(): Scene {
  const { s, r, put, block } = placeBox('ANMÄLAN', 'g', ['w0', 'w1'], [26, 20]);
  carpet(s, 2.4, 6.4, 3.6, 9, 'r', { pat: 'y1' });
  letterBox(s, 1.2, 1);
  for (const [x, y, z, turn] of [
    [5, 8.4, 8.6, -16],
    [7.6, 7.6, 6.4, 12],
    [3, 9.4, 6, 22],
    [6.4, 10.6, 5, -30],
  ] as const)
    s.sky(at3(x, y, z, LETTER, `rotate(${turn})`));
  noticeBoard(s, 9, 0.5, 16);
  signL(s, 12.4, 0.5, 6.7, 9, 1.5, 'VAD VILL DU VETA?', { bg: 'g3', fg: 'ew', c: 'w', font: FONT.wide });
  s.pool(4, 8, 3.6, 'ey');
  s.pool(13, 3.6, 3.4, 'ey');
  s.pool(22, 6.4, 3.6, 'ey');
  s.pool(18.4, 11.6, 3, 'ew');

  // Those who write on the board, one on a ladder.
  s.add(
    15.6,
    1.3,
    0,
    1,
    0.4,
    4.6,
    at3(16, 1.7, 0, '<path class="n" stroke-width="2.200" d="M-6 2V-54M6 8V-48M-6-8l12 6M-6-20l12 6M-6-32l12 6M-6-44l12 6"/>'),
  );
  person(s, r, 16.2, 1.9, 2.6, { pose: 'wave', hair: 'bun', top: 3 });
  for (const [x, hair] of [
    [10.4, 'frog'],
    [12.6, 'headset'],
    [20.2, 'catEars'],
    [23.4, 'cap'],
  ] as const)
    person(s, r, x, 2.2, 0, { pose: 'wave', hair });

  // The table, and the queue that winds towards it.
  s.box(18.6, 5.4, 0, 6.4, 1.8, 1.5, 'g', {
    L: f => f.rect(0.3, 0.25, 5.8, 1, 'w0'),
    T: f =>
      f.rects(
        [0.5, 2.5, 4.5].map((u): Rect => [u, 0.5, 1, 0.9]),
        'w0',
      ),
  });
  for (const x of [18.8, 24.6]) pole(s, x, 4.4, 3.4);
  signL(s, 18.6, 4.5, 3.4, 6.4, 1.5, 'SKRIV UPP DIG', { bg: 'r2', fg: 'ew', c: 'w', font: FONT.wide });
  for (const [x, hair, pose] of [
    [19.6, 'bun', 'wave'],
    [21.8, 'beard', 'stand'],
    [24, 'hijab', 'wave'],
  ] as const)
    person(s, r, x, 4.9, 0, { pose, hair, top: 0 });
  for (const y of [9.2, 11.6, 14]) rope(s, 15.4, y, 24.6, y, 4);
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6; i++)
      person(s, r, 16 + i * 1.5 + (row % 2) * 0.5, 8.4 + row * 2.4, 0, {
        pose: (i * 3 + row) % 7 === 5 ? 'wheel' : r.pick(['stand', 'phone', 'bag', 'child', 'stand'] as const),
      });
  s.box(14, 8, 0, 0.3, 0.3, 3.4, 'k', { hi: false });
  signL(s, 12.8, 8, 3.4, 2.8, 1.7, '133', { bg: 'k3', fg: 'er', font: FONT.pixel });

  // Six who carry, one who leads.
  carriedPencil(s, 3.6, 12.6, 1.75, 9);
  for (let i = 0; i < 6; i++)
    person(s, r, 4.2 + i * 1.55, 14.2, 0, {
      pose: 'cheer',
      hair: r.pick(['cap', 'beanie', 'afro', 'long', 'viking', 'pigtails'] as const),
    });
  person(s, r, 0.9, 15.2, 0, { pose: 'wave', hair: 'matchHead', top: 2 });

  // Children draw; some write at a table, a cat lies on the pile of forms.
  const sheet = topFace(8.4, 16.2, 0, 5.2, 2.8);
  s.ground(
    sheet.rect(0, 0, 5.2, 2.8, 'w0') +
      flameMark(sheet, 1.4, 1.5, 0.7, 'r1') +
      sheet.rect(2.8, 1.2, 1.5, 1, 'b1') +
      sheet.pts(
        [
          [2.6, 1.2],
          [3.55, 0.5],
          [4.5, 1.2],
        ],
        'y1',
      ),
  );
  for (const [x, y, pose] of [
    [8.6, 17.4, 'child'],
    [11.2, 16.1, 'hop'],
    [13.8, 18.2, 'child'],
  ] as const)
    person(s, r, x, y, 0, { pose });
  pencilCup(s, 17.6, 18);
  table(s, 21.4, 16.8, 'y');
  bench(s, 20.2, 18, 2.6, 'r');
  person(s, r, 20.6, 16.4, 0, { pose: 'stand', hair: 'grey' });
  person(s, r, 22.6, 17, 0, { pose: 'phone', hair: 'long' });
  for (let i = 0; i < 4; i++) s.box(24.1, 16.4, i * 0.28, 1.2, 1.5, 0.26, 'w', { sh: i === 0, hi: false });
  cat(s, 24.7, 17.2, 1.15, 'k', true);

  matchPost(s, 8, 7.4, 4.6);
  matchPost(s, 14.6, 18.8, 4.2);
  pole(s, 0.6, 10.4, 5.2);
  pole(s, 12.4, 6.6, 5.2);
  catenary(s, [0.6, 10.4, 5.2], [12.4, 6.6, 5.2], 0.8, 11, bulbA);
  blobTree(s, 1.8, 17.8, 'p', 1.2);
  for (const [x, y] of [
    [25.3, 1.6],
    [5.4, 18.8],
    [25.2, 15],
  ] as const)
    pot(s, x, y, { c: 'g' });
  block(0.6, 0.6, 8, 6.4);
  block(8.6, 0.4, 25.6, 3);
  block(2, 12, 15, 15.2);
  block(14.8, 4, 25.6, 14.8);
  block(7.6, 15.6, 14.6, 19.4);
  block(15.8, 15.4, 25.8, 19);
  put(9, 2, 6.8, 7, 12);
  put(10, 8.6, 3.4, 14, 11.8);
  put(4, 0.8, 15, 7.4, 19.4);
  return s;
}
