import { trophy } from '../emblems/objects.ts';
import { topFace, type Face } from '../face.ts';
import { booth } from '../props/booth.ts';
import { bowl } from '../props/bowl.ts';
import { signL } from '../props/buildings.ts';
import { campLamp, matchPost } from '../props/fire.ts';
import { bulbA, catenary, flagA, flagPole, pole } from '../props/lines.ts';
import { arcade } from '../props/stalls.ts';
import { claw, gacha } from '../props/machines.ts';
import { blobTree, pot, spruce } from '../props/plants.ts';
import { lampCan, speaker, stage, truss } from '../props/stage.ts';
import { foodTruck, stall } from '../props/stalls.ts';
import { beanbag, bench, camera, cat, ringLight, stool, table } from '../props/things.ts';
import { balloon } from '../props/vehicles.ts';
import type { Ink } from '../palette.ts';
import { person } from '../people/person.ts';
import type { Scene } from '../scene.ts';
import { teamDesk } from '../scenes/neon-district.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

/** The dots on one side of a die. */
const eyes = (count: 1 | 2 | 3 | 5 | 6) => (face: Face) => {
  const [a, b, c] = [face.w * 0.24, face.w * 0.5, face.w * 0.76];
  const at: Record<number, readonly (readonly [number, number])[]> = {
    1: [[b, b]],
    2: [
      [a, a],
      [c, c],
    ],
    3: [
      [a, a],
      [b, b],
      [c, c],
    ],
    5: [
      [a, a],
      [c, a],
      [b, b],
      [a, c],
      [c, c],
    ],
    6: [
      [a, a],
      [c, a],
      [a, b],
      [c, b],
      [a, c],
      [c, c],
    ],
  };
  return at[count]!.map(([u, v]) => face.ellipse(u, v, face.w * 0.09, face.w * 0.09, 'w0')).join('');
};

/** A die as tall as a house. */
function die(s: Scene, x: number, y: number, z: number, size: number, ink: Ink): void {
  s.box(x, y, z, size, size, size, ink, { L: eyes(3), R: eyes(5), T: eyes(6) });
}

/** Fair of all activities: two dice as big as houses, machines, stalls, a stage, a balloon above them. */
export function activitiesFair(): Scene {
  const { s, put, block } = placeBox('AKTIVITETER', 'b', ['y0', 'w1'], [28, 21]);
  die(s, 10.4, 5, 0, 5.4, 'r');
  die(s, 11.4, 5.8, 5.4, 3.4, 'b');
  block(10, 4.6, 16.2, 11);
  stage(s, 18.4, 1, 8, 4.4);
  speaker(s, 17.2, 1.4);
  block(17, 0.4, 27, 6.6);
  for (const [i, ink] of (['p', 'b', 'y', 'g'] as const).entries()) arcade(s, 1.2, 2 + i * 1.9, ink);
  block(0.6, 1.4, 3.6, 10);
  for (const [i, ink] of (['r', 'g', 'p'] as const).entries()) gacha(s, 5 + i * 1.5, 1.4, ink);
  claw(s, 5.2, 4.4, 'p');
  block(4.4, 0.6, 9.6, 6.4);
  stall(s, 19, 9, { c: 'g', w: 5, sign: 'SYR' });
  stall(s, 19.6, 14.4, { c: 'r', w: 5, sign: 'KLOSS' });
  block(18.4, 8.4, 25.4, 18);
  for (const x of [3, 7.4]) table(s, x, 14.6);
  for (const [x, y, ink] of [
    [2, 14.8, 'r'],
    [4, 14.2, 'b'],
    [6.4, 14.9, 'g'],
    [8.4, 14.2, 'p'],
  ] as const)
    stool(s, x, y, ink);
  block(1.4, 13.6, 9.6, 16.4);
  balloon(s, 27, 13.6, 8, 'r');
  flagPole(s, 1, 19.6, 6, 'p');
  flagPole(s, 27, 0.8, 6, 'y');
  catenary(s, [1, 19.6, 5.6], [13, 19.6, 5.6], 1.4, 12, flagA);
  pole(s, 13, 19.6, 6);
  cat(s, 15.2, 13.6, 0, 'o');
  for (const [x, y] of [
    [4, 18],
    [16, 12.6],
    [22, 7.6],
    [6, 11.4],
  ] as const)
    s.pool(x, y, 3.2, 'ey');
  s.pool(22, 4, 4, 'ep');
  put(26, 2, 11, 26, 20);
  put(12, 10, 7, 17, 12);
  return s;
}

