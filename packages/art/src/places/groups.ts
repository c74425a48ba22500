import type { Rect } from '../face.ts';
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

/** Groups: three teams at their own tables, a class on a bench, and enough pizza for all of them. */
export function groups(): Scene {
  const { s, r, put, block } = placeBox('GRUPPER', 'b', ['w0', 'w1']);
  s.box(0.3, 0.2, 0, 13.4, 0.5, 4.6, 'g', {
    L: f =>
      f.rect(0.4, 0.4, 12.6, 3.8, 'g3') +
      f.text('ALLA FÅR PLATS', 1, 0.8, 11.4, 1.4, 'w0 z', FONT.wide) +
      f.rects(
        [...Array(8)].map((_, i): Rect => [1 + i * 1.5, 2.7, 1, 1]),
        'y1 z',
      ),
  });
  pizzaTower(s, r, 17, 2, 16);
  signL(s, 20.8, 4.6, 1.6, 2.6, 1.3, '40 ST', { bg: 'r1', fg: 'ew', c: 'w' });
  pole(s, 22, 4.7, 1.6, 'w');
  team(s, r, 2.4, 4.4, 'r', 0);
  team(s, r, 10.6, 8.2, 'y', 2);
  for (const [x, y, light] of [
    [5.6, 7.4, 'er'],
    [13.8, 11.2, 'ey'],
    [21.4, 11.4, 'eb'],
    [18.4, 6, 'ew'],
  ] as const)
    s.pool(x, y, 3.4, light);
  bench(s, 19.6, 9.4, 3.6, 'b');
  for (const [i, hair] of (['pigtails', 'frog', 'cap'] as const).entries())
    person(s, r, 20.2 + i * 1.2, 9.2, 0, { pose: 'hop', hair, top: 3, scale: 1 });
  person(s, r, 23.2, 11, 0, { pose: 'wave', hair: 'grey', top: 4, scale: 1.15 });
  for (const [x, y, ink] of [
    [2.4, 15, 'p'],
    [4.6, 16, 'b'],
    [6.8, 15.2, 'g'],
  ] as const)
    beanbag(s, x, y, ink);
  pot(s, 0.9, 2, { c: 'r' });
  pot(s, 23.2, 16.8, { c: 'b' });
  pole(s, 1, 12.4, 4.6);
  pole(s, 23.2, 7.4, 4.6);
  catenary(s, [1, 12.4, 4.6], [23.2, 7.4, 4.6], 0.9, 18, i => flagA(i));
  block(1, 3.4, 9.8, 10.4);
  block(9.4, 7, 18, 14);
  block(16, 1, 24, 7.4);
  block(18.8, 8.4, 24, 12);
  block(1.4, 14, 8.4, 17);
  put(5, 1, 11.6, 8, 13.6, { top: 0 });
  put(7, 9, 15, 18, 17.4, { top: 2 });
  put(6, 18.6, 12.6, 23, 17, { top: 3 });
  put(3, 13.4, 2, 16, 5, { pose: 'box' });
  return s;
}
