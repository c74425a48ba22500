import { topFace, type Rect } from '../face.ts';
import { at3, polygon, project } from '../iso.ts';
import type { Ink } from '../palette.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { campLamp } from '../props/fire.ts';
import { bulbA, catenary, flagPole, pole } from '../props/lines.ts';
import { blobTree, bush, spruce } from '../props/plants.ts';
import { bench, cat, crate, table } from '../props/things.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';
import { lake } from './lake.ts';

/** A tent of `k` times a person's size, its door towards us, lit from within at night. */
function pitch(s: Scene, x: number, y: number, roof: Ink, front: Ink, k = 1): void {
  const [w, d, h] = [4 * k, 4.4 * k, 3.2 * k];
  s.shadow(x, y, w, d, 2 * k);
  const at = (u: number, z: number) => project(x + u * w, y + d, z * h);
  const door = () => {
    return (
      polygon([at(0.2, 0), at(0.8, 0), at(0.5, 0.82)], 'gl') +
      polygon([at(0.2, 0), at(0.38, 0), at(0.5, 0.82)], `${front}0`) +
      polygon([at(0.8, 0), at(0.66, 0), at(0.5, 0.82)], `${front}2`)
    );
  };
  s.gable(x, y, 0, w, d, h, [`${roof}0`, `${front}1`, `${roof}1`], 'y', { end: `${front}1`, deco: door });
  s.pool(x + w / 2, y + d + 0.6, 1.6 * k, 'ey');
  const peg = (u: number, v: number, z: number, du: number, dv: number) =>
    s.add(
      x + u,
      y + v,
      0,
      0.05,
      0.05,
      0.4,
      s.line3(
        [
          [x + u, y + v, z],
          [x + u + du, y + v + dv, 0],
        ],
        1,
      ),
    );
  peg(w / 2, d, h, -0.7 * k, 1.5 * k);
}

/** The big tent: stripes, a pennant, room for everyone when it rains. */
function bigTop(s: Scene, x: number, y: number): void {
  const [w, d, wall, h] = [9, 7, 3.2, 5.6];
  s.box(x, y, 0, w, d, wall, 'w', {
    hi: false,
    L: f =>
      f.rects(
        [0, 2, 4, 6, 8].map((u): Rect => [u, 0, 1, wall]),
        'r1',
      ) +
      f.rect(3, 0.4, 3, wall - 0.4, 'gl') +
      f.pts(
        [
          [3, 0.4],
          [4.4, 0.4],
          [3, wall],
        ],
        'r0',
      ) +
      f.pts(
        [
          [6, 0.4],
          [4.6, 0.4],
          [6, wall],
        ],
        'r2',
      ),
    R: f =>
      f.rects(
        [1, 3, 5].map((u): Rect => [u, 0, 1, wall]),
        'r2',
      ),
  });
  const tip = project(x + w / 2, y + d / 2, wall + h);
  const edge = (u: number, v: number) => project(x - 0.4 + u * (w + 0.8), y - 0.4 + v * (d + 0.8), wall);
  let roof = '';
  for (let i = 0; i < 9; i++) roof += polygon([edge(i / 9, 1), edge((i + 1) / 9, 1), tip], i % 2 ? 'w0' : 'r1');
  for (let i = 0; i < 7; i++) roof += polygon([edge(1, 1 - i / 7), edge(1, 1 - (i + 1) / 7), tip], i % 2 ? 'w2' : 'r2');
  s.add(x - 0.4, y - 0.4, wall, w + 0.8, d + 0.8, h, roof);
  flagPole(s, x + w / 2, y + d / 2, 2.6, 'y', wall + h - 0.4);
  s.shadow(x, y, w, d, wall + 2);
  s.pool(x + 4.4, y + d + 1.4, 4, 'ey');
}

