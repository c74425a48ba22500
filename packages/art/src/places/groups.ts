import { topFace, type Rect } from '../face.ts';
import type { Ink } from '../palette.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { desk } from '../props/desk.ts';
import { catenary, flagA, flagPole, pole } from '../props/lines.ts';
import { pot } from '../props/plants.ts';
import { beanbag, bench } from '../props/things.ts';
import type { Rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

/** A pile of pizza boxes as tall as a house, the topmost open. */
function pizzaTower(s: Scene, r: Rng, x: number, y: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const lean = Math.sin(i * 0.7) * 0.22;
    s.box(x + lean + r.range(-0.08, 0.08), y + lean, i * 0.52, 3, 3, 0.5, i % 3 === 1 ? 'y' : 'w', {
      sh: i === 0,
      hi: false,
      L: f => f.rect(0.2, 0.14, 2.6, 0.1, i % 3 === 1 ? 'r1 z' : 'r0 z') + (i % 4 ? '' : f.rect(1.1, 0.08, 0.8, 0.34, 'r1 z')),
      ...(i === count - 1 && {
        T: f =>
          f.ellipse(1.5, 1.5, 1.25, 1.25, 'y2') +
          f.ellipse(1.5, 1.5, 1, 1, 'y1 z') +
          (
            [
              [1, 1.2],
              [1.9, 1],
              [1.3, 2],
              [2.1, 1.9],
            ] as const
          )
            .map(([u, v]) => f.ellipse(u, v, 0.2, 0.2, 'r1 z'))
            .join(''),
      }),
    });
  }
  s.shadow(x, y, 3, 3, count * 0.52);
}

/** A team: two desks back to back, all in one colour, with their flag. */
function team(s: Scene, r: Rng, x: number, y: number, ink: Ink, top: number): void {
  desk(s, x, y, 4, { c: ink, fill: 0 });
  for (let i = 0; i < 4; i++) person(s, r, x + 0.9 + i * 1.6, y + 1.7, 0, { pose: 'sit', top, scale: 1.08 });
  desk(s, x, y + 3.4, 4, { c: ink, fill: 0 });
  for (let i = 0; i < 4; i++)
    person(s, r, x + 0.9 + i * 1.6, y + 5.1, 0, {
      pose: i === 2 ? 'wheel' : 'sit',
      top,
      hair: r.pick(['cap', 'headset', 'bun', 'hijab']),
      scale: 1.08,
    });
  flagPole(s, x - 0.6, y + 1, 5.4, ink);
}

/** A rug in the team's ink, with a border. */
function rug(s: Scene, x: number, y: number, ink: Ink): void {
  const f = topFace(x, y, 0, 8.4, 7.6);
  s.ground(f.rect(0, 0, 8.4, 7.6, `${ink}0`) + f.rect(0.3, 0.3, 7.8, 7, 'n', ' style="stroke:var(--w0)" stroke-width="1.4"'));
}

/** Groups: three teams at their own tables, a class on a bench, and enough pizza for all of them. */
export function groups(): Scene {
  const { s, r, put, block } = placeBox('GRUPPER', 'b', ['g1', 'g2'], [26, 20]);
  s.box(0.6, 0.3, 0, 15.4, 0.6, 6.4, 'o', {
    L: f =>
      f.rect(0.4, 0.4, 14.6, 5.4, 'k2') +
      f.text('ALLA FÅR PLATS', 1, 0.9, 13.4, 1.6, 'ey z', FONT.wide) +
      f.rects(
        [...Array(24)].map((_, i): Rect => [1.1 + (i % 12) * 1.1, 3.1 + Math.floor(i / 12) * 1.2, 0.8, 0.85]),
        'eb z',
      ) +
      f.rects(
        [3, 4, 5, 14, 15, 16, 20].map((i): Rect => [1.1 + (i % 12) * 1.1, 3.1 + Math.floor(i / 12) * 1.2, 0.8, 0.85]),
        'er z',
      ),
  });
  pizzaTower(s, r, 20.4, 1.6, 21);
  signL(s, 17.4, 5.4, 1.8, 3, 1.5, '40 ST', { bg: 'r1', fg: 'ew', c: 'w' });
  for (const x of [17.6, 20]) pole(s, x, 5.5, 1.8, 'w');
  s.pool(21, 6.4, 3, 'ey');
  for (const [x, y, ink, top] of [
    [1.6, 3.4, 'r', 0],
    [9.8, 6.4, 'y', 2],
    [17.2, 9.6, 'b', 1],
  ] as const) {
    rug(s, x - 0.8, y - 0.4, ink);
    team(s, r, x, y, ink, top);
    s.pool(x + 3, y + 3.6, 4, ink === 'r' ? 'er' : ink === 'y' ? 'ey' : 'eb');
    block(x - 1, y - 0.6, x + 7.8, y + 7.6);
  }
  // People who carry, people who have come too early, a class in pink with its teacher.
  for (const [x, y] of [
    [18.4, 3],
    [19, 7.6],
    [15.8, 4.4],
  ] as const)
    person(s, r, x, y, 0, { pose: 'box', top: 2, scale: 1.1 });
  bench(s, 2, 14.4, 5.2, 'b');
  for (const [i, hair] of (['pigtails', 'frog', 'cap', 'afro'] as const).entries())
    person(s, r, 2.6 + i * 1.25, 14.2, 0, { pose: 'hop', hair, top: 3, scale: 1 });
  person(s, r, 8.2, 14.6, 0, { pose: 'wave', hair: 'grey', top: 4, scale: 1.2 });
  person(s, r, 5, 16.4, 0, { pose: 'wheel', hair: 'long', top: 3 });
  for (const [x, y, ink] of [
    [11.4, 16.4, 'p'],
    [13.6, 17.4, 'r'],
    [15.2, 16, 'y'],
    [10.8, 18.4, 'b'],
  ] as const) {
    beanbag(s, x, y, ink);
    person(s, r, x, y + 0.35, 0.3, { pose: 'sit', flip: false, hair: r.pick(['headset', 'beanie', 'bun']) });
  }
  s.pool(13, 17, 3.4, 'ep');
  s.pool(4.6, 15.4, 3, 'ew');
  for (const [x, y, ink] of [
    [16.8, 0.9, 'r'],
    [25.2, 19.2, 'y'],
    [0.9, 19.2, 'r'],
    [25.2, 8.4, 'p'],
  ] as const)
    pot(s, x, y, { c: ink });
  pole(s, 0.7, 12, 5.4);
  pole(s, 25.3, 8.6, 5.4);
  catenary(s, [0.7, 12, 5.4], [25.3, 8.6, 5.4], 0.9, 20, i => flagA(i));
  block(16, 0.6, 25.6, 6.8);
  block(1.4, 13.4, 8.8, 17);
  block(10, 15, 16.4, 19.2);
  put(6, 1, 11, 9, 13.4, { top: 0 });
  put(7, 9, 13.8, 16.6, 15.2, { top: 2 });
  put(7, 16.8, 17.4, 25, 19.4, { top: 1 });
  put(7, 2, 17.2, 9.6, 19.4, { top: 3 });
  return s;
}
