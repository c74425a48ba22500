import { polygon, project } from '../iso.ts';
import { person } from '../people/person.ts';
import { rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';

/** An entrance with a ramp, and people who take it. */
export function ramp(s: Scene): void {
  s.box(-3, -3.4, 0, 7.4, 0.7, 6.4, 'b', {
    L: f => f.arch(1, 3, 4.6, 'k2') + f.arch(1.3, 2.4, 4.2, 'ey z') + f.text('IN', 4.7, 1.2, 2, 1.6, 'w0 z', FONT.poster),
  });
  s.box(-3, -2.7, 0, 7.4, 2.7, 1.5, 'w', { T: f => f.rects([[1, 0.1, 3, 0.7]], 'r1') });
  s.shadow(-2.4, 0, 3, 5, 0.8);
  const top = polygon([project(-2.4, 0, 1.5), project(0.6, 0, 1.5), project(0.6, 6, 0), project(-2.4, 6, 0)], 'y1');
  const side = polygon([project(0.6, 0, 1.5), project(0.6, 6, 0), project(0.6, 0, 0)], 'y2');
  const grip = [1, 2, 3, 4, 5]
    .map(i =>
      s.line3(
        [
          [-2.2, i, 1.5 - i * 0.25],
          [0.4, i, 1.5 - i * 0.25],
        ],
        0.9,
      ),
    )
    .join('');
  s.add(-2.4, 0, 0, 3, 6, 0.1, top + side + grip);
  const rail = (x: number) =>
    s.line3(
      [
        [x, 0.1, 2.9],
        [x, 5.9, 1.4],
        [x, 5.9, 0.1],
      ],
      2,
    ) +
    [0.1, 2, 4]
      .map(y =>
        s.line3(
          [
            [x, y, 1.5 - y * 0.25],
            [x, y, 2.9 - y * 0.25],
          ],
          2,
        ),
      )
      .join('');
  s.add(-2.4, 0, 0.12, 0.05, 6, 1.8, rail(-2.35));
  const r = rng('ramp2');
  person(s, r, -0.9, 2.6, 0.85, { pose: 'wheel', hair: 'pigtails', top: 0, scale: 1.5, flip: true });
  person(s, r, 2.4, -1.2, 1.5, { pose: 'wave', hair: 'beard', top: 1, scale: 1.4 });
  person(s, r, -0.8, 6.9, 0, { pose: 'walk', hair: 'grey', top: 4, scale: 1.4 });
  s.add(0.55, 0, 0.2, 0.05, 6, 1.8, rail(0.55));
}

/** Four of the crew in red, with a radio as tall as they are. */
export function crew(s: Scene): void {
  const r = rng('crew3');
  const line = [
    ['wave', 'hijab', 3],
    ['stand', 'beard', 1],
    ['wheel', 'short', 2],
    ['cheer', 'afro', 4],
    ['stand', 'bun', 0],
  ] as const;
  line.forEach(([pose, hair, skin], i) => person(s, r, -3.6 + i * 1.9, -1.4 + (i % 2) * 0.9, 0, { pose, hair, skin, top: 0, scale: 1.7 }));
  s.box(-0.9, 2.6, 0, 2.2, 1.4, 5, 'k', {
    L: f =>
      f.rect(0.3, 0.4, 1.6, 1.2, 'eg') +
      f.text('KOM!', 0.45, 0.6, 1.3, 0.8, 'k2 z') +
      f.rects(
        [2, 2.4, 2.8, 3.2].map(v => [0.4, v, 1.4, 0.18]),
        'k3 z',
      ) +
      f.ellipse(1.1, 4.2, 0.45, 0.4, 'r1'),
    R: f => f.rect(0.3, 1, 0.8, 1.6, 'y1'),
  });
  s.cyl(-0.5, 3, 5, 0.2, 2.6, 'k', { sh: false });
  s.cyl(0.8, 3.2, 5, 0.3, 0.4, 's', { sh: false });
}
