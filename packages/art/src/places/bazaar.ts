import { topFace } from '../face.ts';
import { at3 } from '../iso.ts';
import type { Ink } from '../palette.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { matchPost } from '../props/fire.ts';
import { bulbA, catenary, flagA, pole } from '../props/lines.ts';
import { pot } from '../props/plants.ts';
import { stall } from '../props/stalls.ts';
import { cat, crate } from '../props/things.ts';
import type { Scene } from '../scene.ts';
import { placeBox } from './box.ts';

const face = (cls: string, d: string) => `<path class="${cls}" d="${d}"/>`;

/** A die of twenty sides as big as a house. */
function twentySider(s: Scene, x: number, y: number): void {
  s.box(x - 3, y - 3, 0, 6, 6, 0.7, 's');
  s.box(x - 2.4, y - 2.4, 0.7, 4.8, 4.8, 0.6, 'k', { sh: false });
  s.shadow(x - 2.4, y - 2.4, 4.8, 4.8, 8);
  const art =
    face('p0', 'M0-118L-52-90-34-82z') +
    face('p0', 'M0-118L52-90 34-82z') +
    face('p0', 'M0-118L-34-82H34z') +
    face('p1', 'M-52-90L-34-82-56-34z') +
    face('p2', 'M52-90L34-82 56-34z') +
    face('p1', 'M-34-82H34L0-26z') +
    face('p1', 'M-34-82L0-26-56-34z') +
    face('p2', 'M34-82L0-26 56-34z') +
    face('p2', 'M-56-34L0-26 0 2z') +
    face('p3', 'M56-34L0-26 0 2z') +
    '<path class="w0" d="M-17-70q2-6 8-6 8 0 8 7 0 4-4 8l-5 6h9v5h-17v-5l9-10q3-3 3-5 0-2-3-2-3 0-3 3zM3-63q0-13 8.500-13t8.500 13-8.500 13-8.500-13zm5.500 0q0 8 3 8t3-8-3-8-3 8z" fill-rule="evenodd" stroke-width=".8"/>';
  s.add(x - 2.2, y - 2.2, 1.3, 4.4, 4.4, 9, at3(x, y + 0.6, 1.6, art));
  s.grow([(x - y) * 10, ((x + y) * 10) / 2 - 136]);
}

/** The ten sellers: sign, ink of the awning, position. */
const SELLERS: readonly (readonly [word: string, ink: Ink, x: number, y: number])[] = [
  ['TÄRNINGAR', 'g', 9, 0.9],
  ['KRETSKORT', 'b', 14.8, 0.9],
  ['MÖSSOR', 'r', 20.6, 0.9],
  ['KASSETTER', 'y', 9, 7.2],
  ['MINIATYRER', 'r', 14.8, 7.2],
  ['BLÄCK', 'p', 20.6, 7.2],
  ['SERIER', 'p', 0.9, 13.6],
  ['TANGENTER', 'b', 7.2, 13.6],
  ['MJUKDJUR', 'g', 13.6, 13.6],
  ['PINS', 'r', 19.8, 13.6],
];

/** A goblin of plush, one of a heap. */
const PLUSH = (ink: Ink) =>
  `<path class="${ink}1" d="M-7 2q-3-11 2-14l-4-7 7 3h4l7-3-4 7q5 4 2 14-7 4-14 0z"/><path class="ln z" d="M-3.500-9h2v2.400h-2zM2-9h2v2.400H2z"/>`;

/** The bazaar: ten sellers and one big die. */
export function geekBazaar(): Scene {
  const { s, r, put, block } = placeBox('GEEK BAZAAR', 'p', ['w0', 'w1'], [26, 20]);
  s.ground(topFace(0, 5, 0, 26, 2).rect(0, 0, 26, 2, 'y1') + topFace(0, 11.3, 0, 26, 2.1).rect(0, 0, 26, 2.1, 'y1'));
  s.ground(topFace(0.6, 7.4, 0, 7.4, 3.6).rect(0, 0, 7.4, 3.6, 'y0'));
  twentySider(s, 4, 3.8);
  s.pool(4.4, 7.6, 3.6, 'ep');
  for (const [word, ink, x, y] of SELLERS) {
    stall(s, x, y, { c: ink, w: 4.8, sign: word, bg: ink === 'y' ? 'k2' : `${ink}3`, fg: ink === 'y' ? 'ey' : 'w0' });
    s.pool(x + 2.4, y + 3.4, 2.2, 'ey');
    block(x - 0.3, y - 0.4, x + 5.2, y + 3);
    // Two at each counter, one of them already with a bag.
    person(s, r, x + 1.4, y + 3, 0, { pose: 'bag' });
    person(s, r, x + 3.4, y + 3.2, 0, { pose: r.pick(['phone', 'wave', 'stand', 'wheel'] as const) });
  }
  for (const [x, y, z, ink] of [
    [13.7, 16.9, 0, 'g'],
    [18.6, 14.6, 0, 'y'],
    [18.7, 14.7, 1, 'w'],
    [6.1, 14.4, 0, 'r'],
    [25, 10.6, 0, 'y'],
  ] as const)
    crate(s, x, y, z, 1, ink);
  for (const [i, ink] of (['y', 'r', 'b', 'g', 'p'] as const).entries())
    s.sprite(15.4 + i * 0.75, 17.4 + (i % 2) * 0.5, 0, PLUSH(ink), { w: 0.5 });
  // Three at a table who could not wait to roll.
  s.cyl(3.4, 9.2, 0, 0.2, 0.9, 'k', { sh: false });
  s.cyl(3.4, 9.2, 0.9, 1.3, 0.15, 'g');
  for (const [dx, dy, ink] of [
    [-0.5, 0, 'r'],
    [0.4, 0.3, 'b'],
    [0, -0.5, 'w'],
  ] as const)
    s.box(3.3 + dx, 9.1 + dy, 1.05, 0.35, 0.35, 0.35, ink, { sh: false, hi: false });
  for (const [x, y, pose, hair] of [
    [2, 8.6, 'cheer', 'wizard'],
    [5, 9, 'wave', 'viking'],
    [3.6, 10.7, 'child', 'frog'],
  ] as const)
    person(s, r, x, y, 0, { pose, hair });
  signL(s, 1, 11, 3, 4.4, 1.4, 'FYND', { bg: 'r2', fg: 'ew', c: 'w' });
  for (const x of [1.3, 5]) pole(s, x, 11.1, 3);
  for (const y of [5.2, 12.2]) {
    pole(s, 8.2, y, 5.8);
    pole(s, 25.5, y, 5.8);
    catenary(s, [8.2, y, 5.8], [25.5, y, 5.8], 0.8, 16, y > 10 ? bulbA : i => flagA(i));
  }
  matchPost(s, 8, 11.2, 4.6);
  matchPost(s, 25.2, 18.8, 4.4);
  matchPost(s, 0.8, 18.8, 4.4);
  cat(s, 12.8, 18.4, 0, 'k');
  for (const [x, y] of [
    [8.2, 0.9],
    [6.6, 19.2],
  ] as const)
    pot(s, x, y, { c: 'b' });
  block(0.6, 0.6, 7.4, 7);
  block(1.4, 8, 6, 11.6);
  put(12, 8, 4.6, 25.4, 6.8);
  put(12, 6, 10.9, 25.4, 13.2);
  put(12, 1.4, 17.2, 24.4, 19.5);
  put(4, 0.8, 7.2, 8, 8.2);
  return s;
}
