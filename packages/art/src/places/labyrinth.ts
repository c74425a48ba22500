import type { Face } from '../face.ts';
import { at3 } from '../iso.ts';
import { gleam } from '../night/spill.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { flame } from '../props/fire.ts';
import { water } from '../props/ground.ts';
import { flagPole, pole } from '../props/lines.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

/** Two matches on each other as a wall, their heads at either end. */
function wall(s: Scene, x: number, y: number, length: number, axis: 'x' | 'y'): void {
  for (const level of [0, 1]) {
    const z = level * 0.9;
    const stick = length - 1;
    const first = level === 0;
    const [a, b] = first ? [0, stick] : [1, 0];
    if (axis === 'x') {
      const grain = { sh: first, L: (f: Face) => f.rects([[0.6, 0.4, stick * 0.4, 0.1]], 'w3 z') };
      s.box(x + a, y, z, stick, 0.9, 0.9, 'w', grain);
      s.box(x + b, y, z, 1, 0.9, 0.9, 'r', { sh: first });
    } else {
      s.box(x, y + a, z, 0.9, stick, 0.9, 'w', { sh: first });
      s.box(x, y + b, z, 0.9, 1, 0.9, 'r', { sh: first });
    }
  }
}

/** The hero of the game: a match with legs, square eyes and a lit head, which must not go out. */
function hero(s: Scene, x: number, y: number): void {
  const art =
    '<path class="k2" d="M-9-12h7V0h-10v-5h3zM3-12h7v7h4V0H3z"/>' +
    '<path class="w1" d="M-12-76h24v66h-24z"/><path class="w2 z" d="M5-76h7v66H5z"/><path class="w0 z" d="M-12-76h5v66h-5z"/>' +
    '<path class="k2" d="M-7-52h5v8h-5zM4-52h5v8H4z"/>' +
    '<path class="n" stroke-width="4" d="M-12-36l-14 8M12-36l14-10"/>' +
    '<path class="r1" d="M-15-72q-6-16 0-26 6-10 15-10t15 10q6 10 0 26-15 10-30 0z"/><path class="r0 z" d="M-11-78q-4-14 2-20 4-6 10-6-8 8-8 26z"/>' +
    `<g transform="translate(0 -96)">${flame(46)}</g>`;
  s.shadow(x - 0.8, y - 0.8, 1.6, 1.6, 6);
  s.lamp(x, y, 9.6, 'ey');
  s.add(x - 0.8, y - 0.8, 0, 1.6, 1.6, 12, at3(x, y, 0, gleam(0, -122, 34) + art, 'scale(.86)'));
}

/** A drop of water, which falls on the hero. */
const drop = (s: Scene, x: number, y: number, z: number): void => {
  s.shadow(x - 0.4, y - 0.4, 0.8, 0.8, 0.2);
  s.add(
    x - 0.4,
    y - 0.4,
    z,
    0.8,
    0.8,
    1.8,
    at3(x, y, z, '<path class="b1" d="M0-24q12 16 0 24-12-8 0-24z"/><path class="b0 z" d="M-2-15q-5 8-1 11-1-5 1-11z"/>'),
  );
};

/** A fan in a grille, whose draught puts the hero out. */
function fan(s: Scene, x: number, y: number): void {
  s.box(x, y, 0, 4, 1.4, 4.4, 's', {
    L: f =>
      f.ellipse(2, 2.2, 1.6, 1.6, 'k1') +
      [0, 1, 2, 3]
        .map(i => {
          const [c, d] = [Math.cos(i * 1.57 + 0.4), Math.sin(i * 1.57 + 0.4)];
          return f.pts(
            [
              [2, 2.2],
              [2 + c * 1.4 - d * 0.5, 2.2 + d * 1.4 + c * 0.5],
              [2 + c * 1.5, 2.2 + d * 1.5],
            ],
            'b0',
          );
        })
        .join('') +
      f.ellipse(2, 2.2, 0.36, 0.36, 'y1'),
  });
  signL(s, x + 0.2, y + 1.3, 4.4, 3.6, 1.3, 'DRAG', { bg: 'b2', fg: 'w0', font: FONT.pixel });
}

/** The game of the month: a labyrinth of matches, and its hero. */
export function labyrinth(): Scene {
  const { s, r } = placeBox('MÅNADENS SPEL', 'b', ['g0', 'g1']);
  water(s, 14.2, 10.2, 4, 2.6);
  for (const [x, y, length, axis] of [
    [3, 2.6, 8, 'x'],
    [3, 3.5, 6, 'y'],
    [6.6, 6.2, 5, 'x'],
    [14.6, 0.6, 5.6, 'y'],
    [15.5, 5.3, 4, 'x'],
    [18.6, 8.4, 5, 'x'],
    [3, 12.6, 4.6, 'x'],
    [20, 11.6, 5, 'y'],
    [11, 14.6, 3, 'y'],
    [14.4, 14.4, 4, 'x'],
  ] as const)
    wall(s, x, y, length, axis);
  fan(s, 4.6, 0.4);
  drop(s, 16.6, 11.2, 3.4);
  drop(s, 21.6, 7.2, 8.4);
  drop(s, 7.6, 8.8, 7);
  hero(s, 10.8, 10.2);
  s.box(19.6, 1, 0, 3.4, 3.4, 1.6, 'y', { L: f => f.text('MÅL', 0.5, 0.3, 2.4, 1, 'k2 z', FONT.poster) });
  flagPole(s, 21.3, 2.7, 3.4, 'r', 1.6);
  s.pool(21.3, 2.7, 2.4, 'eg');
  signL(s, 16.2, 0.5, 6.6, 6.8, 1.8, 'BANA 9', { bg: 'k2', fg: 'eg', font: FONT.pixel });
  for (const x of [16.6, 22.6]) pole(s, x, 0.4, 6.6);
  for (const [x, y, pose] of [
    [1.6, 15.2, 'cheer'],
    [3.4, 16.4, 'wave'],
    [5.4, 15.4, 'phone'],
    [7.4, 16.6, 'wheel'],
    [1.2, 11.6, 'hop'],
  ] as const)
    person(s, r, x, y, 0, { pose, scale: 1.3 });
  s.lamp(4, 15.8, 4.4, 'eb');
  return s;
}
