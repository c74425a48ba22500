import { LOOK } from '../look.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { building, signL, signR } from '../props/buildings.ts';
import { catenary, bulbA, pole } from '../props/lines.ts';
import { person, crowdPlacer } from '../people/person.ts';
import { pot } from '../props/plants.ts';
import { rng } from '../rng.ts';
import { equalizer, stage } from '../props/stage.ts';
import { topFace } from '../face.ts';
import { vending, arcade } from '../props/stalls.ts';

/** Neon District at map size, 18 by 15 units. */
export function neon(s: Scene) {
  const r = rng('neon4');
  const { put } = crowdPlacer(s, r, 0.75);
  const f = topFace(0, 0, 0, 18, 15);
  s.ground(f.rect(0, 0, 18, 15, 'k1'));
  let g = '';
  for (let i = 1; i < 18; i += 1.5)
    g += f.line(
      [
        [i, 0],
        [i, 15],
      ],
      0.8,
      '',
      ' style="stroke:var(--b2)"',
    );
  for (let i = 1; i < 15; i += 1.5)
    g += f.line(
      [
        [0, i],
        [18, i],
      ],
      0.8,
      '',
      ' style="stroke:var(--b2)"',
    );
  s.ground(g);
  building(s, 0.4, 0.4, 4, 4, 13, 'k', { cl: 3, cr: 3, dark: 0.25, roof: 'k2' });
  signL(s, 0.8, 4.4, 6.4, 1.4, 5, 'ネオン', { v: true, bg: 'k3', fg: 'ep' });
  signL(s, 2.6, 4.4, 9.4, 1.5, 1.5, 'GG', { bg: 'k3', fg: 'eb', font: FONT.poster });
  building(s, 5.4, 0.4, 4, 3.4, 9, 'b', { dark: 0.2, roof: 'b2' });
  signL(s, 5.7, 3.8, 6.6, 3.4, 1.5, '24/7', { bg: 'k3', fg: 'ey', font: FONT.neon });
  building(s, 10.6, 0.4, 3, 3, 11, 'p', { dark: 0.3, roof: 'p2' });
  signL(s, 10.9, 3.4, 5.4, 1.2, 4.6, 'ネオン街', { v: true, bg: 'k3', fg: 'eb' });
  building(s, 14.4, 0.4, 3.2, 3.6, 7, 'k', { dark: 0.2 });
  signR(s, 17.6, 3.6, 3.4, 2.8, 1.4, 'BASS', { bg: 'k3', fg: 'ep', font: FONT.neon });
  stage(s, 5.8, 5.2, 8, 3, {
    bg: 'p2',
    art: equalizer,
  });
  s.box(8.6, 6.8, 1, 2.4, 0.7, 0.9, 'k', {
    sh: false,
    L: q => q.rect(0.15, 0.15, 2.1, 0.6, 'eb') + q.text(`DJ ${LOOK.name}`, 0.3, 0.25, 1.8, 0.4, 'k2 z', FONT.pixel),
  });
  person(s, r, 9.8, 6.6, 1, { pose: 'cheer', hair: 'headset', top: 3 });
  for (let i = 0; i < 26; i++)
    person(s, r, 5.2 + (i % 9) * 1.05 + r.range(-0.25, 0.25), 9.2 + Math.floor(i / 9) * 1.15 + r.range(-0.2, 0.2), 0, {
      pose: r.pick(['cheer', 'cheer', 'stand', 'phone'] as const),
    });
  arcade(s, 1, 6.4, 'p', { px: 'ep' });
  arcade(s, 1, 8, 'b');
  arcade(s, 1, 9.6, 'r', { px: 'ey' });
  arcade(s, 1, 11.2, 'k');
  put(4, 2.6, 7, 3.6, 13);
  s.pool(9.8, 9.4, 4.6, 'ep');
  s.pool(2.6, 9.4, 2.4, 'eb');
  s.pool(16.2, 6.6, 2, 'ey');
  catenary(s, [0.6, 13.8, 4], [17.4, 13.8, 4], 0.6, 14, bulbA);
  pole(s, 0.6, 13.8, 4);
  pole(s, 17.4, 13.8, 4);
  pot(s, 16.2, 12.6, { c: 'p' });
  vending(s, 15.8, 5, 'b');
  vending(s, 15.8, 6.3, 'p');
  put(5, 14.8, 8, 17, 13);
}
