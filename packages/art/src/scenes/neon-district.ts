import { topFace } from '../face.ts';
import { crowdPlacer, person } from '../people/person.ts';
import { building, signL, signR } from '../props/buildings.ts';
import { desk } from '../props/desk.ts';
import { crosswalk } from '../props/ground.ts';
import { bulbA, catenary, pole, rope } from '../props/lines.ts';
import { pot } from '../props/plants.ts';
import { equalizer, lampCan, screenR, speaker, stage, truss } from '../props/stage.ts';
import { arcade, stall, vending } from '../props/stalls.ts';
import { bench, cat } from '../props/things.ts';
import { rng, type Rng } from '../rng.ts';
import { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { car } from '../emblems/play.ts';
import { districtDrawer } from './drawer.ts';

const [W, D] = [32, 27];

/** Five towers at the back, full of signs. */
function skyline(s: Scene): void {
  building(s, 0.6, 0.8, 5.6, 5.4, 19, 'k', { cl: 4, cr: 4, floors: 9, dark: 0.25, roof: 'k2' });
  signL(s, 1, 6.2, 9.4, 1.7, 8, 'ネオン', { v: true, bg: 'k3', fg: 'ep' });
  signL(s, 3.2, 6.2, 14.6, 2.6, 2, 'GG', { bg: 'k3', fg: 'eb', font: FONT.poster });
  signL(s, 3.2, 6.2, 5, 2.7, 1.6, 'BAR 0', { bg: 'k3', fg: 'ey', font: FONT.neon });
  building(s, 7.2, 0.6, 4.6, 4, 12, 'b', { cl: 3, cr: 3, dark: 0.2, roof: 'b2' });
  signL(s, 7.6, 4.6, 8.4, 3.8, 1.7, '24/7', { bg: 'k3', fg: 'ey', font: FONT.neon });
  building(s, 12.8, 0.4, 4, 3.8, 16, 'p', { cl: 3, cr: 3, floors: 7, dark: 0.3, roof: 'p2' });
  signL(s, 13.2, 4.2, 7.4, 1.6, 6.6, 'ネオン街', { v: true, bg: 'k3', fg: 'eb' });
  building(s, 17.8, 0.4, 5.2, 3.8, 10.5, 'k', { cl: 4, cr: 3, dark: 0.2, roof: 'k2' });
  signL(s, 18.4, 4.2, 7, 4, 2.2, '02.15', { bg: 'k3', fg: 'er', font: FONT.pixel, c: 'r' });
  building(s, 25, 0.8, 6, 5.6, 14, 'b', { cl: 4, cr: 4, floors: 6, dark: 0.25, roof: 'b2' });
  signL(s, 25.6, 6.4, 8.8, 4.6, 2.6, '火花', { bg: 'k3', fg: 'ep', font: FONT.kana });
  signR(s, 31, 6, 4.8, 1.6, 7.4, 'BASS', { v: true, bg: 'k3', fg: 'ey', font: FONT.poster });
}

/** Three players and their screens on a stage. */
export function teamDesk(s: Scene, r: Rng, x: number, y: number, ink: 'r' | 'b'): void {
  s.box(x, y, 1, 3.6, 0.9, 0.9, ink, { sh: false, L: f => f.rect(0.15, 0.2, 3.3, 0.5, ink === 'r' ? 'er' : 'eb') });
  for (let i = 0; i < 3; i++) {
    s.box(x + 0.2 + i * 1.15, y + 0.1, 1.9, 0.9, 0.1, 0.6, 'k', { sh: false, hi: false, L: f => f.rect(0.08, 0.08, 0.74, 0.44, 'ey z') });
    person(s, r, x + 0.7 + i * 1.15, y - 0.5, 1, { pose: 'stand', hair: 'headset', top: ink === 'r' ? 0 : 1 });
  }
}

/** The arena: a stage between two team desks, under its own rig. */
function arena(s: Scene): void {
  const r = rng('arena');
  stage(s, 10.6, 7, 11.6, 4, { bg: 'p2', art: f => `<g>${equalizer(f)}</g>${f.text('FINAL', 6.4, 1, 3, 1.2, 'ew z', FONT.poster)}` });
  for (const [x, ink] of [
    [11.4, 'r'],
    [17.8, 'b'],
  ] as const)
    teamDesk(s, r, x, 9.2, ink);
  truss(s, 9.8, 13.4, 8, 13.4);
  for (let i = 0; i < 7; i++) lampCan(s, 10.6 + i * 1.9, 13.6, 8, (['ep', 'eb', 'ey'] as const)[i % 3] ?? 'ep');
  for (const x of [9.8, 22.9]) pole(s, x, 13.5, 8, 's');
  s.pool(16.4, 13.4, 5.6, 'ep');
  s.pool(12.4, 15.4, 3.4, 'eb');
  s.pool(20, 15.6, 3.4, 'ey');
}

/** Neon District as a full scene. */
export function neonScene(): Scene {
  const s = new Scene();
  const r = rng('neon-full');
  districtDrawer(s, W, D, 'neon-district');
  const floor = topFace(0, 0, 0, W, D);
  s.ground(floor.rect(0, 0, W, D, 'k1'));
  let lines = '';
  for (let i = 2; i < W; i += 2)
    lines += floor.line(
      [
        [i, 0],
        [i, D],
      ],
      0.8,
      '',
      ' style="stroke:var(--b2)"',
    );
  for (let i = 2; i < D; i += 2)
    lines += floor.line(
      [
        [0, i],
        [W, i],
      ],
      0.8,
      '',
      ' style="stroke:var(--b2)"',
    );
  s.ground(
    lines +
      floor.rect(0, 20.4, W, 4, 'k2') +
      floor.rects(
        [1, 4, 7, 10, 20, 23, 26, 29].map(u => [u, 22.3, 1.6, 0.2] as const),
        'ey z',
      ),
  );
  crosswalk(s, 13.6, 20.6, 4.4, 3.6, 'x');
  skyline(s);
  arena(s);
  for (let i = 0; i < 4; i++) desk(s, 1, 8.2 + i * 2.9, 4, { c: 'k', fill: 0.95 });
  signL(s, 1.2, 7.4, 3.4, 4.6, 1.4, 'MÖRKT LAN', { bg: 'k3', fg: 'eg', font: FONT.pixel });
  for (const [y, light] of [
    [10.4, 'eb'],
    [13.4, 'ep'],
    [16.4, 'eg'],
    [19.2, 'eb'],
  ] as const)
    s.pool(4.4, y, 2.8, light);
  for (const [i, ink] of (['p', 'b', 'r', 'k', 'p'] as const).entries())
    arcade(s, 24.6 + i * 1.35, 8, ink, { px: (['ep', 'ey', 'eb', 'eg', 'er'] as const)[i] ?? 'ep' });
  s.pool(27.8, 10, 3, 'ep');
  stall(s, 25.4, 12.6, { c: 'r', w: 5, sign: 'NUDLAR', fg: 'ey', menu: 'ラーメン', menuFont: FONT.dotKana });
  s.pool(27.8, 15.4, 2.6, 'ey');
  for (const [i, ink] of (['b', 'p', 'r'] as const).entries()) vending(s, 26.6 + i * 1.3, 18, ink);
  screenR(s, 23.6, 19.6, 2.4, 3.4, 2.2, f => f.text('GG', 0.7, 0.5, 2, 1.2, 'ey z', FONT.poster), { bg: 'p2' });
  speaker(s, 8.6, 8, 0, 4);
  speaker(s, 23.4, 8, 0, 4);
  car(s, 3.4, 21.2, 'y');
  car(s, 22, 21.2, 'r');
  s.pool(2.4, 22.6, 1.6, 'ew');
  s.pool(21, 22.6, 1.6, 'ew');
  rope(s, 10, 12.6, 22.6, 12.6, 8);
  for (const y of [19.4, 25]) {
    catenary(s, [0.8, y, 5], [31.2, y, 5], 1.1, 26, bulbA);
    pole(s, 0.8, y, 5);
    pole(s, 31.2, y, 5);
  }
  bench(s, 9, 25.2, 2.4);
  bench(s, 21, 25.2, 2.4);
  for (const [x, y] of [
    [8.4, 18.8],
    [24.4, 18.6],
    [0.9, 19.6],
    [31, 25.8],
  ] as const)
    pot(s, x, y, { c: 'p' });
  cat(s, 12.6, 25.6, 0, 'k');
  const { put, block } = crowdPlacer(s, r);
  block(2.8, 20.6, 8.6, 24);
  block(21.4, 20.6, 27.2, 24);
  put(46, 9.6, 13.8, 23.2, 18.4, { min: 0.95 });
  put(6, 24.4, 10, 31, 12, {});
  put(6, 24.4, 16, 30.4, 17.6, {});
  put(8, 9.2, 18.6, 23, 20.2);
  put(8, 12.6, 20.8, 18.8, 24, {});
  put(10, 1, 24.8, 30, 26.2);
  return s;
}