/** A coffee cup as large as a well, steaming. */
function cup(s: Scene, x: number, y: number): void {
  s.cyl(x, y, 0, 4.4, 0.5, 'w');
  s.cyl(x, y, 0.5, 2.3, 4.2, 'r', { r2: 3, sh: false });
  s.cyl(x, y, 4.7, 2.7, 0.1, ['o2', 'o2', 'o3'], { sh: false });
  for (const [dx, h] of [
    [-0.8, 3.2],
    [0.2, 4.4],
    [1.1, 3],
  ] as const)
    s.add(
      x + dx,
      y - dx,
      4.9,
      0.2,
      0.2,
      h,
      s.line3(
        [
          [x + dx, y - dx, 5.2],
          [x + dx + 0.4, y - dx - 0.4, 5.2 + h * 0.4],
          [x + dx - 0.3, y - dx + 0.3, 5.2 + h * 0.7],
          [x + dx + 0.1, y - dx - 0.1, 5.2 + h],
        ],
        2.4,
      ),
    );
}

/** All food, round one long table: a cup as large as a well, a bowl, a truck, stalls. */
export function longTable(): Scene {
  const { s, put, block } = placeBox('MAT', 'r', ['w0', 'p0'], [28, 20]);
  cup(s, 6.4, 6);
  block(2, 1.6, 10.8, 10.4);
  foodTruck(s, 13, 1, 'b', 'LUNCH');
  block(12.4, 0.6, 19.4, 4);
  stall(s, 20.6, 1.2, { c: 'g', w: 5.4, sign: 'GRYTA' });
  bowl(s, 24, 8, 0, 1.3);
  block(20, 0.6, 27, 10.6);
  s.box(3, 14, 1.1, 20, 1.8, 0.25, 'y');
  for (const x of [3.4, 9, 15, 22]) s.box(x, 14.3, 0, 0.5, 1.2, 1.1, 'o', { sh: false });
  s.box(3, 14.6, 1.36, 20, 0.5, 0.04, 'r', { sh: false, hi: false });
  for (let i = 0; i < 9; i++) {
    const x = 3.8 + i * 2.2;
    s.cyl(x, 14.4, 1.4, 0.42, 0.16, 'w', { sh: false });
    s.cyl(x + 0.9, 15.4, 1.4, 0.28, 0.5, (['r', 'b', 'g'] as const)[i % 3]!, { sh: false });
    stool(s, x, 12.9, (['b', 'r', 'p'] as const)[i % 3]);
    stool(s, x + 0.8, 16.8, (['y', 'g', 'b'] as const)[i % 3]);
  }
  block(2.4, 12.4, 24, 17.6);
  for (const [x, y] of [
    [1, 12],
    [12.6, 11.4],
    [25.6, 13],
  ] as const)
    pole(s, x, y, 5.6);
  catenary(s, [1, 12, 5.4], [12.6, 11.4, 5.4], 1.2, 12, bulbA);
  catenary(s, [12.6, 11.4, 5.4], [25.6, 13, 5.4], 1.2, 12, bulbA);
  pot(s, 1.2, 1.2);
  blobTree(s, 26.4, 18, 'g');
  matchPost(s, 1.2, 18.6);
  matchPost(s, 26.8, 11.6);
  for (const [x, y] of [
    [7, 13],
    [14, 16],
    [21, 13],
    [16, 6],
    [23, 5],
  ] as const)
    s.pool(x, y, 3.4, 'ey');
  put(20, 2.6, 11, 25, 13.4);
  put(22, 3, 16.4, 25, 19);
  put(8, 11.6, 5, 19, 10);
  return s;
}

/** A mattress with a pillow. */
function mattress(s: Scene, x: number, y: number, ink: Ink): void {
  s.box(x, y, 0, 2, 3.6, 0.45, 'w');
  s.box(x, y + 1.1, 0.45, 2, 2.5, 0.3, ink, { sh: false });
  s.box(x + 0.35, y + 0.2, 0.45, 1.3, 0.7, 0.3, 'w', { sh: false });
}

