import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { blobTree, pot, bush } from '../props/plants.ts';
import { carpet } from '../props/ground.ts';
import { desk } from '../props/desk.ts';
import { matchPost } from '../props/fire.ts';
import { person, crowdPlacer } from '../people/person.ts';
import { project } from '../iso.ts';
import { rng, pick } from '../rng.ts';
import { signL } from '../props/buildings.ts';
import { sleepingCat } from '../props/sleeping-cat.ts';
import { beanbag, cat } from '../props/things.ts';
import { topFace } from '../face.ts';

/** Quiet LAN at map size, 18 by 20 units. */
export function quiet(s: Scene) {
  s.lamp(13.6, 9, 3.4, 'eb');
  s.lamp(13, 17, 2.8, 'ey');
  const r = rng('quiet2');
  const { put } = crowdPlacer(s, r, 0.75);
  const f = topFace(0, 0, 0, 18, 20);
  s.ground(f.rect(0, 0, 18, 20, 'g1'));
  let g = '';
  for (let i = 0; i < 20; i += 1.25)
    g += f.line(
      [
        [0, i],
        [18, i],
      ],
      0.6,
      '',
      ' style="stroke:var(--g2)"',
    );
  s.ground(g);
  carpet(s, 1.6, 5.6, 9.6, 11.8, 'g');
  carpet(s, 12, 10.4, 5, 6.4, 'b', {});
  // back wall: shelves
  for (let i = 0; i < 4; i++) {
    const c = pick(['w', 'w', 'w', 'w'], i);
    s.box(0.8 + i * 3.1, 0.6, 0, 2.9, 0.8, 3.4, c, {
      L: q =>
        [0.3, 1.3, 2.3]
          .map(
            v =>
              q.rect(0.2, v, 2.5, 0.85, 'w3') +
              q.rects(
                [...Array(8)].map((_, k) => [0.28 + k * 0.3, v + 0.12 + ((k * 7 + i) % 3) * 0.1, 0.22, 0.73 - ((k * 7 + i) % 3) * 0.1]),
                pick(['r1', 'b1', 'y1', 'p1'], ((i + v) | 0) % 4) + ' z',
              ),
          )
          .join(''),
    });
  }
  for (let i = 0; i < 4; i++) desk(s, 2.2, 6.4 + i * 2.9, 5, { fill: 0.8 });
  // sleep pods
  for (let i = 0; i < 2; i++)
    for (let l = 0; l < (i ? 2 : 5); l++)
      s.box(13.4, 1 + i * 3.4, l * 2, 3.8, 2.8, 1.9, i ? 'b' : pick(['w', 'p', 'y', 'b', 'g'], l), {
        sh: l === 0,
        L: q =>
          q.rect(0.4, 0.4, 3, 1.2, 'k2') +
          q.rect(0.4, 1.1, 3, 0.5, 'w0') +
          q.ellipse(0.9, 1.05, 0.3, 0.26, 'p0') +
          q.rect(1.2, 0.95, 2.2, 0.6, pick(['r1', 'y1', 'g0', 'p1', 'b1'], i * 2 + l)),
        R: q => q.ellipse(1.4, 0.9, 0.5, 0.5, 'gm'),
      });
  {
    const [a, b] = project(14.4, 4, 10.6);
    s.add(
      14,
      3.6,
      4.4,
      0.4,
      0.4,
      2,
      `<g transform="translate(${a} ${b})"><g class="bob"><path class="w0" d="M0 0h7l-4.5 5h5v3h-10l5-5.5h-4zM12-12h5l-3 3.6h3.4v2.6h-8l3.6-4h-3z"/></g></g>`,
    );
  }
  sleepingCat(s, 14.8, 12.8, 0.72);
  beanbag(s, 12.9, 15.4, 'p');
  beanbag(s, 15.8, 15.6, 'y');
  cat(s, 12.6, 16, 0, 'w');
  for (const [x, y] of [
    [0.9, 5],
    [11.8, 5.6],
    [0.9, 12],
    [11.9, 18.4],
    [17.2, 17.8],
    [0.9, 18.6],
    [12, 9.2],
    [17.2, 9],
  ] as const)
    pot(s, x, y, { c: 'w' });
  bush(s, 16.4, 18.6, 'g');
  blobTree(s, 14.6, 18.8, 'g', 0.9);
  matchPost(s, 11.6, 11.8, 4);
  matchPost(s, 0.8, 8.6, 4);
  signL(s, 4.4, 1.45, 3.4, 4, 1.3, 'TYST', { bg: 'g3', fg: 'w0', c: 'g', font: FONT.poster });
  s.box(2.4, 2.6, 0, 4.6, 1, 1.1, 'w', {
    L: q => q.text('TE & BULLAR', 0.5, 0.25, 3.6, 0.65, 'g3 z', FONT.pixel),
    T: q => [0.6, 1.4, 2.2, 3, 3.8].map((u, i) => q.ellipse(u, 0.5, 0.24, 0.2, pick(['r0', 'y1', 'w0', 'g1', 'p1'], i))).join(''),
  });
  put(4, 2.4, 4, 10, 5.4, { min: 1 });
  person(s, r, 16.6, 13.6, 0, { pose: 'phone' });
}
