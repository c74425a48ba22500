import { leftFace, topFace, type Face, type Rect } from '../face.ts';
import { at3, polygon, project, type Point } from '../iso.ts';
import type { Ink } from '../palette.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { matchPost } from '../props/fire.ts';
import { flagPole, pole, rope } from '../props/lines.ts';
import { moose } from '../props/moose.ts';
import { pot } from '../props/plants.ts';
import type { Rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { placeBox } from './box.ts';

/** Outline of the car seen from its side, rear to nose: distance along, height, paint of the stretch that ends there. */
const OUTLINE: readonly (readonly [u: number, h: number, paint: string])[] = [
  [0, 0.7, ''],
  [0, 2.1, ''],
  [2.4, 3.7, 'gm'],
  [5, 3.8, 'r0'],
  [6.4, 2.5, 'gm'],
  [9.2, 2.2, 'r0'],
  [9.5, 1.8, 'r0'],
  [9.5, 0.7, 'r2'],
];

/** Heights above the ground as distances below the roof. */
const low = (points: readonly Point[]) => points.map(([u, h]): Point => [u, 3.8 - h]);

/** A rounded turbo of the eighties, of no make, its nose towards the lower right. */
function turbo(s: Scene, x: number, y: number, z: number): void {
  const depth = 4;
  const at = (u: number, h: number, v: number) => project(x + u, y + v, z + h);
  let art = '';
  OUTLINE.forEach(([u, h, paint], i) => {
    const from = OUTLINE[i - 1];
    if (paint && from) art += polygon([at(from[0], from[1], 0), at(u, h, 0), at(u, h, depth), at(from[0], from[1], depth)], paint);
  });
  const side = leftFace(x, y + depth, z, 9.5, 3.8);
  art += side.pts(low(OUTLINE.map(([u, h]): Point => [u, h])), 'r1');
  art +=
    side.pts(
      low([
        [1.1, 2.3],
        [2.7, 3.4],
        [3.7, 3.45],
        [3.7, 2.3],
      ]),
      'gl',
    ) +
    side.pts(
      low([
        [3.95, 2.3],
        [3.95, 3.45],
        [4.85, 3.45],
        [5.95, 2.3],
      ]),
      'gl',
    );
  art +=
    side.rects([[0, 2.35, 9.5, 0.14]], 'r3 z') +
    side.line(
      low([
        [3.8, 3.5],
        [3.8, 0.9],
        [6.1, 0.9],
        [6.1, 2.3],
      ]),
      0.8,
    ) +
    side.rect(4.1, 1.9, 0.5, 0.16, 'k2 z');
  art += side.rect(0, 1.75, 0.55, 0.5, 'er') + side.rect(8.85, 1.8, 0.65, 0.45, 'ew');
  for (const u of [1.8, 7.6]) {
    art += side.ellipse(u, 3.05, 0.98, 0.98, 'k3') + side.ellipse(u, 3.05, 0.52, 0.52, 's0');
    art += side.rects(
      [
        [u - 0.06, 2.62, 0.12, 0.86],
        [u - 0.43, 2.99, 0.86, 0.12],
      ],
      's2 z',
    );
  }
  const nose = [at(9.5, 1.75, depth - 0.3), at(9.5, 1.75, 0.3), at(9.5, 1.2, 0.3), at(9.5, 1.2, depth - 0.3)];
  art += polygon(nose, 'k2');
  for (const v of [depth - 1.2, 0.3])
    art += polygon([at(9.5, 1.8, v + 0.9), at(9.5, 1.8, v), at(9.5, 1.15, v), at(9.5, 1.15, v + 0.9)], 'ew');
  s.shadow(x, y, 9.5, depth, 3.4, z);
  s.add(x, y, z, 9.5, depth, 3.8, art);
}

/** A gravel road at dusk, twelve kilometres of it. */
function road(f: Face, w: number, h: number): string {
  const horizon = h * 0.42;
  return (
    f.rect(0, 0, w, h, 'p1') +
    f.rect(0, h * 0.2, w, horizon - h * 0.2, 'y1 z') +
    f.ellipse(w * 0.62, horizon, 1.2, 1.2, 'er z') +
    f.pts(
      [
        [0, horizon],
        [w * 0.12, horizon - 1.1],
        [w * 0.3, horizon - 0.3],
        [w * 0.46, horizon - 1.3],
        [w * 0.62, horizon],
      ],
      'b2 z',
    ) +
    f.rect(0, horizon, w, h - horizon, 'g2 z') +
    f.pts(
      [
        [w * 0.5, horizon],
        [w * 0.56, horizon],
        [w * 0.62, h * 0.6],
        [w * 0.9, h],
        [w * 0.28, h],
        [w * 0.5, h * 0.6],
      ],
      'w2',
    ) +
    f.pts(
      [
        [w * 0.53, horizon],
        [w * 0.545, horizon],
        [w * 0.565, h * 0.6],
        [w * 0.62, h],
        [w * 0.56, h],
        [w * 0.545, h * 0.6],
      ],
      'w0 z',
    ) +
    [0.06, 0.14, 0.24, 0.76, 0.86, 0.95]
      .map((k, i) => {
        const [u, foot, k2] = [w * k, h * (0.62 + (i % 3) * 0.12), 0.8 + (i % 3) * 0.3];
        return f.pts(
          [
            [u - 0.7 * k2, foot],
            [u, foot - 2.6 * k2],
            [u + 0.7 * k2, foot],
          ],
          'g3',
        );
      })
      .join('') +
    f.rect(w * 0.5 - 2.1, 0.35, 4.2, 1, 'k3') +
    f.text('KM 9 AV 12', w * 0.5 - 1.9, 0.5, 3.8, 0.66, 'ey z')
  );
}

/** A rig seen from behind: its screen, the wheel, the driver, a bucket seat. */
function rig(s: Scene, r: Rng, x: number, y: number, ink: Ink, isHandDriven = false): void {
  s.box(x, y, 0, 2.6, 0.5, 0.9, 'k', { hi: false });
  s.box(x - 0.1, y, 0.9, 2.8, 0.3, 1.7, 'k', {
    sh: false,
    L: f =>
      f.rect(0.15, 0.15, 2.5, 1.4, 'y1') +
      f.rect(0.15, 0.75, 2.5, 0.8, 'g2 z') +
      f.pts(
        [
          [1.3, 0.75],
          [1.5, 0.75],
          [2.3, 1.55],
          [0.6, 1.55],
        ],
        'w2 z',
      ),
  });
  s.box(x + 0.5, y + 0.9, 0, 1.6, 2, 0.4, 'k', { hi: false });
  const wheel = '<circle class="n" r="5.4" stroke-width="4"/><circle class="n" r="5.4" style="stroke:var(--s1)" stroke-width="1.800"/>';
  s.add(x + 1, y + 1, 0.9, 0.6, 0.1, 0.9, at3(x + 1.3, y + 1.1, 1.4, wheel));
  person(s, r, x + 1.3, y + 1.9, 0.3, {
    pose: isHandDriven ? 'wheel' : 'sit',
    hair: r.pick(['headset', 'cap', 'beanie', 'long'] as const),
    flip: false,
  });
  if (!isHandDriven) s.box(x + 0.6, y + 2.3, 0.4, 1.4, 0.4, 0.85, ink, { sh: false, L: f => f.rect(0.4, 0.15, 0.6, 0.6, `${ink}0 z`) });
  s.pool(x + 1.3, y + 1.6, 1.5, 'ey');
}

/** Three lamps above a start line. */
function startLight(s: Scene, x: number, y: number): void {
  s.box(x + 0.7, y + 0.3, 0, 0.6, 0.6, 4, 's', { hi: false });
  s.box(x, y, 4, 2, 1.2, 5.2, 'k', {
    sh: false,
    L: f => (['r3', 'y3', 'eg'] as const).map((cls, i) => f.ellipse(1, 0.95 + i * 1.65, 0.68, 0.68, cls)).join(''),
  });
}

/** An engine cut lengthwise, on a stand. */
function engine(s: Scene, x: number, y: number): void {
  s.box(x, y, 0, 4.4, 2, 0.7, 'w', { L: f => f.rect(0.3, 0.18, 3.8, 0.36, 'r1 z') });
  s.box(x + 0.5, y + 0.3, 0.7, 3.4, 1.4, 1.5, 's', {
    sh: false,
    L: f =>
      f.rect(0.2, 0.25, 3, 1.05, 'k2') +
      [0, 1, 2, 3].map(i => f.rect(0.35 + i * 0.75, 0.4 + (i % 2) * 0.3, 0.5, 0.45, i % 2 ? 'y1' : 'r1')).join(''),
  });
  for (let i = 0; i < 4; i++) s.cyl(x + 0.95 + i * 0.8, y + 1, 2.2, 0.26, 0.5, 'r', { sh: false });
}

const CONE =
  '<path class="r1" d="M-5 0L-1.200-11h2.400L5 0z"/><path class="w0 z" d="M-3.400-4.500h6.800L2.500-7.500h-5z"/><path class="k2" d="M-6.500-1h13v2.600h-13z"/>';
const WARNING =
  '<path class="s1" d="M-1 0V-30h2V0z"/><path class="y1" d="M0-58L17-28h-34z" stroke-width="3" style="stroke:var(--r1)"/><path class="k2 z" d="M-2-50h4l-.800 11h-2.400zM-1.500-36h3v3.500h-3z"/>';

/** Behind the wheel: a red car on its turntable, six rigs, a road at dusk and the moose at kilometre nine. */
export function saabHall(): Scene {
  const { s, r, put, block } = placeBox('BAKOM RATTEN', 'w', ['b1', 'b2'], [26, 20]);
  s.box(8.4, 0.4, 0, 17, 0.6, 9.4, 'k', { L: f => road(f, 17, 9.4) });
  s.pool(17, 4, 5.4, 'ey');
  startLight(s, 4.8, 1);
  signL(s, 1, 3, 2.8, 3.4, 1.4, 'PROVSITT', { bg: 'k2', fg: 'ey' });
  for (const x of [1.3, 4]) pole(s, x, 3.1, 2.8);

  // The car on its turntable.
  s.cyl(8, 10.6, 0, 5.9, 0.45, 's', { sh: false });
  s.cyl(8, 10.6, 0.45, 5.2, 0.25, 'w', { sh: false });
  turbo(s, 3.2, 8.4, 0.7);
  s.pool(8, 10.6, 6.4, 'ew');

  const inks: readonly Ink[] = ['r', 'y', 'p', 'g', 'w', 'r'];
  for (let i = 0; i < 6; i++) rig(s, r, 14.6 + (i % 3) * 3.8, 4.6 + Math.floor(i / 3) * 5, inks[i] ?? 'r', i === 3);

  // The last stretch of the road, with the moose.
  const strip = topFace(13.4, 15, 0, 12.6, 3.6);
  s.ground(
    strip.rect(0, 0, 12.6, 3.6, 'k0') +
      strip.rects(
        [...Array(6)].map((_, i): Rect => [0.5 + i * 2.1, 1.7, 1.1, 0.24]),
        'y1 z',
      ),
  );
  moose(s, 20.4, 13.6);
  s.sprite(24.6, 14.6, 0, WARNING, { w: 0.5 });
  for (const [x, y] of [
    [15, 15.4],
    [16.6, 18.2],
    [18.6, 15.3],
  ] as const)
    s.sprite(x, y, 0, CONE, { w: 0.5 });
  s.pool(22, 16.4, 3, 'ey');

  engine(s, 2, 16.4);
  for (const [x, pose] of [
    [1.4, 'wave'],
    [6.9, 'stand'],
  ] as const)
    person(s, r, x, 17.6, 0, { pose, hair: 'grey', top: 1 });
  s.pool(4.2, 18.2, 2.2, 'ey');
  for (const [x, y, n] of [
    [0.5, 5.6, 3],
    [1.9, 5.2, 2],
  ] as const)
    for (let i = 0; i < n; i++)
      s.cyl(x + 0.6, y + 0.6, i * 0.5, 0.62, 0.5, 'k', {
        sh: i === 0,
        deco: ({ cx, ty, rx }) =>
          `<ellipse class="s1" cx="${cx.toFixed(1)}" cy="${ty.toFixed(1)}" rx="${(rx * 0.5).toFixed(1)}" ry="${(rx * 0.25).toFixed(1)}"/>`,
      });
  rope(s, 2.4, 15.6, 12.6, 15.6, 5);
  flagPole(s, 0.8, 19, 5, 'r');
  flagPole(s, 12.8, 18.8, 5, 'y');
  matchPost(s, 13.4, 3.2, 4.6);
  for (const [x, y] of [
    [25.2, 19],
    [25.2, 2.4],
  ] as const)
    pot(s, x, y, { c: 'y' });
  block(0.4, 0.4, 7.6, 3.6);
  block(8, 0, 26, 1.6);
  block(2, 4.6, 14.2, 16.4);
  block(14, 4, 25.8, 12.8);
  block(13, 13, 26, 18.8);
  block(1, 15.8, 7.4, 18.2);
  put(7, 14.2, 2.4, 25, 4.2);
  put(7, 0.8, 4.2, 6, 8.2, {});
  put(16, 7.6, 16.6, 25, 19.5);
  put(5, 13.6, 13, 19.6, 14.8);
  put(3, 0.8, 9, 2.2, 15.4);
  person(s, r, 14.4, 13.8, 0, { pose: 'child', hair: 'frog' });
  return s;
}
