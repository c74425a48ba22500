import { Scene } from '../scene.ts';
import { antenna, signL } from '../props/buildings.ts';
import { camera } from '../props/things.ts';
import { catenary, flagA, pole, flagPole, rope } from '../props/lines.ts';
import { districtDrawer } from './drawer.ts';
import { floorTiles } from '../props/ground.ts';
import { helicopter } from '../props/helicopter.ts';
import { matchPost } from '../props/fire.ts';
import { palm, blobTree, bush } from '../props/plants.ts';
import { person, crowdPlacer } from '../people/person.ts';
import { project } from '../iso.ts';
import { rng, pick } from '../rng.ts';
import { round, FONT } from '../type.ts';
import { speaker } from '../props/stage.ts';
import { stall, foodTruck } from '../props/stalls.ts';
import { topFace } from '../face.ts';

/** Rosa Helikopter as a full scene. */
export function rosaScene() {
  const s = new Scene(),
    r = rng('rosa-full3');
  const W = 30,
    Dp = 26;
  districtDrawer(s, W, Dp, 'rosa-helikopter');
  floorTiles(s, 0, 0, W, Dp, 'p0', 'p1', 2, false);
  // runway
  s.ground(topFace(0, 9.5, 0, 30, 7).rect(0, 0, 30, 7, 'k0'));
  s.ground(
    topFace(0, 9.5, 0, 30, 7).rects(
      [0.6, 3.4, 20.4, 23.2, 26].map(u => [u, 3.3, 1.6, 0.4]),
      'w0 z',
    ),
  );
  {
    const f = topFace(7, 5.5, 0, 15, 15);
    s.ground(
      f.ellipse(7.5, 7.5, 7.4, 7.4, 'k0') +
        f.ellipse(7.5, 7.5, 6.6, 6.6, 'n', ' style="stroke:var(--w0)" stroke-width="3"') +
        f.text('H', 4.4, 4.2, 6.2, 6.6, 'y1 z', FONT.poster),
    );
    for (let i = 0; i < 20; i++) {
      const t = (i / 20) * 2 * Math.PI;
      const [a, b] = project(14.5 + Math.cos(t) * 7.9, 13 + Math.sin(t) * 7.9, 0);
      if (i % 2) s.lamp(14.5 + Math.cos(t) * 7.9, 13 + Math.sin(t) * 7.9, 2.9, 'ep');
      s.ground(
        `<circle class="${i % 2 ? 'ey' : 'ep'} blink" style="animation-delay:${(i % 4) * 0.3}s" cx="${round(a)}" cy="${round(b)}" r="2.2"/>`,
      );
    }
    const [a, b] = project(14.5, 13, 0);
    s.shadows.push(`M${round(a - 62)} ${b}a72 32 0 1 1 144 0a72 32 0 1 1-144 0z`);
  }
  helicopter(s, 14.6, 13.2, 4.6, 2.15);
  s.amend(solid => {
    solid.y0 += 3;
    solid.x0 += 3;
    solid.lit = 'ep1';
  });
  s.lamp(14.5, 13, 4, 'ew');
  // control tower
  s.box(1.4, 1.4, 0, 3, 3, 9, 'w', {
    L: f =>
      f.rects(
        [0.8, 2.8, 4.8, 6.8].map(v => [0, v, 3, 1]),
        'p1 z',
      ) + f.arch(1, 1, 1.6, 'k1'),
    R: f =>
      f.rects(
        [0.8, 2.8, 4.8, 6.8].map(v => [0, v, 3, 1]),
        'p2 z',
      ),
  });
  s.box(0.6, 0.6, 9, 4.6, 4.6, 2, 'p', {
    sh: false,
    L: f =>
      f.rect(0.25, 0.35, 4.1, 1.1, 'gl') +
      f.line([
        [1.6, 0.35],
        [1.6, 1.45],
      ]) +
      f.line([
        [3, 0.35],
        [3, 1.45],
      ]),
    R: f =>
      f.rect(0.25, 0.35, 4.1, 1.1, 'gm') +
      f.line([
        [2.2, 0.35],
        [2.2, 1.45],
      ]),
  });
  s.pyramid(0.4, 0.4, 11, 5, 5, 1.7, 'r');
  antenna(s, 2.9, 2.9, 12.6, 2);
  // hangar
  s.box(20.4, 0.6, 0, 9, 6, 3.2, 'w', {
    L: f =>
      f.rect(1, 0.7, 7, 2.5, 'k2') +
      f.rects(
        [1, 1.9, 6.4, 7.2].map(u => [u, 0.7, 0.8, 2.5]),
        's1',
      ) +
      f.rect(0, 0, 9, 0.5, 'p1'),
    R: f => f.rect(0, 0, 6, 0.5, 'p2') + f.grid(4, 1, { my: 1 }),
  });
  s.gable(20, 0.2, 3.2, 9.8, 6.8, 2.4, ['p0', 'p1', 'p2'], 'x', { end: 'w2' });
  signL(s, 21.6, 6.6, 3.1, 6.6, 1.6, 'HANGAR 08', { bg: 'k2', fg: 'ep', c: 'k' });
  // pool with flamingos
  s.box(1.2, 18.6, 0, 9.4, 6.4, 0.35, 'w');
  s.amend(solid => {
    solid.svg +=
      topFace(1.7, 19.1, 0.35, 8.4, 5.4).rect(0, 0, 8.4, 5.4, 'eb') +
      topFace(1.7, 19.1, 0.35, 8.4, 5.4).rects(
        [
          [1, 1, 1.4, 0.14],
          [4, 0.8, 1, 0.14],
          [6, 2.4, 1.4, 0.14],
          [2, 3.6, 1.2, 0.14],
          [5, 4.4, 1.5, 0.14],
        ],
        'w0 z',
        ' fill-opacity=".8"',
      );
  });
  const flam = (x: number, y: number, fl = false) => {
    const [a, b] = project(x, y, 0.4);
    s.add(
      x - 0.7,
      y - 0.7,
      0.4,
      1.4,
      1.4,
      2,
      `<g transform="translate(${round(a)} ${round(b)})${fl ? 'scale(-1 1)' : ''}"><g class="bob"><ellipse class="p1" rx="15" ry="7.5"/><ellipse class="eb" cy="-1.5" rx="8" ry="3.4"/><path class="p2 z" d="M-2 7.3Q10 7 14.6 1.6 12-1 9 0 8 5-2 7.3z"/><path class="p1" d="M-14-1q-6-13 1-20 7-4 9 2 0 4-5 3-4 5 2 14z"/><path class="k1" d="M-5-19q5 1 4 5-3 1-5-2z"/><path class="ln z" d="M-10.5-20.5h1.8v2h-1.8z"/></g></g>`,
    );
  };
  flam(4, 20.8);
  flam(7.4, 22.8, true);
  person(s, r, 7.5, 22.75, 0.1, { pose: 'cheer' });
  s.amend(solid => {
    solid.z0 = 1;
  });
  flam(8.6, 20.2);
  for (const [x, y] of [
    [0.6, 19.5],
    [11.4, 20],
    [11.4, 22.4],
  ] as const) {
    s.box(x, y, 0.35, 0.9, 1.9, 0.15, 'p');
    s.box(x, y, 0.5, 0.9, 0.3, 0.8, 'p', { sh: false });
  }
  // retro corner: joystick monument, CRT wall
  s.box(22.4, 19.6, 0, 5, 4.4, 1.4, 'k', {
    T: f => f.ellipse(1, 3.4, 0.5, 0.5, 'r1') + f.ellipse(3.9, 3.4, 0.55, 0.55, 'y1') + f.ellipse(2.5, 2, 1.2, 1.1, 'k2'),
    L: f => f.text('SPELA', 0.8, 0.35, 3.4, 0.75, 'ep z', FONT.pixel),
  });
  s.cyl(24.9, 21.6, 1.4, 0.32, 2.6, 's');
  s.sphere(24.9, 21.6, 4.8, 1, 'r', { sh: false });
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < (i < 3 ? 2 : 1); j++)
      s.box(26.6, 9 + 0 + i * 1.7 - 1.2, j * 1.4, 1.3, 1.5, 1.4, pick(['w', 's', 'p', 'w'], (i + j) % 4), {
        sh: j === 0,
        R: f =>
          f.rect(0.2, 0.2, 1.1, 0.85, pick(['eg', 'eb', 'ey', 'ep'], (i * 2 + j) % 4)) +
          f.rects(
            [
              [0.3, 1.15, 0.12, 0.12],
              [0.6, 1.15, 0.12, 0.12],
            ],
            'k2 z',
          ),
      });
  // dance floor
  {
    const f = topFace(15.4, 21, 0, 5, 4);
    let g = '';
    for (let i = 0; i < 5; i++) for (let j = 0; j < 4; j++) g += f.rect(i, j, 1, 1, r.pick(['ey', 'ep', 'eb', 'w0', 'eg', 'er']));
    s.ground(g);
  }
  speaker(s, 14, 21, 0, 3);
  speaker(s, 14, 24, 0, 2);
  for (let i = 0; i < 9; i++)
    person(s, r, 16 + (i % 3) * 1.6 + r.range(-0.2, 0.2), 21.8 + Math.floor(i / 3) * 1.2, 0, {
      pose: r.pick(['cheer', 'cheer', 'wave', 'match'] as const),
    });
  // plants and bits
  stall(s, 7, 1, { c: 'p', w: 4.6, sign: 'SOCKERVADD', bg: 'p3' });
  foodTruck(s, 13, 1.2, 'p', 'GLASS');
  palm(s, 6, 5.6, 5.6);
  palm(s, 19.4, 4.6, 5.2, { lean: -3 });
  palm(s, 0.9, 17.4, 5.2);
  palm(s, 29, 18, 5.6, { lean: -2 });
  palm(s, 12.6, 25.2, 4.6);
  blobTree(s, 28.6, 25, 'p', 1);
  bush(s, 21.4, 25.2, 'p');
  bush(s, 0.9, 7, 'p');
  flagPole(s, 20.2, 8.6, 5, 'p');
  flagPole(s, 6.4, 8.6, 5, 'r');
  matchPost(s, 8.4, 17.4, 4.6);
  matchPost(s, 21.6, 18, 4.6);
  catenary(s, [4.6, 6.4, 6], [19, 6.4, 6], 1, 18, i => flagA(i, ['p1', 'w0', 'r1', 'y1']));
  pole(s, 4.6, 6.4, 6);
  pole(s, 19, 6.4, 6);
  rope(s, 22, 16.8, 29, 16.8, 5);
  camera(s, 12, 18.6);
  camera(s, 19.4, 17.8, true);
  const { put } = crowdPlacer(s, r);
  put(12, 5, 7, 20, 8.4, {});
  put(9, 1, 9.8, 6, 16.2, { pose: 'wave' });
  put(10, 9.6, 19.2, 13.6, 20.8);
  put(8, 22, 17.2, 29, 18.6);
  put(9, 22.6, 9.8, 26, 15.8, {});
  put(5, 23, 24.4, 28, 25.6);
  put(4, 21.5, 7.2, 28.5, 8.4);
  return s;
}
