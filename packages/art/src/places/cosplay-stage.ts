import type { Face, Rect } from '../face.ts';
import { at3 } from '../iso.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { flame } from '../props/fire.ts';
import { pole } from '../props/lines.ts';
import { pot } from '../props/plants.ts';
import { lampCan, speaker, truss } from '../props/stage.ts';
import { camera } from '../props/things.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

/** The screen behind the stage: a label with rays and the contest's name. */
function backdrop(f: Face, w: number, h: number): string {
  const [u, v] = [w / 2, h * 0.62];
  const ray = (i: number) => {
    const at = (k: number): readonly [number, number] => {
      const angle = (k / 16) * 2 * Math.PI;
      const reach = Math.min(
        u / Math.max(0.001, Math.abs(Math.cos(angle))),
        (Math.sin(angle) < 0 ? v : h - v) / Math.max(0.001, Math.abs(Math.sin(angle))),
      );
      return [u + Math.cos(angle) * reach, v + Math.sin(angle) * reach];
    };
    return f.pts([[u, v], at(i - 0.25), at(i + 0.25)], 'p0 z');
  };
  const star: (readonly [number, number])[] = [];
  for (let i = 0; i < 10; i++) {
    const [angle, k] = [-Math.PI / 2 + (i * Math.PI) / 5, i % 2 ? 0.9 : 2];
    star.push([u + Math.cos(angle) * k, v + Math.sin(angle) * k]);
  }
  return (
    f.rect(0, 0, w, h, 'p2') +
    [...Array(16)].map((_, i) => ray(i)).join('') +
    f.pts(star, 'y1') +
    f.rect(0, 0.4, w, 1.9, 'k3') +
    f.text('COSPLAY MASTERS', 0.8, 0.7, w - 1.6, 1.3, 'ey z', FONT.wide)
  );
}

const tape = (f: Face, list: readonly Rect[]) => f.rects(list, 'r1 z');

/** A robot of cardboard and red tape, as tall as a house, with its maker looking out. */
function cardboardRobot(s: Scene, x: number, y: number, z: number): void {
  const board = ['w2', 'o0', 'o1'] as const;
  for (const dx of [0, 1.9]) {
    s.box(x + dx, y + 0.5, z, 1.5, 1.6, 0.6, board, { hi: false });
    s.box(x + dx + 0.2, y + 0.6, z + 0.6, 1.1, 1.2, 2, board, { sh: false, L: f => tape(f, [[0, 0.8, 1.1, 0.2]]) });
  }
  s.box(x - 0.1, y + 0.1, z + 2.6, 3.6, 2.2, 3.2, board, {
    L: f =>
      f.rect(0.7, 0.5, 2.2, 1.9, 'k3') +
      f.ellipse(1.8, 1.5, 0.62, 0.66, 'w1') +
      f.rects(
        [
          [1.5, 1.3, 0.2, 0.32],
          [1.95, 1.3, 0.2, 0.32],
        ],
        'ln z',
      ) +
      f.pts(
        [
          [1.1, 1.2],
          [1.8, 0.62],
          [2.5, 1.2],
          [1.8, 1],
        ],
        'o2',
      ) +
      tape(f, [
        [0, 2.65, 3.6, 0.24],
        [0.2, 0, 0.2, 3.2],
      ]),
    R: f => tape(f, [[0, 2.65, 2.2, 0.24]]) + f.rect(0.5, 0.6, 1.2, 1.2, 'o2'),
  });
  s.box(x - 1.3, y + 0.5, z + 3.6, 1.2, 1.4, 2, board, { sh: false, L: f => tape(f, [[0, 1.3, 1.2, 0.2]]) });
  s.box(x - 1.2, y + 0.6, z + 1.8, 1, 1.2, 1.8, board, { sh: false });
  s.box(x + 3.5, y + 0.5, z + 4.4, 1.2, 1.4, 1.4, board, { sh: false });
  s.box(x + 3.6, y + 0.6, z + 5.8, 1, 1.2, 2.4, board, { sh: false, L: f => tape(f, [[0, 0.9, 1, 0.2]]) });
  s.box(x + 0.5, y + 0.3, z + 5.8, 2.4, 1.8, 1.9, board, {
    sh: false,
    L: f =>
      f.rect(0.25, 0.45, 1.9, 0.75, 'k3') +
      f.rects(
        [
          [0.5, 0.6, 0.45, 0.42],
          [1.45, 0.6, 0.45, 0.42],
        ],
        'ey z',
      ) +
      tape(f, [[0, 1.45, 2.4, 0.2]]),
    R: f => f.ellipse(0.9, 0.9, 0.4, 0.4, 'r1'),
  });
  s.add(x + 1.5, y + 1.1, z + 7.7, 0.3, 0.3, 1.6, at3(x + 1.7, y + 1.2, z + 7.7, flame(22)));
}

