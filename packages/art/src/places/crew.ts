import { topFace, type Rect } from '../face.ts';
import { at3 } from '../iso.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { matchPost } from '../props/fire.ts';
import { catenary, flagA, pole } from '../props/lines.ts';
import { pot } from '../props/plants.ts';
import { beanbag, cat, crate, table } from '../props/things.ts';
import type { Rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

/** A radio as tall as a house, on the crew's channel. */
function radio(s: Scene, x: number, y: number): void {
  s.box(x, y, 0, 4.6, 3, 9, 'k', {
    L: f =>
      f.rect(0.6, 0.7, 3.4, 2.3, 'eg') +
      f.text('KANAL 1', 0.9, 1, 2.8, 0.7, 'k2 z') +
      f.text('KOM!', 0.9, 1.9, 2.8, 0.8, 'k2 z') +
      f.rects(
        [3.6, 4.1, 4.6, 5.1].map((v): Rect => [0.8, v, 3, 0.24]),
        'k3 z',
      ) +
      [0, 1, 2].map(i => f.rect(0.7 + i * 1.15, 5.8, 0.85, 0.6, ['y1', 's1', 's1'][i] ?? 's1')).join('') +
      f.ellipse(2.3, 7.6, 0.75, 0.75, 'r1'),
    R: f => f.rect(0.6, 2, 0.9, 2.6, 'y1') + f.rect(0.6, 5.2, 0.9, 1.2, 'k2'),
  });
  s.cyl(x + 0.9, y + 0.9, 9, 0.36, 4.2, 'k', { sh: false, r2: 0.24 });
  s.cyl(x + 3.4, y + 1, 9, 0.6, 0.7, 's', { sh: false });
  const waves = 'M10-6q6 6 0 14M18-12q11 11 0 26M27-18q16 17 0 38';
  s.sky(
    at3(
      x + 0.9,
      y + 0.9,
      13.4,
      `<path class="n" stroke-width="5" stroke-linecap="round" d="${waves}"/><path class="n" style="stroke:var(--y1)" stroke-width="2.600" stroke-linecap="round" d="${waves}"/>`,
    ),
  );
}

/** A large roll of gaffer tape, lit from above. */
function gafferTape(s: Scene, x: number, y: number): void {
  s.cyl(x, y, 0, 1.9, 0.5, 'y', { sh: false });
  s.pool(x, y, 3, 'ew');
  const ring =
    '<ellipse class="k2" cx="7" cy="-24" rx="21" ry="25"/><path class="k1" d="M-14-24a21 25 0 0 1 21-25l-7-1a21 25 0 0 0 0 51l7-1a21 25 0 0 1-21-24z"/><ellipse class="k1" cx="0" cy="-25" rx="21" ry="25"/>' +
    '<ellipse class="n" cx="0" cy="-25" rx="17" ry="21" stroke-width=".8" style="stroke:var(--k0)"/><ellipse class="o0" cx="0" cy="-25" rx="12" ry="14.500"/><ellipse class="w1" cx="1.500" cy="-25" rx="10" ry="12.500"/><path class="k1" d="M18-12l14 7-3 5-15-4z"/>';
  s.add(x - 1.2, y - 1.2, 0.5, 2.4, 2.4, 4, at3(x, y, 0.6, ring));
}

/** A reel of cable on its side. */
function cableDrum(s: Scene, x: number, y: number, z = 0): void {
  s.cyl(x, y, z, 1.1, 0.2, 'o', { sh: z === 0 });
  s.cyl(x, y, z + 0.2, 0.75, 0.8, 'k', { sh: false });
  s.cyl(x, y, z + 1, 1.1, 0.2, 'o', {
    sh: false,
    deco: ({ cx, ty }) => `<ellipse class="k3" cx="${cx.toFixed(1)}" cy="${ty.toFixed(1)}" rx="3.600" ry="1.800"/>`,
  });
}

/** Shelves of boxes and spare keyboards. */
function shelves(s: Scene, x: number, y: number, w: number): void {
  s.box(x, y, 0, w, 1.2, 4.6, 'o', {
    L: f =>
      [0.3, 1.75, 3.2]
        .map(
          (v, row) =>
            f.rect(0.3, v, w - 0.6, 1.15, 'o3') +
            [...Array(Math.floor((w - 0.8) / 0.95))]
              .map((_, i) => {
                const h = 0.5 + ((i * 3 + row) % 4) * 0.14;
                return f.rect(
                  0.45 + i * 0.95,
                  v + 1.15 - h,
                  0.75,
                  h,
                  (['r1', 'w1', 'y1', 'k1', 'g1', 's1', 'b1'] as const)[(i * 2 + row * 3) % 7] ?? 'r1',
                );
              })
              .join(''),
        )
        .join(''),
  });
}

/** The morning line-up: two rows in red, one who reads the list. */
function lineUp(s: Scene, r: Rng, x: number, y: number): void {
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 7; i++)
      person(s, r, x + i * 1.5 + row * 0.75, y + row * 1.7, 0, {
        pose: (['stand', 'wave', 'stand', 'box', 'cheer', 'phone', 'stand'] as const)[(i + row * 3) % 7] ?? 'stand',
        top: 0,
        scale: 1.12,
      });
  person(s, r, x + 2.2, y + 3.6, 0, { pose: 'wheel', hair: 'short', top: 0, scale: 1.15 });
}

