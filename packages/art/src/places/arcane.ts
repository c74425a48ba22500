import type { Face, Rect } from '../face.ts';
import { topFace } from '../face.ts';
import { at3 } from '../iso.ts';
import type { Ink } from '../palette.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { matchPost } from '../props/fire.ts';
import { torii } from '../props/gates.ts';
import { catenary, lanternA, pole } from '../props/lines.ts';
import { blobTree } from '../props/plants.ts';
import { cat } from '../props/things.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

const CELL = 1.35;
/** The labyrinth: # hedge, digits clues, o cherry trees, . paths. */
const MAZE = [
  '.................',
  '##.######.#####.#',
  '#...#....1#.....#',
  '#.#.#.#####.###.#',
  '#.#...#.....#.2.#',
  '#.#####.###.###.#',
  '#...3...#o....#.#',
  '###.###.#####.#.#',
  '#...#.....4...#.#',
  '#.###.#######.#.#',
  '#......5......6..',
];
const INKS: readonly Ink[] = ['r', 'y', 'g', 'b', 'p', 'w', 'r'];

/** Links of a chain along a line of a face. */
function chain(f: Face, [u0, v0]: readonly [number, number], [u1, v1]: readonly [number, number], n: number): string {
  const link = (i: number) => {
    const t = (i + 0.5) / n;
    const ring = (look: string) => f.ellipse(u0 + (u1 - u0) * t, v0 + (v1 - v0) * t, 0.42, 0.34, 'n', look);
    return ring(' stroke-width="3.6"') + ring(' stroke-width="1.8" style="stroke:var(--y1)"');
  };
  return [...Array(n)].map((_, i) => link(i)).join('');
}

/** Where a ray from the middle of the label meets its edge. */
const edge = (angle: number) => {
  const k = Math.min(3.1 / Math.abs(Math.cos(angle)), 4.3 / Math.abs(Math.sin(angle)));
  return [4 + Math.cos(angle) * k, 4.9 + Math.sin(angle) * k] as const;
};
const ray = (f: Face, i: number) => f.pts([[4, 4.9], edge(((i - 0.28) / 12) * 2 * Math.PI), edge(((i + 0.28) / 12) * 2 * Math.PI)], 'r0 z');

/** The locked box: a matchbox on end, chained, with a lock of seven dials. */
function lockedBox(s: Scene, x: number, y: number): void {
  s.box(x - 1, y - 0.6, 0, 10, 6.2, 0.6, 's');
  s.box(x - 0.4, y - 0.2, 0.6, 8.8, 5.2, 0.5, 's');
  s.box(x, y, 1.1, 8, 4.4, 9.8, 'y', {
    L: f =>
      f.rect(0.6, 0.5, 6.8, 8.8, 'r1') +
      [...Array(12)].map((_, i) => ray(f, i)).join('') +
      f.rect(0.9, 0.8, 6.2, 8.2, 'n', ' style="stroke:var(--y1)" stroke-width="1.4"') +
      f.text('?', 2.2, 1, 3.6, 3.9, 'ew', FONT.poster) +
      chain(f, [0, 1.2], [8, 8.8], 13) +
      chain(f, [8, 1.2], [0, 8.8], 13),
    R: f =>
      f.rect(0.6, 0.5, 3.2, 8.8, 'r3') +
      f.rects(
        [...Array(33)].map((_, i): Rect => [0.9 + (i % 3) * 1 + (Math.floor(i / 3) % 2) * 0.3, 0.8 + Math.floor(i / 3) * 0.78, 0.22, 0.22]),
        'w3 z',
      ),
  });
  s.box(x + 2.2, y + 4.4, 2, 3.6, 0.7, 3.2, 's', {
    sh: false,
    L: f =>
      f.ellipse(1.8, 1.2, 0.55, 0.55, 'k3') +
      f.rect(1.6, 1.4, 0.4, 0.8, 'k3 z') +
      INKS.map((ink, i) => f.rect(0.25 + i * 0.45, 2.45, 0.36, 0.55, `${ink}1`, ' stroke-width=".6"')).join(''),
  });
  const shackle = 'M-10 8v-14q0-13 10-13t10 13V18';
  s.add(
    x + 2.6,
    y + 4.5,
    5.2,
    2.8,
    0.4,
    1.8,
    at3(
      x + 4,
      y + 4.8,
      5.2,
      `<path class="n" stroke-width="6.4" d="${shackle}"/><path class="n" style="stroke:var(--s1)" stroke-width="3.8" d="${shackle}"/>`,
    ),
  );
}

const STAR = '<path class="ey" d="M0-22l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z"/>';