/** The jury's desk, with three scores. */
function jury(s: Scene, x: number, y: number): void {
  s.box(x, y, 0, 6, 1.4, 1.4, 'y', { L: f => f.text('JURY', 1.6, 0.3, 2.8, 0.8, 'k2 z', FONT.wide) });
  for (const [i, score] of (['9', '10', '9'] as const).entries()) {
    s.box(x + 0.5 + i * 1.95, y + 0.9, 1.4, 1.1, 0.15, 1.1, 'w', {
      sh: false,
      hi: false,
      L: f => f.text(score, 0.15, 0.2, 0.8, 0.7, 'r1 z', FONT.poster),
    });
  }
}

/** The cosplay stage on the evening of the contest. */
export function cosplayContest(): Scene {
  const { s, r, put, block } = placeBox('COSPLAY MASTERS', 'r', ['k1', 'k2'], [26, 20]);
  // Stage, catwalk, backdrop.
  s.box(3, 1, 0, 20, 5, 1.1, 'k', {
    L: f =>
      f.rects(
        [...Array(20)].map((_, i): Rect => [i + 0.3, 0.35, 0.4, 0.25]),
        'ey z',
      ),
    T: f => f.rect(0.3, 0.3, 19.4, 4.4, 'r2'),
  });
  s.box(4.4, 1.1, 1.1, 17.2, 0.4, 7.6, 'k', { sh: false, L: f => backdrop(f, 17.2, 7.6) });
  for (const x of [3.4, 21.9]) s.box(x, 1.2, 1.1, 0.4, 0.4, 8.2, 's', { sh: false, hi: false });
  truss(s, 3.2, 1.9, 9.2, 19.4);
  for (let i = 0; i < 7; i++) lampCan(s, 4.6 + i * 2.7, 2.3, 8.9, (['ep', 'ey', 'eb', 'ew', 'eb', 'ey', 'ep'] as const)[i] ?? 'ew');
  speaker(s, 1.4, 1.6, 0, 5);
  speaker(s, 23.6, 1.6, 0, 5);
  s.box(11, 6, 0, 4.4, 6.4, 1.1, 'k', {
    T: f =>
      f.rect(0.3, 0, 3.8, 6.1, 'p1') +
      f.rects(
        [...Array(6)].map((_, i): Rect => [0.35, 0.4 + i, 0.2, 0.5]),
        'ew z',
      ) +
      f.rects(
        [...Array(6)].map((_, i): Rect => [3.85, 0.4 + i, 0.2, 0.5]),
        'ew z',
      ),
    L: f =>
      f.rects(
        [0.4, 1.4, 2.4, 3.4].map((u): Rect => [u, 0.35, 0.5, 0.25]),
        'ey z',
      ),
  });
  cardboardRobot(s, 11.4, 9, 1.1);
  s.pool(13.2, 13.4, 5, 'ew');
  for (const [x, light] of [
    [6, 'ep'],
    [20, 'eb'],
  ] as const)
    s.pool(x, 9, 4, light);
  for (const [x, y, hair, top, pose] of [
    [5.4, 4.2, 'viking', 4, 'cheer'],
    [7.6, 3.4, 'frog', 4, 'wave'],
    [9.8, 4.4, 'wizard', 1, 'match'],
    [16.4, 4.2, 'matchHead', 2, 'cheer'],
    [18.6, 3.4, 'catEars', 3, 'wave'],
    [20.8, 4.4, 'hijab', 5, 'cheer'],
  ] as const)
    person(s, r, x, y, 1.1, { pose, hair, top, scale: 1.35 });
  person(s, r, 13.2, 7.2, 1.1, { pose: 'phone', hair: 'afro', top: 0, scale: 1.2 });

  jury(s, 18.4, 8.4);
  for (const [i, hair] of (['grey', 'hijab', 'beard'] as const).entries()) person(s, r, 19.4 + i * 1.95, 8, 0.3, { pose: 'stand', hair });
  camera(s, 8.6, 12.4);
  camera(s, 17.8, 13, true);
  signL(s, 1.2, 7.4, 2.8, 4, 1.4, 'APPLÅD', { bg: 'k3', fg: 'er' });
  for (const x of [1.5, 4.8]) pole(s, x, 7.5, 2.8);

  block(1, 0.6, 25, 6.4);
  block(10.4, 5.6, 16.2, 13.6);
  block(17.8, 7, 25, 10.4);
  put(30, 0.8, 8, 10.6, 19.4, { min: 0.95 });
  put(44, 10, 13.4, 25.4, 19.5, { min: 0.95 });
  put(10, 15.8, 10.6, 25.4, 13.6, { min: 0.95 });
  put(8, 1, 14, 25, 19.4, { pose: 'match', min: 0.9 });
  for (const [x, y] of [
    [0.8, 0.9],
    [25.2, 19.2],
  ] as const)
    pot(s, x, y, { c: 'r' });
  return s;
}
