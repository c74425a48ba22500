import { LOOK } from '../look.ts';
import { leftFace, topFace, type Face, type Rect } from '../face.ts';
import { at3, project } from '../iso.ts';
import { person } from '../people/person.ts';
import { building } from '../props/buildings.ts';
import { tent } from './camp.ts';
import { crt, gamepad, trophy } from './objects.ts';
import { desk } from '../props/desk.ts';
import { flame } from '../props/fire.ts';
import { dome, torii } from '../props/gates.ts';
import { floorTiles } from '../props/ground.ts';
import { helicopter } from '../props/helicopter.ts';
import { kaiju } from '../props/kaiju.ts';
import { catenary, lanternA, pole } from '../props/lines.ts';
import { maneki } from '../props/maneki.ts';
import { moose } from '../props/moose.ts';
import { blobTree, palm, spruce } from '../props/plants.ts';
import { screen, speaker, stage } from '../props/stage.ts';
import { foodTruck } from '../props/stalls.ts';
import { crate } from '../props/things.ts';
import { tilt } from '../props/tilt.ts';
import { rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';

/** A red gamepad, for blue and green grounds. */
export const padRed = (s: Scene): void => gamepad(s, 0, 0, 0, 'r');

/** People in costume before a small stage. */
export function cosplayStage(s: Scene): void {
  stage(s, -4, -2.4, 8, 3, {
    bg: 'y2',
    art: f => f.ellipse(3.2, 2, 1.3, 1.3, 'p1') + f.text('COSPLAY', 1, 1.5, 4.4, 1, 'w0', FONT.poster),
  });
  const r = rng('cosplay-stage');
  person(s, r, -1.4, -0.6, 1, { pose: 'cheer', hair: 'viking', top: 4, scale: 1.2 });
  person(s, r, 1.4, -0.8, 1, { pose: 'wave', hair: 'wizard', top: 1, scale: 1.2 });
  const crowd = [
    [-3.4, 2.4, 'catEars'],
    [-1.6, 3, 'frog'],
    [0.2, 2.6, 'matchHead'],
    [2, 3.2, 'viking'],
    [3.8, 2.4, 'wizard'],
    [-2.6, 4.6, 'pigtails'],
    [-0.6, 4.8, 'wizard'],
    [1.4, 4.9, 'catEars'],
    [3.2, 4.6, 'frog'],
  ] as const;
  for (const [x, y, hair] of crowd) person(s, r, x, y, 0, { hair, pose: r.pick(['cheer', 'wave', 'stand'] as const), scale: 1.2 });
}

const pips = (f: Face, n: number) =>
  [
    [0.5, 0.5],
    [0.24, 0.24],
    [0.76, 0.76],
    [0.24, 0.76],
    [0.76, 0.24],
  ]
    .slice(0, n)
    .map(([u = 0, v = 0]) => f.ellipse(u, v, 0.1, 0.1, 'k2 z'))
    .join('');

/** A war-game table: ruin, hills, miniatures, two dice. */
export function wargame(s: Scene): void {
  s.box(-4.6, -3.4, 0.9, 9.2, 6.8, 0.5, 'o', {
    T: f =>
      f.rect(0.35, 0.35, 8.5, 6.1, 'g1') +
      f.rects(
        [
          [1, 4.6, 2.4, 0.9],
          [5.8, 3.8, 1.6, 1.6],
        ],
        'g2 z',
      ),
  });
  for (const [x, y] of [
    [-4.3, 2.8],
    [4.1, 2.8],
    [4.1, -3.2],
  ] as const)
    s.box(x, y, 0, 0.5, 0.5, 0.9, 'o', { hi: false });
  tilt(s, -3, -2.2, 1.4, 2.4, 2.4, 3.6, 's', 0.7, -0.3, {
    L: f => f.arch(0.7, 1, 1.6, 'k2') + f.grid(2, 1, { my: 0.5, mx: 0.4, cls: 'k2 z' }),
    R: f => f.grid(2, 2, { cls: 'k2 z' }),
  });
  s.box(0.4, -2.4, 1.4, 0.5, 1.6, 2.2, 's', { sh: false });
  s.box(0.9, -2.4, 1.4, 1.6, 0.5, 1.4, 's', { sh: false });
  const piece = (x: number, y: number, ink: 'r' | 'b', tall = 1) => {
    s.cyl(x, y, 1.4, 0.34, 0.14, 'k', { sh: false });
    s.box(x - 0.18, y - 0.14, 1.54, 0.36, 0.3, 0.6 * tall, ink, { sh: false, hi: false });
    s.sphere(x, y, 1.78 + 0.6 * tall, 0.18, 'w', { sh: false });
  };
  for (const [x, y] of [
    [-3.4, 1],
    [-2.4, 1.5],
    [-1.5, 0.9],
    [-2.9, 2.3],
  ] as const)
    piece(x, y, 'r');
  for (const [x, y] of [
    [1.6, 0.2],
    [2.6, 0.8],
    [3.4, -0.2],
    [2.2, 2],
  ] as const)
    piece(x, y, 'b');
  piece(3.3, -1.8, 'b', 2);
  s.box(0, 1.9, 1.4, 1, 1, 1, 'w', { sh: false, L: f => pips(f, 3), R: f => pips(f, 1), T: f => pips(f, 5) });
}

/** A red gate that leads into the dark, with a clue on the ground. */
export function gate(s: Scene): void {
  s.box(-3.2, -1.6, 0, 6.4, 1, 6.4, 'k', {
    L: f =>
      f.rect(0.6, 0.8, 5.2, 5.6, 'k3') +
      [
        [1.4, 2.2],
        [4.4, 3.2],
        [2.2, 4.4],
        [3.6, 1.6],
      ]
        .map(([u = 0, v = 0]) =>
          f.rects(
            [
              [u, v, 0.26, 0.2],
              [u + 0.5, v, 0.26, 0.2],
            ],
            'ey z',
          ),
        )
        .join(''),
  });
  torii(s, -2.6, 0.4, 5.2, 5.6);
  floorTiles(s, -1.4, 0.8, 2.8, 4.6, 's1', 's2', 0.9);
  s.box(-0.5, 4, 0, 1.3, 0.9, 0.1, 'w', { hi: false, T: f => f.text('?', 0.3, 0.12, 0.6, 0.66, 'r1 z', FONT.poster) });
  blobTree(s, -4.4, 2, 'p', 1);
  const r = rng('gate');
  person(s, r, 0.4, 2.4, 0, { pose: 'match', hair: 'cap', top: 2, scale: 1.3 });
}

/** A moose of blocks on the road, and a car that waits. */
export function mooseRoad(s: Scene): void {
  const road = topFace(-6, -1.4, 0, 12, 6.4);
  s.ground(
    road.rect(0, 0, 12, 6.4, 'k0') +
      road.rects(
        [0.6, 3, 5.4, 7.8, 10.2].map((u): Rect => [u, 3.05, 1.3, 0.3]),
        'y1 z',
      ),
  );
  moose(s, -3.4, -0.9);
  car(s, 1.6, 1.4, 'r');
  s.grow(project(-6, 5), project(6, -1.4));
}

/** A rounded car of no make, its nose towards the upper left. */
export function car(s: Scene, x: number, y: number, ink: 'r' | 'b' | 'y' | 'g'): void {
  s.shadow(x, y, 4.6, 2.3, 1.6);
  const wheel = (wx: number) => s.add(wx - 0.45, y + 2.2, 0, 0.9, 0.15, 0.9, topWheel(wx, y + 2.32));
  wheel(x + 0.95);
  wheel(x + 3.6);
  s.box(x, y, 0.4, 4.6, 2.3, 0.95, ink, {
    sh: false,
    L: f => f.rect(0.1, 0.15, 0.5, 0.3, 'ew') + f.rect(4.1, 0.15, 0.4, 0.3, 'er') + f.rect(2, 0.1, 0.05, 0.7, `${ink}2 z`),
    R: f => f.rect(0.2, 0.2, 0.4, 0.3, 'er') + f.rect(1.7, 0.2, 0.4, 0.3, 'er'),
  });
  s.box(x + 1.1, y + 0.15, 1.35, 2.5, 2, 0.9, ink, {
    sh: false,
    L: f =>
      f.pts(
        [
          [0.15, 0.75],
          [0.35, 0.15],
          [1.15, 0.15],
          [1.15, 0.75],
        ],
        'gl',
      ) + f.rect(1.3, 0.15, 1, 0.6, 'gl'),
    R: f => f.rect(0.2, 0.15, 1.6, 0.6, 'gm'),
  });
}
const topWheel = (x: number, y: number) =>
  at3(x, y, 0.45, '<ellipse class="k2" rx="5.4" ry="6.4"/><ellipse class="s0" rx="2.2" ry="2.8"/>');

/** A food truck in mid-air behind a ball, before a goal. */
export function truckBall(s: Scene): void {
  const field = topFace(-6, -3, 0, 12, 8);
  s.ground(
    field.rect(0, 0, 12, 8, 'g1') +
      field.line(
        [
          [6, 0],
          [6, 8],
        ],
        1.6,
        '',
        ' style="stroke:var(--w0)"',
      ) +
      field.ellipse(6, 4, 1.8, 1.8, 'n', ' style="stroke:var(--w0)" stroke-width="1.6"'),
  );
  const net = [
    [-6, -1.6],
    [-6, 3.6],
  ] as const;
  const posts =
    net
      .map(([x, y]) =>
        s.line3(
          [
            [x, y, 0],
            [x, y, 3],
          ],
          3,
        ),
      )
      .join('') +
    s.line3(
      [
        [-6, -1.6, 3],
        [-6, 3.6, 3],
      ],
      3,
    );
  const mesh =
    [...Array(9)]
      .map((_, i) =>
        s.line3(
          [
            [-6, -1.6 + i * 0.65, 0],
            [-6, -1.6 + i * 0.65, 3],
          ],
          0.7,
        ),
      )
      .join('') +
    [0.6, 1.2, 1.8, 2.4]
      .map(z =>
        s.line3(
          [
            [-6, -1.6, z],
            [-6, 3.6, z],
          ],
          0.7,
        ),
      )
      .join('');
  s.add(-6.1, -1.6, 0, 0.1, 5.2, 3, mesh + posts);
  s.sphere(-3.4, 1.4, 2.8, 1.15, 'w', { sh: false });
  s.sky(ballMarks(-3.4, 1.4, 2.8));
  const lifted: Scene['solids'] = [];
  const before = s.solids.length;
  foodTruck(s, -0.4, -0.4, 'y', 'KORV');
  lifted.push(...s.solids.slice(before));
  for (const solid of lifted) {
    solid.z0 += 2;
    solid.z1 += 2;
    solid.svg = `<g transform="rotate(-12)translate(0 -22)">${solid.svg}</g>`;
  }
  s.sky(at3(6, 2.6, 1.6, flame(20)));
}
const ballMarks = (x: number, y: number, z: number) =>
  at3(x, y, z, '<path class="k2 z" d="M-3-4h5l2 4-4 4-4-4zM-12-2l3-4 2 5-3 4zM9-7l4 4-1 5-4-4zM-6 9l4-2 3 3-3 3z"/>');

/** Three televisions with roads of three countries. */
export function roads(s: Scene): void {
  crt(s, -4, 0.2, 0, 'w', 'eb');
  crt(s, 0, 0.2, 0, 'p', 'ey');
  crt(s, -2, 0.2, 3, 's', 'eg');
  const view = (x: number, z: number, ground: string, sign: string) =>
    s.sky(
      ((f: Face) =>
        f.rect(0.5, 1.3, 2, 1, `${ground} z`) +
        f.pts(
          [
            [1.4, 1.3],
            [1.6, 1.3],
            [2.1, 2.3],
            [0.8, 2.3],
          ],
          'k1 z',
        ) +
        f.rects(
          [
            [1.45, 1.5, 0.1, 0.2],
            [1.42, 1.9, 0.14, 0.25],
          ],
          'w0 z',
        ) +
        f.rect(0.75, 0.85, 0.12, 0.6, 's2 z') +
        f.rect(0.6, 0.62, 0.45, 0.34, `${sign} z`))(leftFace(x, 3.2, z, 3.4, 3)),
    );
  view(-4, 0, 'g1', 'y1');
  view(0, 0, 'o1', 'r1');
  view(-2, 3, 'g2', 'b1');
}

/** Two tables of computer parts. */
export function parts(s: Scene): void {
  const r = rng('parts2');
  for (const [y, ink] of [
    [-2.4, 'w'],
    [1.2, 'b'],
  ] as const) {
    s.box(-4, y, 1.5, 8, 2, 0.3, ink);
    for (const x of [-3.8, 3.4]) s.box(x, y + 0.2, 0, 0.4, 1.6, 1.5, ink, { hi: false });
    s.box(-3.6, y + 0.4, 1.8, 1.3, 1.2, 1.7, 'k', { sh: false, L: f => f.rect(0.15, 0.2, 0.9, 1.2, 'ep z') });
    s.box(-1.9, y + 0.5, 1.8, 1.8, 1.3, 0.2, 'g', {
      sh: false,
      hi: false,
      T: f =>
        f.rects(
          [
            [0.2, 0.2, 0.5, 0.5],
            [1, 0.3, 0.5, 0.2],
            [1, 0.7, 0.5, 0.2],
          ],
          'k2 z',
        ) + f.rect(0.28, 0.28, 0.34, 0.34, 's1 z'),
    });
    s.cyl(0.6, y + 1, 1.8, 0.5, 0.4, 'k', {
      sh: false,
      deco: ({ cx, ty }) => `<ellipse class="${r.pick(['eb', 'ep', 'ey'])}" cx="${cx.toFixed(1)}" cy="${ty.toFixed(1)}" rx="4" ry="2"/>`,
    });
    s.box(1.5, y + 0.4, 1.8, 1.6, 0.7, 0.6, 's', {
      sh: false,
      hi: false,
      L: f =>
        f.rects(
          [
            [0.2, 0.15, 0.4, 0.3],
            [0.9, 0.15, 0.4, 0.3],
          ],
          'k2 z',
        ),
    });
    s.box(2.2, y + 1.3, 1.8, 1, 0.3, 0.3, 'r', { sh: false, hi: false });
  }
  person(s, r, -1.4, 4.6, 0, { pose: 'cheer', hair: 'headset', top: 0, scale: 1.2 });
  person(s, r, 1.4, 4.7, 0, { pose: 'stand', hair: 'bun', top: 3, scale: 1.2 });
}

/** A mowing robot and its circle round a tent. */
export function mower(s: Scene): void {
  const lawn = topFace(-5, -5, 0, 11, 11);
  s.ground(lawn.ellipse(5.2, 5.2, 6, 6, 'g1') + lawn.ellipse(5.2, 5.2, 5, 5, 'g0 z') + lawn.ellipse(5.2, 5.2, 3.9, 3.9, 'g1 z'));
  tent(s);
  s.box(1, 5, 0.15, 1.9, 1.4, 0.6, 'k', { L: f => f.rect(0.2, 0.15, 0.5, 0.2, 'ey z') });
  s.box(1.2, 5.1, 0.75, 1.5, 1.1, 0.3, 'y', { sh: false, hi: false });
}

const rock = (points: readonly (readonly [number, number])[], cls: string) =>
  `<path class="${cls}" d="M${points.map(([x, y]) => `${x} ${y}`).join('L')}z"/>`;

/** The kaiju before a mountain that is higher. */
export function peak(s: Scene): void {
  const mountain =
    rock(
      [
        [-40, 10],
        [50, -230],
        [150, 10],
      ],
      's1',
    ) +
    rock(
      [
        [50, -230],
        [66, -190],
        [44, -140],
        [70, -90],
        [52, -40],
        [64, 10],
        [150, 10],
      ],
      's2 z',
    ) +
    rock(
      [
        [50, -230],
        [26, -166],
        [38, -176],
        [48, -160],
        [62, -178],
        [74, -166],
      ],
      'w0',
    ) +
    '<path class="w1" d="M49-256h3v30h-3z"/><path class="r1" d="M52-256l22 7-22 7z"/>';
  s.add(-6, -6, 0, 4, 4, 1, `<g>${mountain}</g>`);
  s.grow([-44, -262], [152, 14]);
  kaiju(s, -2.4, 4.4, 0, 0.9);
  s.add(3.4, 1.2, 0, 0.1, 0.1, 1, at3(3.4, 1.2, 0, ''));
  spruce(s, 5.2, -1.4, 1);
  spruce(s, 6.2, 0.4, 0.8);
}

/** A giant match handed on along a red carpet, before a small crowd. */
export function relay(s: Scene): void {
  s.ground(
    topFace(-4.6, -1.4, 0, 9.2, 3).rect(0, 0, 9.2, 3, 'r1') +
      topFace(-4.6, -1.4, 0, 9.2, 3).rect(0.25, 0.3, 8.7, 2.4, 'n', ' style="stroke:var(--y1);stroke-width:2"'),
  );
  const r = rng('relay3');
  const crowd = [
    [-3.6, 'wave', 'viking', 1],
    [-1.2, 'cheer', 'pigtails', 4],
    [1.2, 'phone', 'beard', 2],
    [3.6, 'cheer', 'frog', 0],
  ] as const;
  for (const [x, pose, hair, top] of crowd) person(s, r, x, -2.8, 0, { pose, hair, top, scale: 1.5 });
  person(s, r, -2.6, 0.1, 0, { pose: 'walk', hair: 'headset', top: 2, scale: 2.1, flip: false });
  s.box(-2.4, 0.9, 2.1, 4.2, 0.45, 0.45, 'w', { sh: false });
  s.sphere(2.2, 1.1, 2.3, 0.6, 'r', { sh: false });
  s.add(2, 1.3, 2.8, 0.4, 0.1, 2, at3(2.2, 1.1, 2.7, flame(30)));
  person(s, r, 3.4, -0.1, 0, { pose: 'cheer', hair: 'grey', top: 1, scale: 2.1, flip: true });
  s.grow([-59, -67], [79, 34]);
}

/** The lucky cat with a can in its paw. */
export function canCat(s: Scene): void {
  maneki(s, 0, 0, 0, 2);
  s.sky(
    '<path class="r1" d="M26-100h22v34H26z"/><path class="w0 z" d="M28-92h18v14H28z"/><ellipse class="s0" cx="37" cy="-100" rx="11" ry="4"/><path class="n" d="M33-101h5"/>',
  );
  s.cyl(3.6, 0.6, 0, 1.3, 2.6, 'g', {
    deco: ({ cx, ty, r2 }) =>
      `<ellipse class="g3" cx="${cx.toFixed(1)}" cy="${ty.toFixed(1)}" rx="${(r2 * 0.8).toFixed(1)}" ry="${(r2 * 0.4).toFixed(1)}"/><path class="r1" d="M${(cx - 8).toFixed(1)} ${(ty - 10).toFixed(1)}h7v12h-7zM${(cx + 2).toFixed(1)} ${(ty - 7).toFixed(1)}h7v11h-7z"/>`,
  });
}

/** A small stage under red lanterns. */
export function karaoke(s: Scene): void {
  s.box(-3.6, -2.4, 0, 7.2, 4, 0.8, 'o', { T: f => f.stripes(14, 'o1 z') });
  screen(
    s,
    -2.4,
    -2.2,
    1.4,
    4.8,
    2.8,
    f =>
      f.rects(
        [
          [0.6, 1.2, 2.6, 0.3],
          [0.6, 1.8, 3.4, 0.3],
        ],
        'ew z',
      ) + f.rect(0.6, 1.8, 1.6, 0.3, 'ep z'),
    { bg: 'b2' },
  );
  for (const x of [-3.4, 3.4]) pole(s, x, -2, 5.6, 'r', 0.8);
  catenary(s, [-3.4, -2, 6.2], [3.4, -2, 6.2], 0.5, 5, () => lanternA('r'));
  for (const x of [-3.4, 3.4]) pole(s, x, 1.4, 5.6, 'r', 0.8);
  catenary(s, [-3.4, 1.4, 6.2], [3.4, 1.4, 6.2], 0.5, 5, i => lanternA(i % 2 ? 'y' : 'r'));
  speaker(s, -5, -1.4, 0, 2);
  const r = rng('karaoke');
  person(s, r, -0.4, -0.2, 0.8, { pose: 'cheer', hair: 'catEars', top: 3, scale: 1.6 });
  person(s, r, 1.8, 0.2, 0.8, { pose: 'wave', hair: 'beard', top: 2, scale: 1.6 });
  for (const [x, y] of [
    [-2.4, 3.4],
    [-0.6, 3.8],
    [1.4, 3.5],
    [3.2, 3.8],
  ] as const)
    person(s, r, x, y, 0, { pose: r.pick(['cheer', 'wave', 'phone'] as const), scale: 1.2 });
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0.5, 0.5]],
  [
    [0.25, 0.25],
    [0.75, 0.75],
  ],
  [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
];
/** A die with three visible faces. */
export function die(
  s: Scene,
  x: number,
  y: number,
  z: number,
  k: number,
  ink: 'w' | 'r' | 'b' | 'y' | 'p',
  [top, left, right]: readonly [number, number, number],
): void {
  const pip = ink === 'w' || ink === 'y' || ink === 'p' ? 'k2' : 'w0';
  const face = (n: number) => (f: Face) =>
    (PIPS[n - 1] ?? []).map(([u, v]) => f.ellipse(u * k, v * k, 0.1 * k, 0.1 * k, `${pip} z`)).join('');
  s.box(x, y, z, k, k, k, ink, { T: face(top), L: face(left), R: face(right) });
}
/** A beckoning cat next to dice. */
export function diceCat(s: Scene): void {
  maneki(s, -2.4, -1.6, 0, 1.8);
  die(s, -0.6, 1.4, 0, 2.2, 'r', [5, 3, 1]);
  die(s, 2.4, 0, 0, 2.2, 'w', [4, 2, 5]);
  die(s, 2.5, 0.1, 2.2, 1.6, 'b', [3, 1, 4]);
}

