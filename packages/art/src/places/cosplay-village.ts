import { LOOK } from '../look.ts';
import { sewing } from '../emblems/desk-things.ts';
import { topFace, type Rect } from '../face.ts';
import { at3 } from '../iso.ts';
import type { Ink } from '../palette.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { matchPost } from '../props/fire.ts';
import { carpet } from '../props/ground.ts';
import { bulbA, catenary, flagA, pole } from '../props/lines.ts';
import { blobTree, pot } from '../props/plants.ts';
import { stall } from '../props/stalls.ts';
import { camera, cat, ringLight } from '../props/things.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

/** A tailor's dummy as tall as a house, in half a suit of armour. */
function dummy(s: Scene, x: number, y: number): void {
  s.cyl(x, y, 0, 2.2, 0.5, 'o');
  s.cyl(x, y, 0.5, 0.32, 3.4, 'o', { sh: false });
  const art =
    '<path class="o1" d="M-6-96q-1-16 6-16t6 16z"/><circle class="y1" cy="-114" r="5"/>' +
    '<path class="w1" d="M-40-66q-2-26 26-30h28q28 4 26 30-6 14-12 22-4 12 4 34-32 14-64 0 8-22 4-34-6-8-12-22z"/><path class="w2 z" d="M14-95q27 4 25 29-6 14-12 22-4 12 4 34-14 6-30 7 20-34 13-92z"/>' +
    '<path class="n" stroke-width="1.200" stroke-dasharray="4 3" d="M-4-96q-8 44-2 98M-28-44q28 10 56 0"/>' +
    '<path class="b1" d="M-40-66q-2-26 26-30l10 8q-4 34 0 44-14 2-24-2-8-8-12-20z"/><path class="b0 z" d="M-36-68q0-20 20-24-10 16-10 38-6-4-10-14z"/><path class="y1" d="M-18-76l6 8-6 8-6-8z"/>' +
    '<path class="y1" d="M-48-76q2-22 26-22 8 10 2 24-14 12-28-2z"/><path class="y2 z" d="M-24-97q6 10 2 22-6 5-12 5 10-10 10-27z"/>' +
    '<path class="r1" d="M-30-42h26l2 8h-30z"/><path class="n" stroke-width="2.400" d="M30-70l14 6"/><circle class="r1" cx="46" cy="-63" r="3"/><path class="n" stroke-width="2.400" d="M26-30l15 2"/><circle class="b1" cx="43" cy="-28" r="3"/>';
  s.add(x - 1.6, y - 1.6, 3.9, 3.2, 3.2, 7.6, at3(x, y, 4.1, art, 'scale(.94)'));
  s.grow([(x - y) * 10, ((x + y) * 10) / 2 - 164]);
}

/** A house for one trade. */
function hut(s: Scene, x: number, y: number, ink: Ink, word: string): void {
  s.box(x, y, 0, 5.4, 4, 3.6, 'w', {
    L: f =>
      f.rect(0.6, 1.3, 1.6, 2.3, `${ink}2`) +
      f.ellipse(1.9, 2.5, 0.12, 0.12, 'y1 z') +
      f.rect(2.9, 1.35, 1.9, 1.3, 'gl') +
      f.line(
        [
          [3.85, 1.35],
          [3.85, 2.65],
        ],
        1,
      ) +
      f.rect(2.7, 2.65, 2.3, 0.24, `${ink}1`) +
      f.text(word, 0.5, 0.45, 4.4, 0.6, `${ink}2 z`),
    R: f => f.grid(2, 1, { my: 1, cls: 'gm' }),
  });
  s.gable(x - 0.4, y - 0.4, 3.6, 6.2, 4.8, 2.2, ink, 'x', { end: 'w2' });
  s.box(x + 3.8, y + 0.6, 4.6, 0.7, 0.7, 1.6, 'r', { sh: false, hi: false });
  s.pool(x + 1.6, y + 5, 2, 'ey');
}

/** A bench of mannequin heads in wigs. */
function wigs(s: Scene, x: number, y: number): void {
  s.box(x, y, 0.9, 5, 1.2, 0.2, 'w');
  for (const dx of [0.2, 4.4]) s.box(x + dx, y + 0.2, 0, 0.3, 0.8, 0.9, 'w', { sh: false, hi: false });
  for (const [i, ink] of (['p1', 'b1', 'y1', 'g1'] as const).entries()) {
    const head = `<path class="w0" d="M-3 0v-4h6v4z"/><circle class="w0" cy="-8" r="5"/><path class="${ink}" d="M-6-4q-2-11 6-11t6 11l-2 3q0-8-4-9-5 0-5 9z"/>`;
    s.add(x + 0.5 + i * 1.2, y + 0.4, 1.1, 0.4, 0.4, 1.2, at3(x + 0.7 + i * 1.2, y + 0.6, 1.1, head));
  }
}

