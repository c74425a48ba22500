import type { Rect } from '../face.ts';
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

/** The crew in red, with a radio as tall as they are. */
export function crew(s: Scene): void {
  const r = rng('crew3');
  s.box(-1.4, -3.4, 0, 2.8, 1.8, 6.4, 'k', {
    L: f =>
      f.rect(0.4, 0.5, 2, 1.5, 'eg') +
      f.text('KOM!', 0.6, 0.8, 1.6, 0.9, 'k2 z') +
      f.rects(
        [2.5, 3, 3.5, 4].map((v): Rect => [0.5, v, 1.8, 0.22]),
        'k3 z',
      ) +
      f.ellipse(1.4, 5.3, 0.55, 0.5, 'r1'),
    R: f => f.rect(0.4, 1.2, 1, 2, 'y1'),
  });
  s.cyl(-0.8, -2.8, 6.4, 0.25, 3, 'k', { sh: false });
  s.cyl(0.7, -2.6, 6.4, 0.4, 0.5, 's', { sh: false });
  const line = [
    [-3.9, 0.9, 'wave', 'hijab', 3],
    [-1.9, 0.3, 'stand', 'beard', 1],
    [0.3, 0.5, 'cheer', 'afro', 4],
    [2.4, -0.3, 'wheel', 'short', 2],
    [4.2, -1.6, 'box', 'bun', 0],
    [-1.4, 2.6, 'phone', 'cap', 2],
    [0.9, 2.5, 'wave', 'grey', 1],
  ] as const;
  for (const [x, y, pose, hair, skin] of line) person(s, r, x, y, 0, { pose, hair, skin, top: 0, scale: 1.7, flip: false });
}
