import type { Scene } from '../scene.ts';
import { antenna } from '../props/buildings.ts';
import { blobTree, bush } from '../props/plants.ts';
import { flagPole } from '../props/lines.ts';
import { floorTiles } from '../props/ground.ts';
import { helicopter } from '../props/helicopter.ts';
import { matchPost } from '../props/fire.ts';
import { people, person } from '../people/person.ts';
import { project } from '../iso.ts';
import { rng, pick } from '../rng.ts';
import { round, FONT } from '../type.ts';
import { speaker } from '../props/stage.ts';
import { stall } from '../props/stalls.ts';
import { topFace } from '../face.ts';

/** Rosa Helikopter at map size, 18 by 16 units. */
export function rosa(s: Scene) {
  // The landing lights.
  for (let i = 0; i < 8; i++) s.lamp(9 + Math.cos(i * 0.785) * 5, 9.4 + Math.sin(i * 0.785) * 5, 2.7, 'ep');
  s.lamp(9, 9.4, 3, 'ew');
  const r = rng('rosa2');
  floorTiles(s, 0, 0, 18, 16, 'p0', 'p1', 1.5);
  {
    const f = topFace(5, 3.5, 0, 9, 9);
    s.ground(
      f.ellipse(4.5, 4.5, 4.5, 4.5, 'k0') +
        f.ellipse(4.5, 4.5, 3.9, 3.9, 'n', ' style="stroke:var(--w0)" stroke-width="2.5"') +
        f.text('H', 2.7, 2.6, 3.6, 3.8, 'w0 z', FONT.poster),
    );
    for (let i = 0; i < 12; i++) {
      const t = (i / 12) * 2 * Math.PI;
      const [a, b] = project(9.5 + Math.cos(t) * 4.8, 8 + Math.sin(t) * 4.8, 0);
      s.ground(`<circle class="ey blink" cx="${round(a)}" cy="${round(b)}" r="1.8"/>`);
    }
    s.shadows.push(
      (() => {
        const [a, b] = project(9.5, 8, 0);
        return `M${a - 40} ${b}a46 20 0 1 1 92 0a46 20 0 1 1-92 0z`;
      })(),
    );
  }
  s.living('helicopter', [9.5, 8.2, 3.6], () => helicopter(s, 9.5, 8.2, 3.6, 1.15));
  // tower
  s.box(1.2, 1.2, 0, 2.4, 2.4, 6, 'w', {
    L: f =>
      f.rects(
        [
          [0, 0.8, 2.4, 0.6],
          [0, 2.2, 2.4, 0.6],
          [0, 3.6, 2.4, 0.6],
        ],
        'p1 z',
      ) + f.arch(0.8, 0.8, 1.3, 'k1'),
    R: f =>
      f.rects(
        [
          [0, 0.8, 2.4, 0.6],
          [0, 2.2, 2.4, 0.6],
          [0, 3.6, 2.4, 0.6],
        ],
        'p2 z',
      ),
  });
  s.box(0.6, 0.6, 6, 3.6, 3.6, 1.5, 'p', { sh: false, L: f => f.rect(0.2, 0.3, 3.2, 0.8, 'gl'), R: f => f.rect(0.2, 0.3, 3.2, 0.8, 'gm') });
  s.pyramid(0.5, 0.5, 7.5, 3.8, 3.8, 1.2, 'r');
  antenna(s, 2.4, 2.4, 8.7, 1.6);
  // dance tiles + speakers + retro crts
  {
    const f = topFace(13, 11.6, 0, 4, 4);
    let g = '';
    for (let i = 0; i < 4; i++) for (let j = 0; j < 4; j++) g += f.rect(i, j, 1, 1, r.pick(['ey', 'ep', 'eb', 'w0', 'eg', 'er']));
    s.ground(g);
  }
  speaker(s, 13, 10.2, 0, 2);
  speaker(s, 16.2, 10.2, 0, 2);
  s.box(14.2, 10.3, 0, 1.8, 0.8, 1, 'p', { L: f => f.text('DISCO', 0.2, 0.25, 1.4, 0.5, 'w0 z', FONT.pixel) });
  person(s, r, 15.1, 10.1, 0, { pose: 'cheer', hair: 'headset' });
  for (let i = 0; i < 7; i++)
    person(s, r, 13.5 + (i % 3) * 1.3, 12.4 + Math.floor(i / 3) * 1.2, 0, { pose: r.pick(['cheer', 'cheer', 'wave'] as const) });
  stall(s, 6, 0.6, { c: 'p', w: 4, sign: 'SOCKERVADD', bg: 'p3' });
  blobTree(s, 15.6, 2.6, 'p', 1.1);
  blobTree(s, 12.6, 1.6, 'p', 0.9);
  flagPole(s, 4.4, 1.6, 5, 'p');
  flagPole(s, 17, 6, 5, 'r');
  for (let i = 0; i < 3; i++) {
    s.box(0.8, 6 + i * 1.8, 0, 0.9, 1.3, 0.8, 'w');
    s.box(0.9, 6.1 + i * 1.8, 0.8, 0.8, 1, 0.9, pick(['s', 'w', 'p'], i), {
      sh: false,
      R: f => f.rect(0.15, 0.12, 0.7, 0.55, pick(['eg', 'eb', 'ey'], i)),
    });
    person(s, r, 2.8, 6.7 + i * 1.8, 0, { pose: 'stand' });
  }
  people(
    s,
    r,
    [
      [4.4, 12.4],
      [5.6, 13.2],
      [7, 13.8],
      [8.4, 14.2],
      [9.8, 14],
      [11.2, 13.6],
      [3.8, 5.2],
      [4.2, 10.8],
      [15.2, 7.4],
      [15.8, 8.8],
    ],
    { pose: 'wave' },
  );
  person(s, r, 6.2, 14.6, 0, { pose: 'cheer' });
  person(s, r, 9, 15.2, 0, { pose: 'phone' });
  bush(s, 1.4, 14.4, 'p');
  bush(s, 3, 15, 'p');
  matchPost(s, 1, 12.6, 4);
}
