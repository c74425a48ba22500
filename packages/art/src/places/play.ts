import { crt, keycap } from '../emblems/objects.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { carpet } from '../props/ground.ts';
import { pole } from '../props/lines.ts';
import { gacha } from '../props/machines.ts';
import { stall } from '../props/stalls.ts';
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
    s.pool(x + 1.2, 9.2, 2.2, (['eg', 'eb', 'ey', 'ep', 'er'] as const)[i] ?? 'eg');
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