/** The camp site by the lake: a big tent, many small tents, a jetty, a swimmer. */
export function camping(): Scene {
  const { s, r, put, block } = placeBox('CAMPING', 'g', ['g0', 'g1'], [26, 20]);
  lake(s, 26, 4.4);
  s.box(14.6, 1.2, 0, 1.8, 5, 0.45, 'o', {
    T: f =>
      f.rects(
        [...Array(6)].map((_, i): Rect => [0, 0.5 + i * 0.8, 1.8, 0.08]),
        'o3 z',
      ),
  });
  person(s, r, 15.4, 2, 0.45, { pose: 'cheer', hair: 'beanie', top: 0 });
  person(s, r, 15.6, 5, 0.45, { pose: 'wheel', hair: 'bun', top: 3 });
  s.add(
    19.6,
    1.6,
    0,
    2.6,
    1.2,
    3,
    at3(
      21,
      2.2,
      0,
      '<path class="r1" d="M-26-3q26 13 52 0l-8 11q-18 7-36 0z"/><path class="w0" d="M1-52v44h22q3-26-22-44z"/><path class="w1" d="M-3-46v38h-14q1-20 14-38z"/><path class="o2" d="M-1.500-56h3v52h-3z"/>',
    ),
  );
  const swimmer =
    '<circle class="p1" r="4.200" cy="-4"/><path class="ln z" d="M-2-5h1.300v1.600H-2zM.9-5h1.300v1.600H.9z"/><path class="n" style="stroke:var(--w0)" stroke-width="1.400" d="M-10 1q5-3 10 0t10 0"/><path class="r1 z" d="M-4-5q0-5 4-5t4 5q-4-2-8 0z"/>';
  s.add(10.6, 1.8, 0, 0.5, 0.5, 0.4, at3(11, 2.2, 0, swimmer));
  s.add(7.6, 2.8, 0, 0.5, 0.5, 0.4, at3(8, 3, 0, swimmer));

  bigTop(s, 1, 5.4);
  for (const [x, pose, hair] of [
    [4, 'stand', 'grey'],
    [6, 'wave', 'frog'],
    [7.4, 'child', 'pigtails'],
  ] as const)
    person(s, r, x, 13.4, 0, { pose, hair });

  for (const [x, y, roof, front, k] of [
    [11.6, 6.2, 'b', 'w', 0.9],
    [17.6, 6, 'y', 'p', 0.9],
    [12.4, 11.2, 'p', 'y', 1],
    [18, 10.8, 'r', 'w', 1.1],
    [1.4, 14.4, 'y', 'r', 0.9],
    [14.4, 15.6, 'b', 'y', 0.75],
  ] as const)
    pitch(s, x, y, roof, front, k);
  // The shower hut, and its queue with towels.
  s.box(22.4, 5.8, 0, 3, 3, 3, 'w', {
    L: f => f.rect(0.3, 1.1, 1, 1.9, 'b2') + f.rect(1.7, 1.1, 1, 1.9, 'p2') + f.text('DUSCH', 0.3, 0.4, 2.4, 0.5, 'k2 z'),
  });
  s.gable(22.1, 5.5, 3, 3.6, 3.6, 1.4, 'r', 'x', { end: 'w2' });
  for (let i = 0; i < 3; i++) person(s, r, 23.6 + (i % 2) * 0.5, 9.7 + i * 1.2, 0, { pose: r.pick(['stand', 'bag', 'phone'] as const) });

  // Cards and coffee round a lamp; nothing here may burn.
  s.ground(topFace(6.4, 14.6, 0, 6.6, 4.6).ellipse(3.3, 2.3, 3.3, 2.3, 'w1'));
  campLamp(s, 9.6, 16.6, 1.4);
  s.pool(9.6, 16.8, 4.6, 'ey');
  for (const [x, y, pose, hair] of [
    [7.6, 16.4, 'stand', 'headset'],
    [8.8, 15.2, 'wave', 'afro'],
    [11, 15.6, 'cheer', 'viking'],
    [11.8, 17, 'wheel', 'hijab'],
    [9.2, 18.4, 'child', 'frog'],
    [10.8, 18.4, 'phone', 'long'],
  ] as const)
    person(s, r, x, y, 0, { pose, hair });
  table(s, 21.6, 17.4, 'w');
  bench(s, 20.4, 18.6, 2.8, 'o');
  person(s, r, 20.4, 17, 0, { pose: 'stand' });
  person(s, r, 22.8, 17.4, 0, { pose: 'phone' });
  crate(s, 19, 17.2, 0, 1, 'r');
  cat(s, 13.4, 18.8, 0, 'k');
  campLamp(s, 17, 9.4, 0.9);
  campLamp(s, 24.6, 16, 0.9);
  signL(s, 1, 18.8, 2.4, 4.4, 1.2, 'TYST 23–07', { bg: 'k2', fg: 'ey', font: FONT.pixel });
  for (const x of [1.3, 5]) pole(s, x, 18.9, 2.4);

  for (const [x, y, k] of [
    [0.8, 4.9, 1.4],
    [10.8, 5.6, 1],
    [25.2, 12.6, 1.3],
    [17, 5.6, 0.9],
    [0.9, 13.6, 1],
    [24, 4.9, 1.1],
  ] as const)
    spruce(s, x, y, k);
  blobTree(s, 25, 18.6, 'g', 1.1);
  bush(s, 17.6, 19.2, 'g');
  bush(s, 7, 19.3, 'g');
  pole(s, 10.8, 10.6, 5);
  pole(s, 25.3, 10.2, 5);
  catenary(s, [10.8, 10.6, 5], [25.3, 10.2, 5], 0.8, 14, bulbA);
  block(0.6, 5, 10.6, 13);
  block(11, 5.8, 22.4, 16.4);
  block(1, 14, 5.6, 19.4);
  block(6.2, 14.2, 13, 19);
  block(14, 15, 18, 19.4);
  block(22, 5, 25.8, 9.4);
  put(6, 10.6, 4.7, 21, 6);
  put(7, 5.6, 12.6, 12, 14.6);
  put(8, 18.4, 15.8, 25, 19.4);
  return s;
}
