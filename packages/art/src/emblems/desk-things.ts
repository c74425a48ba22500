import { LOOK } from '../look.ts';
import type { Rect } from '../face.ts';
import { at3, coords, polygon, project, type Point3 } from '../iso.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';

/** A ready seat: desk, screen, tower, headset and an empty chair. */
export function setup(s: Scene): void {
  s.box(-4, -1.2, 2.1, 8, 3, 0.35, 'w');
  for (const [x, y] of [
    [-3.8, -1],
    [3.3, -1],
    [-3.8, 1.3],
    [3.3, 1.3],
  ] as const)
    s.box(x, y, 0, 0.45, 0.4, 2.1, 'k', { hi: false });
  s.box(-0.9, -0.5, 2.45, 1.2, 0.7, 0.18, 'k', { sh: false, hi: false });
  s.box(-0.5, -0.4, 2.6, 0.4, 0.3, 0.8, 'k', { sh: false, hi: false });
  s.box(-2.8, -0.4, 3.3, 5, 0.3, 2.9, 'k', {
    sh: false,
    L: f =>
      f.rect(0.18, 0.18, 4.64, 2.54, 'b2') +
      f.rects(
        [
          [0.5, 1.9, 0.9, 0.5],
          [1.4, 1.5, 0.9, 0.9],
          [2.3, 1.9, 0.9, 0.5],
          [3.4, 1.2, 0.9, 1.2],
        ],
        'eg z',
      ) +
      f.ellipse(3.8, 0.75, 0.3, 0.3, 'ey z') +
      f.rect(1.65, 1, 0.4, 0.5, 'ep z'),
  });
  s.box(2.6, -0.9, 2.45, 1.1, 2.1, 2.5, 'k', {
    sh: false,
    L: f =>
      f.rect(0.15, 0.3, 0.8, 1.9, 'k3') +
      [0.6, 1.25, 1.9].map((v, i) => f.ellipse(0.55, v, 0.28, 0.28, ['ep', 'eb', 'ey'][i] ?? 'ey')).join(''),
  });
  s.box(-2, 0.7, 2.45, 2.9, 0.95, 0.18, 'k', {
    sh: false,
    hi: false,
    T: f => {
      const keys: Rect[] = [];
      for (let row = 0; row < 3; row++) for (let i = 0; i < 9; i++) keys.push([0.15 + i * 0.3, 0.13 + row * 0.26, 0.22, 0.18]);
      return (
        f.rects(keys, 'w0 z') +
        f.rects(
          [
            [0.45, 0.39, 0.22, 0.18],
            [0.75, 0.39, 0.22, 0.18],
            [0.75, 0.13, 0.22, 0.18],
            [1.05, 0.39, 0.22, 0.18],
          ],
          'er z',
        )
      );
    },
  });
  s.box(1.3, 0.9, 2.45, 0.4, 0.6, 0.22, 'r', { sh: false, hi: false });
  s.add(
    -3.7,
    0.2,
    2.45,
    0.8,
    0.8,
    1.4,
    at3(
      -3.3,
      0.6,
      2.45,
      '<path class="k2" d="M-5 1h10v3H-5zM-1-20h2V2h-2z"/><path class="n" stroke-width="4.4" d="M-8-12q0-12 8-12t8 12"/><path class="n" style="stroke:var(--p1)" stroke-width="2.4" d="M-8-12q0-12 8-12t8 12"/><rect class="p1" x="-11" y="-14" width="6" height="10" rx="2"/><rect class="p1" x="5" y="-14" width="6" height="10" rx="2"/>',
    ),
  );
  s.cyl(0, 4, 0, 1, 0.2, 'k');
  s.cyl(0, 4, 0.2, 0.16, 1, 'k', { sh: false });
  s.box(-1.1, 3, 1.2, 2.2, 2, 0.5, 'r');
  s.box(-1.2, 4.8, 1.5, 2.4, 0.5, 3.1, 'r', { L: f => f.rect(0.8, 0, 0.8, 3.1, 'r0 z') + f.rect(0.5, 0.3, 1.4, 0.7, 'k1') });
}

/** A free-standing wall calendar with the days of the festival ringed. */
export function calendar(s: Scene): void {
  s.box(-3.2, -0.4, 0, 6.4, 0.7, 6.6, 'w', {
    L: f => {
      const days: Rect[] = [];
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 7; i++) if (row !== 2 || i < 4) days.push([0.5 + i * 0.8, 1.95 + row * 1.1, 0.5, 0.62]);
      const step = 6.08 / Math.max(4, LOOK.days.length);
      const size = step / 1.52;
      const ringed = LOOK.days.map(
        (day, i) =>
          f.ellipse(
            0.2 + 0.72 * size + i * step,
            4.95,
            0.72 * size,
            0.66,
            i === 1 ? 'y1' : 'w0',
            ' stroke-width="2.4" style="stroke:var(--r1)"',
          ) + f.text(String(day), 0.2 + 0.32 * size + i * step, 4.58, 0.8 * size, 0.74, 'k2 z', FONT.poster),
      );
      return (
        f.rect(0, 0, 6.4, 1.6, 'r1') +
        f.text(LOOK.month, 0.7, 0.38, 5, 0.85, 'w0 z', FONT.widest) +
        f.rects(
          days.filter(([, v]) => v < 4),
          's1 z',
        ) +
        ringed.join('') +
        f.rects(
          [0, 1, 2, 3, 4, 5, 6].map(i => [0.5 + i * 0.8, 5.85, 0.5, 0.4]),
          's1 z',
        )
      );
    },
  });
  for (const x of [-2.2, -0.1, 2]) s.cyl(x, -0.05, 6.4, 0.16, 0.8, 'k', { sh: false });
  s.box(3.6, 1.2, 0, 0.5, 3.6, 0.5, 'r', { T: f => f.rect(0.05, 2.9, 0.4, 0.6, 'w0') });
  s.add(3.6, 4.8, 0, 0.5, 0.5, 0.4, at3(3.85, 4.9, 0.2, '<path class="w2" d="M-3-3l6 3-5 8z"/>'));
}

