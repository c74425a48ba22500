import { matchbook } from '../emblems/boxes.ts';
import { trophy } from '../emblems/objects.ts';
import { topFace } from '../face.ts';
import { at3, raised } from '../iso.ts';
import type { Ink } from '../palette.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { flame, matchPost } from '../props/fire.ts';
import { bulbA, catenary, pole } from '../props/lines.ts';
import { blobTree, pot } from '../props/plants.ts';
import { bowl } from '../props/bowl.ts';
import { speaker } from '../props/stage.ts';
import { arcade } from '../props/stalls.ts';
import { crate } from '../props/things.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

/** Where the seventeen levels lie: a path that winds from the front to the matchbook. */
const PATH: readonly (readonly [number, number])[] = [
  [22.6, 17],
  [19.6, 17],
  [16.6, 17],
  [13.6, 17],
  [10.6, 17],
  [7.6, 17],
  [4.6, 17],
  [1.8, 15.6],
  [1.8, 12.8],
  [4.6, 11.8],
  [7.6, 11.8],
  [10.6, 11.8],
  [13.6, 11.8],
  [16.6, 11.8],
  [19.6, 11.8],
  [22.4, 10.6],
  [22.4, 7.8],
];
const DONE = 7;

/** A level: a numbered tile, and its match — burnt, burning or waiting. */
function level(s: Scene, i: number, x: number, y: number): void {
  const tile = topFace(x - 1.2, y - 1.1, 0, 2.4, 2.2);
  const ink = i < DONE ? 'k1' : i === DONE ? 'r1' : 'y1';
  s.ground(tile.rect(0, 0, 2.4, 2.2, ink) + tile.text(String(i + 1), 0.5, 0.6, 1.2, 1, i <= DONE ? 'w0 z' : 'k2 z', FONT.poster));
  const [mx, my] = [x + 0.75, y - 0.7];
  if (i < DONE) {
    const burnt =
      '<path class="o1" d="M-1.800 0V-20q0-3 3-6l2.600 2q-2.400 2.400-2.400 5V0z"/><path class="k2" d="M.400-24q-1-5 3.600-6 4 1 2.600 5-3 3-6.200 1z"/>';
    s.add(mx - 0.15, my - 0.15, 0, 0.3, 0.3, 2.4, at3(mx, my, 0, burnt));
  } else if (i === DONE) {
    s.pool(x, y, 3.4, 'ey');
    matchPost(s, mx, my, 3.2);
  } else {
    const fresh =
      '<path class="w1" d="M-1.800 0V-30h3.600V0z"/><path class="w2 z" d="M.300-.400V-30h1v29.600z"/><path class="r1" d="M-3-28q-1.400-8 3-9 4.400 1 3 9-3 2-6 0z"/>';
    s.add(mx - 0.15, my - 0.15, 0, 0.3, 0.3, 3, at3(mx, my, 0, fresh));
  }
}

/** A plinth with a reward on it. */
function plinth(s: Scene, x: number, y: number, ink: Ink): void {
  s.box(x - 1.3, y - 1.1, 0, 2.6, 2.2, 1, ink, { L: f => f.rect(0.3, 0.3, 2, 0.4, 'w0 z') });
  s.pool(x, y + 1.6, 1.8, 'ew');
}

/** The battle pass: a matchbook as high as a house, and the way to it in seventeen steps. */
export function battlePass(): Scene {
  const { s, r, put, block, here } = placeBox('BATTLE PASS', 'y', ['b1', 'b2'], [26, 20]);
  PATH.slice(1).forEach(([x, y], i) => {
    const [u, v] = PATH[i] ?? [x, y];
    const [left, top] = [Math.min(u, x) - 0.35, Math.min(v, y) - 0.35];
    s.ground(
      topFace(left, top, 0, Math.abs(u - x) + 0.7, Math.abs(v - y) + 0.7).rect(0, 0, Math.abs(u - x) + 0.7, Math.abs(v - y) + 0.7, 'y0'),
    );
  });
  for (const [i, [x, y]] of PATH.entries()) level(s, i, x, y);

  here(10.2, 4, matchbook);
  s.pool(10.4, 6.6, 4.4, 'ey');
  s.box(16.4, 1, 0, 8.6, 0.8, 6.6, 'k', {
    L: f =>
      f.rect(0.4, 0.4, 7.8, 5.8, 'r2') +
      f.text('NIVÅER', 0.9, 0.8, 4.4, 0.9, 'ew z', FONT.wide) +
      f.rect(0.8, 2.1, 7, 3, 'k3') +
      f.text(String(PATH.length), 2.7, 2.5, 3.2, 2.2, 'er z', FONT.pixel),
  });
  for (const x of [17, 24.2]) s.sky(at3(x, 1.8, 6.8, flame(16)));

  // Rewards on plinths: noodles, a trophy, an arcade cabinet.
  plinth(s, 3.4, 2.6, 'p');
  bowl(s, 3.4, 2.8, 1, 0.9);
  plinth(s, 3.2, 8, 'w');
  trophy(s, 3.2, 8, 1);
  plinth(s, 22.6, 4.6, 'g');
  raised(1, () => arcade(s, 22, 4, 'r'));
  speaker(s, 5.6, 1, 0, 4);
  speaker(s, 14.8, 1, 0, 4);

  // People on the steps up to the next one.
  PATH.forEach(([x, y], i) => {
    if (i > DONE + 1) return;
    const hair = r.pick(['short', 'long', 'cap', 'viking', 'hijab', 'frog', 'pigtails', 'beanie'] as const);
    person(s, r, x - 0.2, y + 0.7, 0, {
      pose: i === 3 ? 'wheel' : i % 3 === 1 ? 'match' : r.pick(['walk', 'wave', 'child', 'phone'] as const),
      hair,
    });
  });
  for (const [x, y, hair] of [
    [0.9, 14, 'viking'],
    [3.4, 14.4, 'afro'],
    [2.8, 13.4, 'bun'],
  ] as const)
    person(s, r, x, y, 0, { pose: 'cheer', hair });
  crate(s, 15, 13.6, 0, 1.2, 'w');
  crate(s, 16.4, 13.8, 0, 1.2, 'r');
  crate(s, 15.6, 13.6, 1.2, 1.1, 'y');
  signL(s, 23, 13.6, 2.2, 2.6, 1.3, 'START', { bg: 'g3', fg: 'eg' });
  pole(s, 24.3, 13.7, 2.2);
  blobTree(s, 1.2, 18.8, 'p', 1);
  blobTree(s, 25, 14.6, 'p', 0.9);
  pole(s, 6, 9.4, 5.4);
  pole(s, 20.4, 9.4, 5.4);
  catenary(s, [6, 9.4, 5.4], [20.4, 9.4, 5.4], 0.9, 14, bulbA);
  for (const [x, y] of [
    [25.3, 19.2],
    [0.8, 0.9],
  ] as const)
    pot(s, x, y, { c: 'r' });
  block(1, 0.6, 5.4, 10.4);
  block(4.8, 0.6, 15.8, 5.4);
  block(16, 0.6, 25.6, 7);
  block(0.4, 10.6, 24, 13);
  block(0.4, 12, 3.4, 19);
  block(3, 15.8, 24.4, 18.2);
  block(14.4, 13.2, 18, 15.2);
  block(21, 6.4, 24, 12);
  put(15, 5.6, 6, 20.6, 10.4);
  put(12, 4, 13.4, 24, 15.6);
  put(6, 4, 18.4, 24, 19.5);
  return s;
}