/** The pink helicopter over its pad. */
export function heliPad(s: Scene): void {
  const pad = topFace(-4.4, -4.4, 0, 8.8, 8.8);
  s.ground(
    pad.ellipse(4.4, 4.4, 4.4, 4.4, 'k0') +
      pad.ellipse(4.4, 4.4, 3.7, 3.7, 'n', ' style="stroke:var(--w0)" stroke-width="3"') +
      pad.text('H', 2.8, 2.6, 3.2, 3.6, 'w0 z', FONT.poster),
  );
  for (let i = 0; i < 12; i++) {
    const [x, y] = [Math.cos((i / 12) * 2 * Math.PI) * 4.8, Math.sin((i / 12) * 2 * Math.PI) * 4.8];
    s.ground(at3(x, y, 0, '<circle class="ey" r="2.2"/>'));
  }
  s.grow(project(-5, 5), project(5, 5));
  helicopter(s, 0.4, 0.4, 3.4, 1.35);
}

/** A neon tower by itself. */
export function neonTower(s: Scene): void {
  building(s, -2, -2, 4, 4, 13, 'k', {
    cl: 3,
    cr: 3,
    dark: 0.3,
    roof: 'k2',
    L: f => f.grid(3, 6, { cls: 'ey z', skip: (i, j) => (i * 5 + j * 3) % 4 > 0 }),
    R: f => f.grid(3, 6, { cls: 'eb z', skip: (i, j) => (i * 3 + j * 2) % 5 > 0 }),
  });
  s.box(-1.4, 2, 3, 1.4, 0.3, 7, 'k', {
    sh: false,
    hi: false,
    L: f => f.rect(0.1, 0.1, 1.2, 6.8, 'k3') + f.vtext('ネオン', 0.25, 0.4, 0.9, 6, 'ep z'),
  });
  s.box(0.4, 2, 8.6, 2.4, 0.3, 1.8, 'k', {
    sh: false,
    hi: false,
    L: f => f.rect(0.1, 0.1, 2.2, 1.6, 'k3') + f.text('64K', 0.3, 0.35, 1.8, 1, 'eb z', FONT.neon),
  });
}