/** The cosplay village: three trades, a dummy that is nearly finished, a photo wall. */
export function cosplayVillage(): Scene {
  const { s, r, put, block, here } = placeBox('COSPLAYBYN', 'y', ['p0', 'p1'], [26, 20]);
  const street = topFace(0, 6.2, 0, 26, 2.6);
  s.ground(
    street.rect(0, 0, 26, 2.6, 'w1') +
      street.rects(
        [...Array(12)].map((_, i): Rect => [0.6 + i * 2.1, 0.3 + (i % 3) * 0.75, 1, 0.3]),
        'w2 z',
      ),
  );
  dummy(s, 3.8, 3.6);
  s.pool(4.2, 5, 3.6, 'ew');
  hut(s, 7.8, 0.9, 'r', 'VERKSTAD');
  hut(s, 14.2, 0.9, 'b', 'PERUKER');
  hut(s, 20.2, 0.9, 'g', 'OMBYTE');
  s.add(
    5.9,
    4.9,
    0,
    0.6,
    0.4,
    5,
    at3(6.2, 5, 0, '<path class="n" stroke-width="2.200" d="M-6 3V-60M6 0V-63M-6-8l12-3M-6-22l12-3M-6-36l12-3M-6-50l12-3"/>'),
  );
  person(s, r, 6.2, 5.2, 3, { pose: 'wave', hair: 'bun', top: 4 });

  // The sewing corner: a machine as big as a person.
  const mat = topFace(1, 10, 0, 9, 7.4);
  s.ground(mat.rect(0, 0, 9, 7.4, 'g1') + mat.rect(0.3, 0.3, 8.4, 6.8, 'n', ' style="stroke:var(--w0)" stroke-dasharray="4 3"'));
  here(5.4, 12, sewing);
  s.pool(5.6, 14, 3.6, 'ey');
  for (const [x, y, pose, hair] of [
    [1.8, 15.6, 'stand', 'hijab'],
    [7.6, 15.8, 'wave', 'frog'],
    [8.8, 13.4, 'wheel', 'long'],
    [3.6, 16.9, 'child', 'pigtails'],
  ] as const)
    person(s, r, x, y, 0, { pose, hair });
  wigs(s, 11.2, 9.8);
  for (const [x, hair] of [
    [12.2, 'catEars'],
    [14.6, 'afro'],
  ] as const)
    person(s, r, x, 11.4, 0, { pose: 'phone', hair });

  // The photo wall, its carpet, its queue.
  s.box(17.8, 12, 0, 7.4, 0.6, 5.2, 'b', {
    L: f =>
      f.rects(
        [0.5, 2.3, 4.1, 5.9].map((u): Rect => [u, 0.4, 1, 0.8]),
        'b2 z',
      ) + f.text(LOOK.name, 0.7, 1.6, 6, 2.2, 'w0 z', FONT.widest),
  });
  signL(s, 20, 12.1, 5.2, 3, 1.2, 'FOTO', { bg: 'k2', fg: 'ey' });
  stall(s, 11.4, 14.4, { c: 'p', w: 5, sign: 'LIM & TYG', bg: 'p3' });
  s.pool(13.8, 17.8, 2.4, 'ey');
  carpet(s, 18, 12.8, 7, 4.4, 'r', { pat: 'y1' });
  for (const [x, y, hair, top, pose] of [
    [19, 14.2, 'viking', 4, 'cheer'],
    [21.2, 13.6, 'wizard', 1, 'wave'],
    [23.6, 14.2, 'matchHead', 2, 'match'],
    [21.6, 16, 'catEars', 3, 'hop'],
  ] as const)
    person(s, r, x, y, 0, { pose, hair, top, scale: 1.4 });
  s.pool(20.8, 15, 3.2, 'ew');
  camera(s, 18.2, 18.2);
  ringLight(s, 22.4, 18.2);
  person(s, r, 17, 18.6, 0, { pose: 'phone', hair: 'beanie' });
  for (let i = 0; i < 4; i++)
    person(s, r, 19.6 + i * 1.5, 19.3, 0, {
      pose: r.pick(['wave', 'stand', 'cheer'] as const),
      hair: (['frog', 'viking', 'wizard', 'catEars'] as const)[i] ?? 'frog',
    });

  blobTree(s, 1.2, 8, 'p', 1.2);
  blobTree(s, 25, 9.4, 'p', 1.1);
  blobTree(s, 10.4, 18.6, 'p', 0.9);
  matchPost(s, 17.4, 8.8, 4.8);
  matchPost(s, 0.9, 18.8, 4.4);
  pole(s, 0.8, 9.2, 5.6);
  pole(s, 13.4, 9.2, 5.6);
  catenary(s, [0.8, 9.2, 5.6], [13.4, 9.2, 5.6], 0.9, 11, i => (i % 2 ? bulbA() : flagA(i)));
  cat(s, 15.4, 18.8, 0, 'w');
  for (const [x, y] of [
    [25.2, 19.2],
    [0.9, 0.9],
    [13.4, 0.9],
  ] as const)
    pot(s, x, y, { c: 'r' });
  block(1.4, 1, 7, 6);
  block(7, 0.4, 26, 5.2);
  block(0.6, 9.6, 10.2, 17.6);
  block(10.8, 9.2, 16.6, 12);
  block(11, 14, 17, 17.6);
  block(18, 12.4, 25, 19.8);
  for (const hair of ['viking', 'wizard', 'frog', 'catEars', 'matchHead', 'pigtails'] as const) put(4, 1.6, 5.6, 25.4, 19.4, { hair });
  put(6, 10.4, 11.8, 18, 14);
  return s;
}