/** A clue: a numbered pillar with a star above it. */
function clue(s: Scene, x: number, y: number, n: number): void {
  const ink = INKS[n - 1] ?? 'r';
  s.box(x - 0.5, y - 0.5, 0, 1, 1, 1.9, ink, {
    L: f => f.text(String(n), 0.2, 0.4, 0.6, 0.9, ink === 'w' || ink === 'y' || ink === 'p' ? 'k2 z' : 'w0 z', FONT.poster),
  });
  s.add(x - 0.2, y - 0.2, 1.9, 0.4, 0.4, 1.8, at3(x, y, 2.1, STAR));
  s.pool(x, y, 2.6, 'ey');
}

/** The Arcane Game: a labyrinth of hedges, seven clues, and the unopened box. */
export function arcaneGame(): Scene {
  const { s, r, put, block } = placeBox('ARCANE GAME', 'b', ['k1', 'k2'], [26, 20]);
  lockedBox(s, 8.6, 0.7);
  s.pool(12.6, 7, 4.6, 'er');
  s.ground(topFace(10.6, 5.9, 0, 4, 0.9).rect(0, 0, 4, 0.9, 'r1'));

  const [x0, y0] = [2.4, 4.6];
  const at = (column: number, row: number) => [x0 + column * CELL, y0 + row * CELL] as const;
  const paths: (readonly [number, number])[] = [];
  MAZE.forEach((line, row) => {
    // Hedges that follow each other are drawn as one.
    for (const { index, 0: run } of line.matchAll(/#+/g)) {
      const [x, y] = at(index, row);
      s.box(x, y, 0, run.length * CELL, CELL, 0.75, 'g', {
        hi: false,
        L: f =>
          f.rects(
            [...Array(run.length * 2)].map((_, i): Rect => [0.2 + i * 0.66, 0.3 + ((i * 3 + row) % 3) * 0.18, 0.26, 0.14]),
            'g0 z',
          ),
        T: f =>
          f.rects(
            [...Array(run.length * 2)].map((_, i): Rect => [0.15 + i * 0.66, 0.2 + ((i * 5 + row) % 4) * 0.25, 0.24, 0.2]),
            'g1 z',
          ),
      });
    }
    Array.from(line).forEach((cell, column) => {
      const [x, y] = at(column, row);
      if (/\d/.test(cell)) clue(s, x + CELL / 2, y + CELL / 2, Number(cell));
      else if (cell === 'o') blobTree(s, x + CELL / 2, y + CELL / 2, 'p', 1.1);
      else if (cell === '.' && row > 1) paths.push([x + CELL / 2, y + CELL / 2]);
    });
  });
  // Those who search, most of them with a match in hand.
  paths.forEach(([x, y], i) => {
    if (i % 4 !== 1) return;
    const pose = i % 20 === 9 ? 'wheel' : r.pick(['match', 'match', 'stand', 'walk', 'child', 'phone'] as const);
    person(s, r, x, y, 0, { pose });
    if (pose === 'match') s.pool(x, y, 1.2, 'ey');
  });

  // The seventh clue is not in the labyrinth.
  torii(s, 20, 2.6, 3.6, 4.4);
  clue(s, 21.8, 1.4, 7);
  torii(s, 8, 18.8, 3.4, 3.6);
  blobTree(s, 1.4, 6.4, 'p', 1.2);
  blobTree(s, 25, 4.6, 'p', 1.1);
  blobTree(s, 1.2, 18.4, 'p', 1);
  matchPost(s, 7.2, 2, 5);
  matchPost(s, 18.4, 2, 5);
  signL(s, 1.4, 2.2, 2.8, 4.4, 1.4, 'DEN LÅSTA ASKEN', { bg: 'k3', fg: 'ey' });
  for (const x of [1.6, 5.4]) pole(s, x, 2.3, 2.8);
  pole(s, 0.7, 9, 5);
  pole(s, 0.7, 17, 5);
  catenary(s, [0.7, 9, 5], [0.7, 17, 5], 0.8, 7, i => lanternA((['r', 'y', 'p'] as const)[i % 3] ?? 'r'));

  const map = topFace(15, 19.7 - 1.3, 0, 3.4, 1.2);
  s.ground(
    map.rect(0, 0, 3.4, 1.2, 'w0') +
      map.rects(
        [...Array(7)].map((_, i): Rect => [0.3 + (i % 4) * 0.75, 0.2 + Math.floor(i / 4) * 0.5, 0.45, 0.32]),
        'r1 z',
      ),
  );
  for (const [x, y, hair, pose] of [
    [14.6, 19, 'wizard', 'stand'],
    [18.8, 18.9, 'hijab', 'phone'],
    [16.4, 19.6, 'pigtails', 'child'],
    [21, 18.8, 'cap', 'match'],
    [23.4, 19, 'beard', 'wave'],
  ] as const)
    person(s, r, x, y, 0, { pose, hair });
  cat(s, 11.6, 6.2, 0, 'k');
  block(7.4, 0, 18, 6);
  block(19.4, 0.8, 24, 3);
  put(12, 1, 3, 25, 6, { pose: 'match' });
  put(6, 3, 18.9, 25, 19.5);
  return s;
}