const cog = (x: number, y: number, size: number, cls: string) => {
  const teeth = [...Array(8)].map((_, i) => `<path class="${cls}" transform="rotate(${i * 45})" d="M-4-${size + 6}h8v10h-8z"/>`).join('');
  return `<g transform="translate(${x} ${y})">${teeth}<circle class="${cls}" r="${size}"/><circle class="w0" r="${size * 0.4}"/></g>`;
};

/** A burning trophy with two cogs. */
export function cogTrophy(s: Scene): void {
  trophy(s, 0, 0);
  s.sky(cog(-44, 0, 20, 's1') + cog(40, 12, 15, 'p1'));
  s.grow([-74, -30], [66, 36]);
}

/** A palace with a red and a blue gate. */
export function twoGates(s: Scene): void {
  s.box(-4.6, -2.4, 0, 9.2, 4, 4.4, 'w', {
    L: f =>
      f.arch(0.8, 2.4, 3.3, 'r1') +
      f.arch(1.2, 1.6, 2.7, 'r3') +
      f.arch(6, 2.4, 3.3, 'b1') +
      f.arch(6.4, 1.6, 2.7, 'b3') +
      f.rect(0, 0.25, 9.2, 0.4, 'y1 z'),
    R: f => f.arch(1.2, 1.6, 2.4, 'k2') + f.rect(0, 0.25, 4, 0.4, 'y2 z'),
  });
  for (let i = 0; i < 6; i++) s.box(-4.6 + i * 1.66, 1.2, 4.4, 0.9, 0.4, 0.6, 'w', { sh: false, hi: false });
  dome(s, 0, -0.6, 4.4, 1.9, 'y');
  palm(s, -5.4, 2.8, 4.8);
  palm(s, 5.4, 2.2, 4.8, { lean: -3 });
}

