import { topFace } from '../face.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { flagPole } from '../props/lines.ts';
import { matchPost } from '../props/fire.ts';
import { dome, torii } from '../props/gates.ts';
import { floorTiles } from '../props/ground.ts';
import { helicopter } from '../props/helicopter.ts';
import { blobTree, palm } from '../props/plants.ts';
import { stage, equalizer } from '../props/stage.ts';
import { tiltedTower } from '../props/tilt.ts';
import { tower } from '../props/tower.ts';
import { rng } from '../rng.ts';
import { Scene } from '../scene.ts';
import type { Box } from '../svg.ts';
import { FONT } from '../type.ts';
import { sleeve } from './sleeve.ts';
import { trayFloor, trayWalls } from './tray.ts';

/** The visible part, px: drawn for 390 px of width, so that one unit of the picture is about one CSS px. */
export const MOBILE_BOX: Box = [-214, -236, 206, 262];

const TRAY = { w: 18.4, d: 21.6, back: 12, text: '13–16 JUNI' };

/** The hero for phones: a smaller box with five large objects instead of seven crowded districts. */
export function mobileHero(): Scene {
  const s = new Scene();
  const r = rng('mobile-hero');
  trayFloor(s, TRAY);
  sleeve(s, { inner: TRAY.w, length: 16 });
  floorTiles(s, -0.8, -0.4, 9.6, 7.4, 'k0', null, 2, false);
  floorTiles(s, 8.8, -0.4, 8.8, 9.4, 'y0', 'w1', 1.6, false);
  floorTiles(s, -0.8, 7, 9.6, 14.2, 'g0', 'g1', 1.6, false);
  floorTiles(s, 8.8, 9, 8.8, 12.2, 'p0', 'p1', 1.6, false);
  s.part('');
  // neon stage at the back
  stage(s, 1.4, 0.4, 7, 2.8, { bg: 'p2', art: equalizer });
  signL(s, 2.4, 0.2, 7.4, 5, 1.9, 'TÄND', { bg: 'k3', fg: 'ep', font: FONT.neon });
  for (let i = 0; i < 10; i++)
    person(s, r, 1.2 + (i % 5) * 1.5, 4.6 + Math.floor(i / 5) * 1.3, 0, { pose: r.pick(['cheer', 'cheer', 'wave', 'phone'] as const) });
  s.pool(4.8, 4.6, 3.6, 'ep');
  // palace on the right
  s.box(10.4, 1, 0, 6, 3.6, 4.2, 'w', {
    L: f =>
      f.arch(0.6, 1.3, 2.3, 'k1') +
      f.arch(2.1, 1.9, 3.2, 'b2') +
      f.arch(2.4, 1.3, 2.7, 'gl z') +
      f.arch(4.2, 1.3, 2.3, 'k1') +
      f.rect(0, 0.25, 6, 0.4, 'b1 z'),
    R: f => f.arch(1.1, 1.4, 2.4, 'k2') + f.rect(0, 0.25, 3.6, 0.4, 'b2 z'),
  });
  dome(s, 13.4, 2.8, 4.2, 1.7, 'y');
  palm(s, 10, 6, 5);
  palm(s, 16.8, 6.2, 5.4, { lean: -3 });
  // tower and gate on the left
  tower(s, 2.2, 9.8, 15.5);
  torii(s, 0.6, 13.8, 4, 4.6);
  blobTree(s, 0.4, 16.4, 'p', 1);
  blobTree(s, 5.8, 12.4, 'p', 0.9);
  // tilted blocks in the middle
  tiltedTower(
    s,
    [7, 8.4, 0],
    [
      ['b', 3, 2.6, 0.5, -0.2],
      ['y', 2.7, 2.3, -0.8, 0.3],
      ['r', 2.4, 2.2, 0.6, 0.1],
    ],
  );
  // helicopter pad in front
  const pad = topFace(9, 11.6, 0, 8.4, 8.4);
  s.ground(
    pad.ellipse(4.2, 4.2, 4.1, 4.1, 'k0') +
      pad.ellipse(4.2, 4.2, 3.5, 3.5, 'n', ' style="stroke:var(--w0)" stroke-width="2.5"') +
      pad.text('H', 2.6, 2.5, 3.2, 3.4, 'w0 z', FONT.poster),
  );
  s.part('');
  helicopter(s, 13.4, 15.6, 3.6, 1.2);
  s.part('');
  matchPost(s, 8.6, 13.2, 4);
  flagPole(s, 16.9, 10.2, 4.6, 'r');
  for (const [x, y, pose] of [
    [2, 15.6, 'walk'],
    [3.6, 16.2, 'phone'],
    [1.6, 18, 'bag'],
    [4.8, 17.6, 'wheel'],
    [6.6, 16.4, 'wave'],
    [7.2, 18.6, 'cheer'],
    [5.6, 19.4, 'child'],
    [3, 19.6, 'stand'],
    [8.6, 20, 'hop'],
    [10.4, 20.2, 'wave'],
    [12, 20.4, 'cheer'],
    [15.8, 20, 'phone'],
    [7.6, 14.2, 'walk'],
    [16.6, 13.4, 'wave'],
    [12.6, 6.4, 'walk'],
    [14.2, 7.2, 'phone'],
    [11.4, 8, 'stand'],
    [15.6, 8.6, 'box'],
  ] as const)
    person(s, r, x, y, 0, { pose });
  s.part('');
  trayWalls(s, TRAY);
  return s;
}
