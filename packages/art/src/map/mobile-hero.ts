import { topFace } from '../face.ts';
import { LOOK } from '../look.ts';
import { person } from '../people/person.ts';
import type { Pose } from '../people/poses.ts';
import { signL } from '../props/buildings.ts';
import { matchPost } from '../props/fire.ts';
import { dome, torii } from '../props/gates.ts';
import { floorTiles } from '../props/ground.ts';
import { helicopter } from '../props/helicopter.ts';
import { blobTree, palm } from '../props/plants.ts';
import { stage, equalizer } from '../props/stage.ts';
import { tiltedTower } from '../props/tilt.ts';
import { tower } from '../props/tower.ts';
import { rng, type Rng } from '../rng.ts';
import { Scene } from '../scene.ts';
import type { Box } from '../svg.ts';
import { FONT } from '../type.ts';
import { sleeve } from './sleeve.ts';
import { trayFloor, trayWalls } from './tray.ts';

/** The visible part, px: drawn for 390 px of width, so that one unit of the picture is about one CSS px. */
export const MOBILE_BOX: Box = [-246, -222, 184, 262];

const TRAY = { w: 18.4, d: 21.6, back: 12, text: LOOK.dates.sv.toUpperCase() };
/** The sleeve of the tray: width inside, visible length, and width of its mouth left of the picture's right edge. */
export const MOBILE_SLEEVE = { inner: TRAY.w, length: 16, shown: 19.6 };

/** Positions and poses of people, but for those before the stage. */
const CROWD: readonly (readonly [x: number, y: number, pose: Pose])[] = [
  [1.4, 10.2, 'walk'],
  [3.2, 9.4, 'phone'],
  [5, 9, 'wave'],
  [6.8, 9.6, 'wheel'],
  [8, 11, 'child'],
  [8.2, 14.2, 'cheer'],
  [8.4, 16.4, 'wave'],
  [8, 18.6, 'hop'],
  [6.6, 20, 'wave'],
  [4.6, 20.4, 'cheer'],
  [10, 19.8, 'walk'],
  [12.4, 20, 'stand'],
  [13.6, 19.4, 'child'],
  [13, 15.6, 'phone'],
  [14.6, 14.6, 'bag'],
  [12, 13.6, 'wave'],
  [15.8, 16.4, 'match'],
  [16.6, 18.6, 'stand'],
  [14.4, 9.4, 'walk'],
  [16.2, 10, 'wheel'],
  [13.2, 6.6, 'box'],
  [15, 7.2, 'phone'],
];

/** The stage at the back, with a crowd before it and light on the ground. */
function neonStage(s: Scene, r: Rng): void {
  stage(s, 3.4, 0.4, 6.8, 2.8, { bg: 'p2', art: equalizer });
  signL(s, 4.4, 0.2, 7.4, 4.8, 1.8, LOOK.name.toUpperCase(), { bg: 'k3', fg: 'ep', font: FONT.neon });
  s.pool(6.8, 4.8, 3.4, 'ep');
  for (let i = 0; i < 10; i++) {
    const [x, y] = [4.4 + (i % 5) * 1.4, 4.4 + Math.floor(i / 5) * 1.3];
    person(s, r, x, y, 0, { pose: r.pick(['cheer', 'cheer', 'wave', 'phone'] as const) });
  }
}

/** The palace on the right, with two palms. */
function palace(s: Scene): void {
  s.box(12, 0.8, 0, 5, 3.4, 4, 'w', {
    L: f =>
      f.arch(0.4, 1, 2, 'k1') +
      f.arch(1.6, 1.8, 3, 'b2') +
      f.arch(1.9, 1.2, 2.5, 'gl z') +
      f.arch(3.6, 1, 2, 'k1') +
      f.rect(0, 0.25, 5, 0.4, 'b1 z'),
    R: f => f.arch(1.1, 1.3, 2.3, 'k2') + f.rect(0, 0.25, 3.4, 0.4, 'b2 z'),
  });
  dome(s, 14.5, 2.5, 4, 1.6, 'y', 'flame');
  palm(s, 12, 5.6, 4.8);
  palm(s, 17, 5.4, 5.2, { lean: -3 });
}

/** The landing pad in front. */
function landingPad(s: Scene): void {
  const pad = topFace(0.2, 11.8, 0, 7.6, 7.6);
  s.ground(
    pad.ellipse(3.8, 3.8, 3.8, 3.8, 'k0') +
      pad.ellipse(3.8, 3.8, 3.2, 3.2, 'n', ' style="stroke:var(--w0)" stroke-width="2.5"') +
      pad.text('H', 2.3, 2.2, 3, 3.2, 'w0 z', FONT.poster),
  );
  s.pool(4, 15.6, 3.2, 'ey');
}

/**
 * The hero for phones: a smaller box with five large objects instead of seven crowded districts.
 * @param layer the sleeve alone, or the drawer alone without the things that pages animate
 */
export function mobileHero(layer: 'all' | 'drawer' | 'sleeve' = 'all'): Scene {
  const s = new Scene({ withoutLife: layer === 'drawer' });
  const r = rng('mobile-hero');
  if (layer !== 'drawer') sleeve(s, MOBILE_SLEEVE);
  if (layer === 'sleeve') return s;
  s.part('');
  trayFloor(s, TRAY);
  floorTiles(s, -0.8, -0.4, 12.4, 8, 'k0', null, 2, false);
  floorTiles(s, 11.6, -0.4, 6, 8, 'y0', 'w1', 1.5, false);
  floorTiles(s, -0.8, 7.6, 9.6, 13.6, 'p0', 'p1', 1.6, false);
  floorTiles(s, 8.8, 7.6, 8.8, 13.6, 'g0', 'g1', 1.6, false);
  s.part('');
  neonStage(s, r);
  palace(s);
  tower(s, 1.7, 5.6, 15.5);
  blobTree(s, 0.2, 8.6, 'p', 0.9);
  tiltedTower(
    s,
    [10.4, 8.6, 0],
    [
      ['b', 3, 2.6, 0.5, -0.2],
      ['y', 2.7, 2.3, -0.8, 0.3],
      ['r', 2.4, 2.2, 0.6, 0.1],
    ],
  );
  torii(s, 11.2, 18.2, 4, 4.4);
  blobTree(s, 16.6, 12.4, 'p', 1.1);
  blobTree(s, 9.8, 14.6, 'p', 0.8);
  matchPost(s, 8.8, 12.4, 4);
  landingPad(s);
  for (const [x, y, pose] of CROWD) person(s, r, x, y, 0, { pose });
  s.part('');
  s.living('helicopter', [4, 15.4, 3.4], () => helicopter(s, 4, 15.4, 3.4, 1.12));
  s.part('');
  trayWalls(s, TRAY);
  return s;
}