/** Desks in straight rows, as in an office. */
export function office(s: Scene): void {
  desk(s, -3, -1.8, 3, { fill: 1, c: 'w' });
  desk(s, -3, 1.4, 3, { fill: 1, c: 'w' });
  catenary(
    s,
    [-3.4, -2.2, 3],
    [3.2, -2.2, 3],
    0.4,
    6,
    i => `<path class="${['r1', 'y1', 'b1', 'p1'][i % 4] ?? 'r1'}" d="M-4 0h8L0 8.6z"/>`,
  );
  pole(s, -3.4, -2.2, 3);
  pole(s, 3.2, -2.2, 3);
}

/** A stage with a lighting rig and seven chairs. */
export function invitational(s: Scene): void {
  stage(s, -5.6, -2, 11.2, 4, {
    bg: 'b2',
    art: f =>
      f.text('7', 3.6, 0.6, 2.2, 2.6, 'ey z', FONT.poster) +
      f.rects(
        [
          [0.8, 1, 1.6, 0.4],
          [0.8, 1.9, 1.6, 0.4],
          [7, 1, 1.6, 0.4],
          [7, 1.9, 1.6, 0.4],
        ],
        'ep z',
      ),
  });
  (['r', 'b', 'y', 'p', 'g', 'w', 'r'] as const).forEach((ink, i) => {
    s.box(-5 + i * 1.5, 0.8, 1, 0.9, 0.8, 0.5, ink, { sh: false, hi: false });
    s.box(-5 + i * 1.5, 0.6, 1.5, 0.9, 0.25, 1.2, ink, { sh: false });
  });
}

