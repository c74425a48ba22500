import { crt, keycap } from '../emblems/objects.ts';
import { type Rect } from '../face.ts';
import { person } from '../people/person.ts';
import type { Ink } from '../palette.ts';
import { signL } from '../props/buildings.ts';
import { matchPost } from '../props/fire.ts';
import { carpet } from '../props/ground.ts';
import { catenary, flagA, pole } from '../props/lines.ts';
import { gacha } from '../props/machines.ts';
import { blobTree } from '../props/plants.ts';
import { stall } from '../props/stalls.ts';
import { camera } from '../props/things.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

/** Retro Road: old televisions, cushions, a giant key. */
export function retro(): Scene {
  const { s, r, put, block } = placeBox('RETROGATAN', 'g', ['w1', 'w2']);
  for (let i = 0; i < 6; i++)
    for (let level = 0; level < (i % 2 ? 3 : 2); level++)
      crt(
        s,
        0.8 + i * 3.7,
        0.6,
        level * 3,
        (['w', 's', 'p', 'y'] as const)[(i + level) % 4] ?? 's',
        (['eg', 'eb', 'ey', 'ep'] as const)[(i * 2 + level) % 4] ?? 'eg',
      );
  for (let i = 0; i < 5; i++) {
    const x = 1.6 + i * 4.4;
    s.box(x, 7, 0, 2.6, 1.4, 0.9, 'o');
    s.box(x + 0.5, 7.1, 0.9, 1.6, 1.1, 1.4, (['s', 'w', 'p', 's', 'y'] as const)[i] ?? 's', {
      sh: false,
      L: f => f.rect(0.2, 0.2, 1.2, 0.9, (['eg', 'eb', 'ey', 'ep', 'er'] as const)[i] ?? 'eg'),
    });
    for (const dx of [0.5, 1.9])
      person(s, r, x + dx, 9.8, 0, { pose: 'sit', hair: r.pick(['short', 'long', 'cap', 'pigtails', 'headset'] as const), flip: false });
    carpet(s, x - 0.2, 9, 3, 1.8, (['r', 'b', 'y', 'p', 'g'] as const)[i] ?? 'r', {});
    block(x - 0.4, 6.6, x + 3, 11);
  }
  keycap(s, 19.6, 12.4, 0, 'Z', 'y', 'k2');
  signL(s, 8, 5.4, 9.4, 8, 1.8, 'SPELA FÄRDIGT', { bg: 'k2', fg: 'eg', font: FONT.pixel });
  for (const x of [8.2, 15.6]) pole(s, x, 5.5, 9.4);
  stall(s, 1.4, 12.6, { c: 'b', w: 4.4, sign: 'LÅNA SPEL', bg: 'b3' });
  for (const [i, ink] of (['r', 'y', 'b'] as const).entries()) gacha(s, 8.6 + i * 1.2, 13, ink);
  block(1, 12, 6.4, 15.6);
  block(19, 12, 22.6, 15.4);
  put(18, 1, 11.6, 23, 17);
  return s;
}

/** The cosplay village: workshop, dressing room, photo wall. */
export function cosplayVillage(): Scene {
  const { s, r, put, block } = placeBox('COSPLAYBYN', 'y', ['p0', 'p1']);
  const hut = (x: number, y: number, ink: Ink, word: string) => {
    s.box(x, y, 0, 5, 4, 3.4, 'w', {
      L: f => f.rect(0.6, 1.25, 1.6, 2.15, `${ink}2`) + f.rect(3, 1.35, 1.4, 1.2, 'gl') + f.text(word, 0.6, 0.5, 3.8, 0.55, `${ink}2 z`),
      R: f => f.grid(2, 1, { my: 1, cls: 'gm z' }),
    });
    s.gable(x - 0.4, y - 0.4, 3.4, 5.8, 4.8, 2, ink, 'x', { end: 'w2' });
    block(x - 0.6, y - 0.6, x + 5.6, y + 4.6);
  };
  hut(1, 1, 'r', 'VERKSTAD');
  hut(8, 0.8, 'b', 'PERUKER');
  hut(15, 1, 'g', 'OMBYTE');
  s.box(19.4, 8, 0, 0.6, 6, 5, 'b', {
    R: f =>
      f.rects(
        [0.6, 2.2, 3.8, 5.2].map((u): Rect => [u, 0.6, 0.6, 0.6]),
        'ey z',
      ) + f.text('TÄND', 0.8, 1.8, 4.4, 1.8, 'w0 z', FONT.widest),
  });
  carpet(s, 20.2, 8, 2.6, 6, 'r', {});
  person(s, r, 21, 9.6, 0, { pose: 'cheer', hair: 'viking', top: 4, scale: 1.2 });
  person(s, r, 21.2, 11.4, 0, { pose: 'wave', hair: 'wizard', top: 1, scale: 1.2 });
  camera(s, 23.2, 12.6);
  s.box(3, 8.4, 1, 7, 1.8, 0.2, 'w', {});
  for (const x of [3.2, 9.4]) s.box(x, 8.6, 0, 0.3, 1.4, 1, 'w', { sh: false, hi: false });
  for (const [x, ink] of [
    [3.6, 'r'],
    [5.8, 'b'],
    [8, 'y'],
  ] as const) {
    s.box(x, 8.7, 1.2, 1.3, 0.7, 0.3, 'k', { sh: false, hi: false });
    s.box(x + 0.9, 8.7, 1.5, 0.35, 0.6, 0.6, ink, { sh: false, hi: false });
    s.box(x, 8.7, 1.9, 1.2, 0.6, 0.35, ink, { sh: false, hi: false });
    person(s, r, x + 0.6, 11, 0, { pose: 'sit', hair: r.pick(['bun', 'catEars', 'long'] as const), flip: false });
  }
  pole(s, 1, 7, 4.8);
  pole(s, 19, 7, 4.8);
  catenary(s, [1, 7, 4.8], [19, 7, 4.8], 0.8, 16, i => flagA(i));
  blobTree(s, 1.6, 13.6, 'p', 1.1);
  blobTree(s, 14, 8.4, 'p', 0.9);
  matchPost(s, 12.6, 12.4, 4.4);
  stall(s, 4, 13, { c: 'p', w: 4.4, sign: 'LIM & TYG', bg: 'p3' });
  block(3.4, 12.4, 9, 16.4);
  block(2.4, 8, 10.6, 11.8);
  block(19, 7.4, 23.4, 14.4);
  for (const hair of ['viking', 'wizard', 'frog', 'catEars', 'matchHead', 'pigtails'] as const) put(3, 1, 6, 23, 17.2, { hair });
  return s;
}