/** Three ways to sleep in one drawer: a mattress in the hall, a tent on the grass, a cabin in the woods, and an alarm clock over all. */
export function threeBeds(): Scene {
  const { s, put, block } = placeBox('BOENDE', 'g', ['g0', null], [28, 21]);
  const indoors = topFace(0, 0, 0, 9.4, 21);
  s.ground(indoors.rect(0, 0, 9.4, 21, 'b0') + topFace(18.6, 0, 0, 9.4, 21).rect(0, 0, 9.4, 21, 'g1'));
  for (const [i, ink] of (['r', 'y', 'p', 'b', 'g', 'r'] as const).entries())
    mattress(s, 1 + (i % 2) * 4, 6.6 + Math.floor(i / 2) * 4.6, ink);
  signL(s, 0.6, 0.9, 2.4, 7, 1.8, 'SOVSAL');
  for (const x of [0.9, 7.3]) pole(s, x, 0.7, 2.4);
  block(0.4, 0.6, 8.6, 20);
  for (const [x, y, ink] of [
    [10.4, 5.2, 'r'],
    [14.6, 10.4, 'y'],
    [10.2, 14.6, 'p'],
  ] as const) {
    s.gable(x, y, 0, 4, 3.4, 3.2, ink, 'x', { end: 'k1' });
    s.shadow(x, y, 4, 3.4, 2);
    block(x - 0.4, y - 0.4, x + 4.6, y + 4);
  }
  campLamp(s, 15.6, 14.4, 1.4);
  s.pool(15.6, 14.4, 3.4, 'ey');
  s.box(20.4, 4.6, 0, 5.6, 4.8, 3.2, 'r', {
    L: face => face.rect(2, 1, 1.6, 2.2, 'w0') + face.rect(0.4, 0.8, 1.1, 1.1, 'eg') + face.rect(4.1, 0.8, 1.1, 1.1, 'eg'),
    R: face => face.rect(1.4, 0.8, 1.8, 1.2, 'eg'),
  });
  s.gable(19.9, 4.2, 3.2, 6.6, 5.6, 2.8, 'k', 'x', { end: 'r2' });
  block(19.6, 4, 26.8, 10.2);
  for (const [x, y, k] of [
    [19.6, 1.4, 1],
    [23, 1.2, 1.2],
    [26.6, 2.4, 1],
    [26.8, 12, 1.1],
    [25.6, 17.6, 0.9],
    [20, 17.8, 1],
  ] as const)
    spruce(s, x, y, k);
  bench(s, 21.4, 12.8);
  s.pool(23, 11, 3, 'ey');
  // The alarm clock.
  s.cyl(13.6, 1.9, 0.8, 2.6, 0.9, 'y');
  s.sphere(13.6, 1.9, 4.4, 2.9, ['y0', 'y1', 'y2']);
  s.amend(solid => {
    const [x, y] = [(13.6 - 1.9) * 10, ((13.6 + 1.9) * 10) / 2 - 4.4 * 12];
    solid.svg += `<circle class="w0" cx="${x - 2}" cy="${y + 2}" r="21"/><path class="n" stroke-width="3" d="M${x - 2} ${y - 12}v14l10 7"/><path class="r1" d="M${x - 27} ${y - 22}q-1-15 14-15zM${x + 23} ${y - 22}q1-15-14-15z"/>`;
  });
  block(10.4, 0.2, 16.8, 4);
  s.pool(6, 10, 4, 'eb');
  s.pool(5, 17, 3, 'ep');
  put(16, 9.8, 16.8, 18, 20);
  put(10, 19.6, 13.6, 26, 17);
  put(4, 8.8, 4, 10.6, 12);
  return s;
}

/** Creators: a microphone as tall as a tower, with booths of glass and lights round it. */
export function creatorsYard(): Scene {
  const { s, put, block } = placeBox('KREATÖRER', 'p', ['b0', 'w0'], [28, 20]);
  s.cyl(13, 7, 0, 2.6, 0.8, 'k');
  s.cyl(13, 7, 0.8, 0.5, 5.4, 's', { sh: false });
  s.cyl(13, 7, 6.2, 2.1, 2.6, 'k', { sh: false, r2: 2.5 });
  s.sphere(13, 7, 10.4, 2.7, ['s0', 's1', 's2'], { sh: false });
  block(10, 4, 16, 10.4);
  for (const [x, y, ink] of [
    [2, 2, 'r'],
    [2.4, 9, 'y'],
    [20.4, 1.6, 'g'],
    [21, 8.4, 'p'],
  ] as const) {
    booth(s, x, y, ink);
    block(x - 0.6, y - 0.6, x + 5, y + 5);
  }
  for (const [x, y] of [
    [9, 2.4],
    [18.4, 12.8],
    [8.6, 13.4],
  ] as const)
    ringLight(s, x, y);
  camera(s, 17.4, 4.4);
  camera(s, 9.4, 11.4, true);
  for (const [x, y, ink] of [
    [3.4, 16.6, 'r'],
    [6.4, 17.2, 'b'],
    [22, 16.8, 'g'],
    [25, 15.4, 'y'],
  ] as const)
    beanbag(s, x, y, ink);
  block(2, 15.6, 8, 18.6);
  block(20.6, 14.4, 26.6, 18.6);
  flagPole(s, 1, 18.8, 6, 'y');
  pole(s, 26.8, 18.8, 6);
  catenary(s, [1, 18.8, 5.6], [26.8, 18.8, 5.6], 2, 22, flagA);
  speaker(s, 18, 1.4);
  pot(s, 27, 1);
  for (const [x, y, light] of [
    [4.6, 6, 'er'],
    [5, 13, 'ey'],
    [22.6, 6, 'eg'],
    [23.4, 13, 'ep'],
    [13, 11.4, 'ey'],
  ] as const)
    s.pool(x, y, 3.4, light);
  put(30, 8, 11, 20, 19);
  put(8, 8, 1, 19, 4);
  return s;
}