/** A moose that guards a pile of timber. */
export function timber(s: Scene): void {
  moose(s, -3.6, -2.4);
  const log = (x: number, y: number, z: number) =>
    s.box(x, y, z, 4.4, 0.9, 0.85, 'o', {
      hi: false,
      R: f => f.ellipse(0.45, 0.42, 0.38, 0.36, 'w1') + f.ellipse(0.45, 0.42, 0.18, 0.17, 'w2', ' stroke-width=".7"'),
      L: f =>
        f.rects(
          [
            [0.4, 0.3, 1.4, 0.07],
            [2.4, 0.55, 1.4, 0.07],
          ],
          'o3 z',
        ),
    });
  for (const [y, z] of [
    [0.6, 0],
    [1.5, 0],
    [2.4, 0],
    [1.05, 0.85],
    [1.95, 0.85],
    [1.5, 1.7],
  ] as const)
    log(0.2, y, z);
  s.box(-2.6, 3.2, 0, 1, 0.9, 0.9, 'o', { hi: false, T: f => f.ellipse(0.5, 0.45, 0.36, 0.32, 'w1') });
  crate(s, 3.6, -1.4, 0, 1.3, 'y');
}

const bulb = (x: number, y: number, cls: string) => `<circle class="${cls}" cx="${x}" cy="${y}" r="4.2"/>`;

