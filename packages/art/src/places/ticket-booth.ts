import { wordmarkOnFace } from '../brand/wordmark.ts';
import { bigMatch } from '../emblems/objects.ts';
import { topFace, type Rect } from '../face.ts';
import { LOOK } from '../look.ts';
import type { Ink } from '../palette.ts';
import { person } from '../people/person.ts';
import { awning, signL } from '../props/buildings.ts';
import { matchPost } from '../props/fire.ts';
import { carpet } from '../props/ground.ts';
import { bulbA, catenary, flagPole, pole, rope } from '../props/lines.ts';
import { blobTree, pot } from '../props/plants.ts';
import { bench, cat } from '../props/things.ts';
import type { Rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

/** A ticket on end, as tall as a gatehouse; the way in goes through it. */
function ticketGate(s: Scene, x: number, y: number): void {
  const [w, h] = [9.6, 12];
  s.box(x, y, 0, w, 0.9, h, 'r', {
    L: f =>
      f.rect(0.5, 0.5, w - 1, h - 1, 'n', ' style="stroke:var(--w0)" stroke-width="1.6"') +
      wordmarkOnFace(f, 1.7, 1.3, w - 3.4) +
      f.text(LOOK.dates.sv.toUpperCase(), 1.3, 4.3, w - 2.6, 0.95, 'ey z', FONT.wide) +
      f.line(
        [
          [0.5, 5.9],
          [w - 0.5, 5.9],
        ],
        1.8,
        '',
        ' style="stroke:var(--w0)" stroke-dasharray="4 4"',
      ) +
      f.rects(
        [...Array(16)].map((_, i): Rect => [0.95 + i * 0.12 + (i % 3) * 0.05, 6.5, (i % 4) * 0.03 + 0.05, 1.1]),
        'w0 z',
      ) +
      f.text('4 DAGAR', 3.6, 6.45, 5, 1.1, 'w0 z', FONT.widest) +
      f.arch(2.6, 4.4, 3.9, 'w0') +
      f.arch(2.95, 3.7, 3.55, 'k3') +
      f.arch(3.5, 2.6, 2.9, 'ey z'),
    R: f => f.rects([[0.2, 0.5, 0.16, h - 1]], 'r1 z'),
  });
  // At night the lamp in the gateway lights all of it.
  s.amend(solid => (solid.lit = 'ew2'));
}

/** A turnstile whose arm is a match. */
function turnstile(s: Scene, x: number, y: number, ink: Ink): void {
  s.box(x, y, 0, 0.7, 2.2, 1.5, ink, { T: f => f.ellipse(0.35, 1.6, 0.2, 0.2, 'eg') });
  s.box(x + 0.7, y + 1, 0.9, 1.3, 0.2, 0.2, 'w', { sh: false, hi: false });
  s.box(x + 1.9, y + 0.9, 0.82, 0.4, 0.36, 0.36, 'r', { sh: false, hi: false });
}

/** A roll of tickets, wide as a tractor wheel, with its end run out over the floor. */
function ticketRoll(s: Scene, x: number, y: number): void {
  const strip = topFace(x - 6.8, y - 1, 0, 6.8, 2);
  s.ground(
    strip.rect(0, 0, 6.8, 2, 'y1') +
      strip.rect(0, 0.16, 6.8, 1.68, 'n', ' style="stroke:var(--w0)"') +
      [0, 1, 2]
        .map(
          i =>
            strip.text('DAG', 0.4 + i * 2.3, 0.5, 1.5, 1, 'r2 z', FONT.poster) +
            strip.line(
              [
                [2.2 + i * 2.3, 0],
                [2.2 + i * 2.3, 2],
              ],
              1.2,
              '',
              ' stroke-dasharray="2 2"',
            ),
        )
        .join(''),
  );
  s.cyl(x, y, 0, 1.9, 2, 'y', {
    deco: ({ cx, ty, rx }) =>
      [0.8, 0.6, 0.4]
        .map(
          k =>
            `<ellipse class="n" stroke-width=".8" cx="${cx.toFixed(1)}" cy="${ty.toFixed(1)}" rx="${(rx * k).toFixed(1)}" ry="${((rx * k) / 2).toFixed(1)}"/>`,
        )
        .join('') +
      `<ellipse class="k2" cx="${cx.toFixed(1)}" cy="${ty.toFixed(1)}" rx="${(rx * 0.24).toFixed(1)}" ry="${(rx * 0.12).toFixed(1)}"/>`,
  });
}

/** The booth: four hatches under one striped awning. */
function booth(s: Scene, r: Rng, x: number, y: number): void {
  const w = 13;
  s.box(x, y, 0, w, 3, 5, 'b', {
    L: f =>
      [0, 1, 2, 3].map(i => f.rect(0.7 + i * 3.1, 1.9, 2.3, 1.9, 'ey') + f.rect(0.5 + i * 3.1, 3.8, 2.7, 0.3, 'w0')).join('') +
      f.rect(0, 4.4, w, 0.6, 'b3 z'),
    R: f => f.rect(0.9, 1.6, 1.3, 3.4, 'r1') + f.ellipse(1.2, 3.4, 0.14, 0.14, 'ey'),
    T: f => f.rect(0.4, 0.4, w - 0.8, 2.2, 'b1'),
  });
  signL(s, x + 1.4, y + 1.4, 5, w - 2.8, 2.2, 'BILJETTER', { bg: 'r1', fg: 'ew', c: 'w', font: FONT.widest });
  for (let i = 0; i < 4; i++) {
    person(s, r, x + 1.8 + i * 3.1, y + 3.05, 1.25, {
      pose: i % 2 ? 'stand' : 'wave',
      hair: r.pick(['cap', 'bun', 'grey', 'hijab'] as const),
      top: 5,
    });
    s.box(x + 0.5 + i * 3.1, y + 3.15, 0.6, 2.7, 0.4, 0.65, 'w', {
      sh: false,
      hi: false,
      L: f => f.text(['LAN', 'FEST', 'DAG', 'PAR'][i] ?? '', 0.5, 0.12, 1.7, 0.42, 'b2 z'),
    });
    s.pool(x + 1.9 + i * 3.1, y + 4.4, 1.7, 'ey');
  }
  awning(s, x - 0.2, y + 3, 4.3, w + 0.4, 1.5, 0.7, 'r1', 'w0', 19);
}

/** The ticket booth: a gate that is a ticket, four hatches, a queue between ropes, a roll that has got loose. */
export function ticketHatch(): Scene {
  const { s, r, put, block } = placeBox('BILJETTER', 'r', ['g0', 'g1'], [26, 20]);
  carpet(s, 2.6, 2.4, 5, 11, 'r', { pat: 'y1' });
  ticketGate(s, 0.8, 1.4);
  s.lamp(5.4, 4.6, 5.6, 'ey');
  for (const [i, ink] of (['b', 'y', 'b'] as const).entries()) turnstile(s, 2.3 + i * 2.3, 5.4, ink);
  for (const [x, y, pose] of [
    [3.6, 5.2, 'walk'],
    [6.2, 4.2, 'wheel'],
    [4.9, 8.4, 'cheer'],
    [6.4, 9.6, 'hop'],
    [3.4, 10.4, 'bag'],
    [5.4, 11.8, 'wave'],
  ] as const)
    person(s, r, x, y, 0, { pose });

  booth(s, r, 12.4, 0.8);
  for (const y of [7.4, 10, 12.6]) rope(s, 11.4, y, 24.8, y, 5);
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 8; i++)
      person(s, r, 11.9 + i * 1.66 + (row % 2) * 0.4, 6.5 + row * 2.6, 0, {
        pose: (i * 2 + row) % 9 === 5 ? 'wheel' : r.pick(['stand', 'phone', 'bag', 'child', 'walk', 'stand'] as const),
      });

  bigMatch(s, 2, 16, 0.2, 7.6);
  s.pool(10.6, 16.6, 3.6, 'ey');
  ticketRoll(s, 22.4, 16.8);
  for (const [x, y, pose, hair] of [
    [16.6, 16.4, 'child', 'pigtails'],
    [18.4, 17.4, 'hop', 'frog'],
    [14.6, 17, 'wave', 'viking'],
    [24.6, 18.6, 'cheer', 'cap'],
  ] as const)
    person(s, r, x, y, 0, { pose, hair });
  s.pool(18.6, 16.8, 3, 'ew');
  cat(s, 3.6, 15.2, 0, 'o');
  bench(s, 2.4, 18.4, 3, 'b');
  person(s, r, 3.2, 18, 0, { pose: 'phone', hair: 'afro' });
  person(s, r, 4.8, 18.2, 0, { pose: 'stand', hair: 'grey' });

  matchPost(s, 1.4, 8.6, 4.6);
  matchPost(s, 9.4, 8.6, 4.6);
  pole(s, 11.8, 4.9, 5.6);
  pole(s, 25.4, 5.6, 5.6);
  catenary(s, [11.8, 4.9, 5.6], [25.4, 5.6, 5.6], 0.7, 16, bulbA);
  flagPole(s, 25.3, 1.2, 7, 'y');
  blobTree(s, 1.3, 12.8, 'p', 1.1);
  for (const [x, y] of [
    [25.2, 14.4],
    [0.8, 19.2],
    [8.6, 18.8],
  ] as const)
    pot(s, x, y, { c: 'y' });
  block(0.4, 0.4, 10.8, 8);
  block(11, 0.4, 26, 13);
  block(1.6, 15, 12, 19);
  block(15, 15, 25.6, 19);
  put(10, 1.6, 8.4, 10.6, 15);
  put(8, 10.8, 13.4, 25, 15.2);
  put(4, 9, 17.6, 25, 19.5);
  return s;
}