/** A network switch with one cable that clicks in. */
export function cable(s: Scene): void {
  s.box(-4, -2, 0, 8, 3, 2, 'k', {
    L: f => {
      const ports = [0, 1, 2, 3, 4, 5].map(
        i => f.rect(0.5 + i * 1.2, 0.85, 0.85, 0.8, 'k3') + f.rect(0.7 + i * 1.2, 1.5, 0.45, 0.15, 'y1 z'),
      );
      const lamps = [0, 1, 2, 3, 4, 5].map(
        i => f.rect(0.55 + i * 1.2, 0.4, 0.28, 0.2, i === 4 ? 'ey z' : 'eg z') + f.rect(0.95 + i * 1.2, 0.4, 0.28, 0.2, 'ey z'),
      );
      return ports.join('') + lamps.join('');
    },
    T: f => f.text('10 GBIT', 0.8, 0.8, 6.4, 1.5, 'ey z', FONT.widest),
  });
  const bend: Point3[] = [];
  for (let i = 0; i <= 20; i++) {
    const t = i / 20;
    bend.push([2.1 + t * 3.4 * Math.sin(t * 2.2), 2.9 + t * 3.6 - t * t * 2.2, 0.75 * (1 - t) ** 2]);
  }
  const path = `M${bend.map(([x, y, z]) => coords(project(x, y, z))).join('L')}`;
  s.add(
    1.6,
    3,
    0,
    4,
    3.6,
    0.4,
    `<path class="n" stroke-width="11" stroke-linecap="round" d="${path}"/><path class="n" style="stroke:var(--b1)" stroke-width="8" stroke-linecap="round" d="${path}"/>`,
  );
  s.box(1.55, 1.3, 0.35, 1.1, 1.7, 0.85, ['eb', 'eb', 'b0'], {
    sh: false,
    T: f =>
      f.rects(
        [
          [0.15, 0.1, 0.1, 0.7],
          [0.38, 0.1, 0.1, 0.7],
          [0.61, 0.1, 0.1, 0.7],
          [0.84, 0.1, 0.1, 0.7],
        ],
        'y1 z',
      ),
  });
  const click = [
    [0, -26, 0, -38],
    [-14, -20, -22, -28],
    [14, -20, 22, -28],
  ]
    .map(([x, y, u, v]) => `M${x} ${y}L${u} ${v}`)
    .join('');
  s.sky(at3(2.1, 1, 1.6, `<path class="n" stroke-width="3" stroke-linecap="round" d="${click}"/>`));
}

const fold = (x: number, y: number, u: number, v: number) => `M${coords(project(x, y, 0.6))}L${coords(project(u, v, 0.05))}`;

/** A sewing machine at work on a pink costume. */
export function sewing(s: Scene): void {
  s.box(-4, -1.4, 0, 8, 2.8, 0.7, 'k', { L: f => f.rects([[0.4, 0.25, 7.2, 0.12]], 'y1 z') });
  s.box(2.4, -1, 0.7, 1.4, 2, 2.9, 'r', { sh: false, L: f => f.ellipse(0.7, 1.6, 0.4, 0.4, 'y1') });
  s.box(-3, -0.9, 3, 5.4, 1.8, 1.5, 'r', { sh: false, L: f => f.text(LOOK.name, 1.4, 0.4, 2.8, 0.8, 'y1 z', FONT.poster) });
  s.box(2.4, -1, 3.6, 1.4, 2, 0.9, 'r', { sh: false });
  s.box(-3.2, -0.8, 1.8, 1.2, 1.6, 2.7, 'r', { sh: false, L: f => f.rect(0.3, 2.1, 0.6, 0.4, 'ew z') });
  s.box(-2.75, -0.1, 0.85, 0.16, 0.16, 1, 's', { sh: false, hi: false });
  s.cyl(-0.6, 0, 4.5, 0.4, 0.9, 'y', { sh: false });
  s.cyl(0.9, 0, 4.5, 0.4, 0.9, 'b', { sh: false });
  const cloth = [
    project(-4.4, -0.8, 0.75),
    project(-1.2, -0.8, 0.75),
    project(-1.2, 1.3, 0.75),
    project(-1, 2.6, 0),
    project(-2.6, 4.6, 0),
    project(-4.6, 3.2, 0),
    project(-5.4, 1, 0),
  ];
  s.add(
    -5.4,
    1.45,
    0,
    4.4,
    2,
    0.7,
    polygon(cloth, 'p1') +
      `<path class="n" stroke-width=".9" d="${fold(-3.6, 0.8, -4, 3)}${fold(-2.6, 0.9, -2.8, 4)}${fold(-1.8, 0.9, -1.6, 3)}"/>`,
  );
  const wheel = at3(3.85, 0, 2.2, '<ellipse class="k1" rx="7" ry="13"/><ellipse class="s1" cx="1" rx="3" ry="6"/>');
  s.add(3.8, -0.6, 1.4, 0.3, 1.2, 1.6, wheel);
}