/** The kaiju with fairy lights round its neck. */
export function kaijuLights(s: Scene): void {
  kaiju(s, 0, 0, 0, 1);
  s.sky(
    '<path class="n" stroke-width="2" d="M-40-74Q-4-52 40-76M-42-52Q0-26 44-54"/>' +
      [
        [-38, -72],
        [-24, -66],
        [-8, -62],
        [10, -63],
        [26, -68],
        [38, -75],
        [-36, -47],
        [-20, -39],
        [0, -36],
        [18, -39],
        [34, -46],
      ]
        .map(([x = 0, y = 0], i) => bulb(x, y, ['ey', 'ep', 'eb', 'eg'][i % 4] ?? 'ey'))
        .join(''),
  );
}

/** Eighteen vests in a queue for coffee. */
export function coffeeQueue(s: Scene): void {
  const r = rng('coffee-queue');
  s.box(-6.4, -3.4, 0, 2.6, 3, 2.2, 'w', { L: f => f.text('KAFFE', 0.3, 0.6, 2, 0.8, 'r2 z', FONT.poster) });
  s.cyl(-5.6, -2.2, 2.2, 0.6, 1.5, 's', { sh: false });
  s.cyl(-4.4, -1.4, 2.2, 0.3, 0.5, 'r', { sh: false });
  for (let i = 0; i < 18; i++) {
    const row = Math.floor(i / 6);
    const along = row % 2 ? 5 - (i % 6) : i % 6;
    person(s, r, -2.6 + along * 1.5, -2.6 + row * 2.6 + (i % 2) * 0.2, 0, {
      pose: i === 8 ? 'wheel' : r.pick(['stand', 'stand', 'phone', 'walk'] as const),
      top: 2,
      scale: 1.15,
    });
  }
}

/** A moose of blocks before the entrance. */
export function mooseDoor(s: Scene): void {
  s.box(-4.6, -3.6, 0, 9.6, 0.8, 6.4, 'r', {
    L: f =>
      f.rect(1.2, 2.4, 3, 4, 'gl') +
      f.rect(4.6, 2.4, 3, 4, 'gl') +
      f.line(
        [
          [2.7, 2.4],
          [2.7, 6.4],
        ],
        1.4,
      ) +
      f.line(
        [
          [6.1, 2.4],
          [6.1, 6.4],
        ],
        1.4,
      ) +
      f.text(LOOK.name, 1.6, 0.6, 5.6, 1.3, 'w0 z', FONT.widest),
  });
  moose(s, -1.4, -1.2);
  const r = rng('moose-door');
  person(s, r, 2.6, 1.2, 0, { pose: 'phone', hair: 'cap', top: 1, scale: 1.2 });
  person(s, r, 3.8, 0, 0, { pose: 'child', hair: 'pigtails', top: 3, scale: 1.1 });
}