/** The arena: spectators on two sides, a cube of screens above two teams, the trophy that they play for. */
export function arena(): Scene {
  const { s, r, put, block } = placeBox('ARENAN', 'b', ['k1', 'k2'], [26, 20]);
  for (const [step, ink] of (['r', 'y', 'p'] as const).entries()) {
    const [at, height] = [0.4 + step * 1.5, 4.5 - step * 1.5];
    s.box(5.2, at, 0, 20.2, 1.5, height, ink);
    s.box(at, 5.2, 0, 1.5, 14.2, height, ink);
    for (let seat = 0; seat < 17; seat++) person(s, r, 5.9 + seat * 1.16, at + 0.8, height);
    for (let seat = 0; seat < 12; seat++) person(s, r, at + 0.8, 5.9 + seat * 1.16, height);
  }
  // The commentators sit in the corner.
  s.box(0.4, 0.4, 0, 4.8, 4.8, 5.6, 'b', { L: f => f.text('LIVE', 0.5, 0.5, 3.4, 1.5, 'ew z', FONT.poster) });
  for (const [x, y] of [
    [2, 4],
    [4, 2.4],
  ] as const)
    person(s, r, x, y, 5.6, { pose: 'stand', hair: 'headset', scale: 1.2 });
  s.box(7.6, 8, 0, 14.6, 4.6, 1, 'k', { T: f => f.rect(0.3, 0.3, 14, 4, 'p2') });
  teamDesk(s, r, 8.2, 10.6, 'r');
  teamDesk(s, r, 18, 10.6, 'b');
  for (const x of [6.8, 22.6]) pole(s, x, 7.2, 14, 's');
  truss(s, 6.6, 7, 14, 16.2);
  for (let i = 0; i < 7; i++) lampCan(s, 7.6 + i * 2.3, 7.3, 14, (['ep', 'ey', 'eb'] as const)[i % 3] ?? 'ep');
  s.box(12.2, 8, 9.4, 5.4, 4.2, 4.6, 'k', {
    sh: false,
    L: f =>
      f.rect(0.3, 0.3, 4.8, 4, 'b2') +
      f.text('FINAL', 0.8, 0.6, 3.8, 1.2, 'ew z', FONT.poster) +
      f.text('13–11', 0.8, 2.2, 3.8, 1.7, 'ey z', FONT.pixel),
    R: f => f.rect(0.3, 0.3, 3.6, 4, 'p2') + f.text('GG', 0.8, 1.1, 2.6, 2.2, 'ey z', FONT.poster),
  });
  trophy(s, 18.4, 14.2);
  for (const [x, light] of [
    [9.8, 'er'],
    [18, 'ey'],
    [22.6, 'eb'],
  ] as const)
    s.pool(x, 15, 3.6, light);
  for (const [x, y] of [
    [6.4, 19.2],
    [24.8, 6.4],
  ] as const)
    matchPost(s, x, y, 5);
  camera(s, 7.6, 15.6);
  camera(s, 22.4, 15.2, true);
  block(0, 0, 5.2, 20);
  block(0, 0, 26, 5.2);
  block(7.2, 7.6, 22.6, 13);
  block(16.2, 12, 20.8, 16.6);
  put(60, 6, 14.4, 25.4, 19.4, { min: 0.95 });
  put(10, 23, 6.4, 25.4, 14, { min: 0.95 });
  return s;
}