/** The crew's camp: store, radio, line-up, coffee, gaffer tape. */
export function crewCamp(): Scene {
  const { s, r, put, block } = placeBox('CREW', 'r', ['s0', 's1'], [26, 20]);
  // The store, with its door open.
  s.box(0.6, 0.6, 0, 7, 4, 4.6, 'w', {
    L: f =>
      f.rect(0.8, 1.4, 2, 3.2, 'k2') +
      f.rect(1.1, 1.7, 1.4, 2.9, 'ey z') +
      f.rect(3.6, 1.6, 2.6, 1.4, 'gl') +
      f.line(
        [
          [4.9, 1.6],
          [4.9, 3],
        ],
        1,
      ),
    R: f => f.grid(2, 1, { my: 1.5, mx: 0.6, cls: 'gm' }),
  });
  s.gable(0.2, 0.2, 4.6, 7.8, 4.8, 2.2, 'r', 'x', { end: 'w2' });
  signL(s, 2.2, 4.6, 3.3, 4, 1.1, 'FÖRRÅD', { bg: 'r2', fg: 'ew', c: 'w', font: FONT.poster });
  radio(s, 9.4, 0.8);
  s.pool(11.6, 5, 3.2, 'eg');
  s.pool(3, 6, 2.4, 'ey');
  shelves(s, 15.2, 0.8, 9.6);
  for (const [x, y, z, ink] of [
    [15.4, 2.4, 0, 'y'],
    [16.9, 2.4, 0, 'w'],
    [16.1, 2.5, 1.3, 'g'],
    [23.2, 2.4, 0, 'r'],
    [23.3, 2.5, 1.3, 'w'],
  ] as const)
    crate(s, x, y, z, 1.3, ink);
  for (const [x, hair] of [
    [18.8, 'bun'],
    [20.4, 'beard'],
    [22, 'hijab'],
  ] as const)
    person(s, r, x, 2.9, 0, { pose: hair === 'beard' ? 'box' : 'wave', hair, top: 0 });

  // The board of shifts on the left, a ladder of hooks with vests next to it.
  s.box(0.5, 7.4, 0, 0.6, 7.6, 4.8, 'g', {
    R: f =>
      f.rect(0.3, 0.3, 7, 3.9, 'w0') +
      f.text('PASS', 0.7, 0.5, 2.4, 0.7, 'r1 z', FONT.wide) +
      [0, 1, 2, 3]
        .map(row =>
          [0, 1, 2, 3, 4]
            .map(i =>
              f.rect(
                0.7 + i * 1.28,
                1.45 + row * 0.66,
                1.1,
                0.48,
                ['r0', 'y1', 'g0', 'p1', 's1', 'b0'][(i * 5 + row * 2) % 6] ?? 's1',
                ' stroke-width=".6"',
              ),
            )
            .join(''),
        )
        .join(''),
  });

  const mat = topFace(6.4, 7.6, 0, 13.4, 5.4);
  s.ground(mat.rect(0, 0, 13.4, 5.4, 'y1') + mat.rect(0.3, 0.3, 12.8, 4.8, 'n', ' style="stroke:var(--r1)" stroke-width="1.4"'));
  lineUp(s, r, 7.4, 8.8);
  s.pool(12.6, 10.4, 5.4, 'ew');
  s.box(13, 6, 0, 1.3, 1, 0.9, 'b');
  person(s, r, 13.6, 6.6, 0.9, { pose: 'phone', hair: 'cap', top: 2, scale: 1.2 });

  gafferTape(s, 22.6, 9.6);
  for (const [x, y] of [
    [20.8, 11.8],
    [22.6, 12.6],
    [24.6, 11.4],
  ] as const)
    person(s, r, x, y, 0, { pose: r.pick(['wave', 'cheer', 'phone'] as const), top: 0 });

  // Coffee for those on watch.
  s.box(13.6, 16, 0, 7, 1.8, 1.4, 'w', {
    L: f => f.rect(0.3, 0.22, 6.4, 0.96, 'r2') + f.text('KAFFE I VAKT', 0.6, 0.4, 5.8, 0.6, 'w0 z', FONT.wide),
    T: f => [0, 1, 2, 3].map(i => f.ellipse(3.4 + i * 0.75, 1.1, 0.24, 0.24, i % 2 ? 'r0' : 'y0')).join(''),
  });
  s.cyl(14.8, 16.8, 1.4, 0.6, 1.6, 's', { sh: false });
  s.cyl(14.8, 16.8, 3, 0.4, 0.3, 'k', { sh: false });
  s.sky(
    at3(
      14.8,
      16.8,
      3.6,
      '<path class="n" style="stroke:var(--w0)" stroke-width="2.400" stroke-linecap="round" d="M-4-3q-4-6 0-11t0-10M4-3q-4-6 0-11t0-10"/>',
    ),
  );
  person(s, r, 17.4, 15.5, 0, { pose: 'wave', hair: 'grey', top: 0 });
  for (const [x, pose] of [
    [13.2, 'wheel'],
    [21.2, 'phone'],
  ] as const)
    person(s, r, x, 18.7, 0, { pose, top: 0 });
  s.pool(17, 18.6, 2.6, 'ey');

  cableDrum(s, 3, 16.4);
  cableDrum(s, 5.4, 17.6);
  cableDrum(s, 3.2, 16.6, 1.2);
  cat(s, 3.2, 16.8, 2.45, 'k');
  table(s, 9, 16.4, 'y');
  person(s, r, 8.2, 15.8, 0, { pose: 'stand', hair: 'headset', top: 0 });
  person(s, r, 10.2, 16.8, 0, { pose: 'stand', hair: 'frog', top: 0 });
  beanbag(s, 23.4, 16.4, 'b');
  beanbag(s, 24.4, 18.2, 'y');
  matchPost(s, 1.2, 18.8, 4.6);
  matchPost(s, 6, 7.2, 4.6);
  pole(s, 8.4, 5.2, 5.6);
  pole(s, 25.2, 6.4, 5.6);
  catenary(s, [8.4, 5.2, 5.6], [25.2, 6.4, 5.6], 0.9, 18, i => flagA(i, ['r1', 'w0']));
  for (const [x, y] of [
    [14.4, 1.4],
    [11.8, 19],
    [25.2, 14],
  ] as const)
    pot(s, x, y, { c: 'r' });
  block(0.4, 0.4, 14.6, 4.8);
  block(14.8, 0.4, 25.4, 3.8);
  block(6, 7.4, 20, 13.4);
  block(20, 7, 25.6, 13);
  block(12.8, 14.8, 25.4, 19.4);
  block(1.6, 15, 11, 19);
  put(10, 1.8, 5.2, 12.6, 7.4, { top: 0 });
  put(8, 14.4, 4.4, 25, 7, { top: 0 });
  put(7, 1.8, 7.8, 5.8, 15, { top: 0 });
  put(4, 6.4, 13.6, 19, 14.8, { top: 0 });
  return s;
}
