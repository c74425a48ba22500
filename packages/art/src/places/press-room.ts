import { LOOK } from '../look.ts';
import { wordmarkOnFace } from '../brand/wordmark.ts';
import { topFace, type Face } from '../face.ts';
import { at3 } from '../iso.ts';
import type { Ink } from '../palette.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { matchPost } from '../props/fire.ts';
import { carpet } from '../props/ground.ts';
import { pole, rope } from '../props/lines.ts';
import { pot } from '../props/plants.ts';
import { truss, lampCan } from '../props/stage.ts';
import { camera, cat, ringLight } from '../props/things.ts';
import type { Rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

const lens = (f: Face) =>
  (
    [
      ['k3', 1.75],
      ['s1', 1.55],
      ['k2', 1.4],
      ['b2', 1.1],
      ['b1', 0.75],
    ] as const
  )
    .map(([cls, k]) => f.ellipse(2.5, 2.2, k, k, cls))
    .join('') + f.ellipse(2, 1.7, 0.34, 0.34, 'w0 z');

/** A camera on three legs, as tall as a house, its lens on the carpet. */
function giantCamera(s: Scene, x: number, y: number): void {
  const legs = 'M0 0L-34 74M0 0L34 74M0 0L2 88';
  s.add(
    x + 1.6,
    y + 1.4,
    0,
    2,
    1.8,
    5.6,
    at3(
      x + 2.6,
      y + 2.4,
      5.8,
      `<path class="n" stroke-width="7" stroke-linecap="round" d="${legs}"/><path class="n" style="stroke:var(--w2)" stroke-width="4.400" stroke-linecap="round" d="${legs}"/>`,
    ),
  );
  s.shadow(x, y, 5, 4.6, 9);
  s.box(x + 0.6, y + 0.6, 5.6, 4, 3.6, 0.5, 'k', { sh: false, hi: false });
  s.box(x, y, 6.1, 5, 5, 4.4, 'k', {
    sh: false,
    R: lens,
    L: f => f.rect(0, 0.9, 5, 2.3, 'r2') + f.text('PRESS', 0.6, 1.3, 3.8, 1.4, 'w0 z', FONT.wide) + f.ellipse(4.3, 0.45, 0.2, 0.2, 'er'),
  });
  s.box(x + 1.4, y + 1.4, 10.5, 2.6, 2.4, 1.2, 'k', { sh: false, R: f => f.rect(0.2, 0.2, 2, 0.8, 'ew') });
  s.cyl(x + 0.7, y + 3.8, 10.5, 0.5, 0.5, 'r', { sh: false });
}

const FLASH =
  '<path class="ew" stroke-width=".8" d="M0-11L2.600-3.400 10-5.500 5 0 10 5.500 2.600 3.400 0 11-2.600 3.400-10 5.500-5 0-10-5.500-2.600-3.400z"/>';

/** A photo wall with the festival's name all over it. */
function photoWall(s: Scene, x: number, y: number, w: number): void {
  s.box(x, y, 0, w, 0.6, 7.6, 'w', {
    L: f => {
      let art = f.rect(0.3, 0.3, w - 0.6, 7, 'r1');
      for (let row = 0; row < 3; row++)
        for (let i = 0; i < 4; i++) art += wordmarkOnFace(f, 0.9 + i * 3.9 + (row % 2) * 0.6, 0.8 + row * 2.2, 2.8);
      return art;
    },
  });
  truss(s, x - 0.4, y + 0.8, 8.2, w + 0.8);
  for (let i = 0; i < 6; i++) lampCan(s, x + 1 + i * ((w - 2) / 5), y + 1.2, 8, (['ew', 'ey', 'ep', 'ew', 'ey', 'eb'] as const)[i] ?? 'ew');
  for (const dx of [-0.4, w + 0.1]) s.box(x + dx, y + 0.8, 0, 0.3, 0.3, 8.2, 's', { sh: false, hi: false });
}

/** A microphone as tall as the speaker. */
function microphone(s: Scene, x: number, y: number, ink: Ink): void {
  s.cyl(x, y, 0, 1, 0.3, 'k');
  s.cyl(x, y, 0.3, 0.2, 2.6, 'k', { sh: false });
  s.box(x - 0.8, y - 0.8, 2.6, 1.6, 1.6, 1.1, ink, {
    sh: false,
    L: f => f.text(LOOK.name, 0.2, 0.25, 1.2, 0.6, 'w0 z', FONT.poster),
    R: f => f.text(LOOK.name, 0.2, 0.25, 1.2, 0.6, 'w0 z', FONT.poster),
  });
  s.sphere(x, y, 4.4, 0.9, 's', { sh: false });
}

/** The writers' table: screens, cold coffee, a deadline. */
function writers(s: Scene, r: Rng, x: number, y: number, w: number): void {
  s.box(x, y, 1, w, 1.5, 0.15, 'w', { hi: false });
  for (const dx of [0.2, w - 0.5]) s.box(x + dx, y + 0.2, 0, 0.3, 1.1, 1, 'k', { sh: false, hi: false });
  for (let i = 0; i < Math.floor(w / 2); i++) {
    const px = x + 0.3 + i * 2;
    s.box(px, y + 0.35, 1.15, 1.3, 0.12, 0.85, 'k', {
      sh: false,
      hi: false,
      L: f =>
        f.rect(0.1, 0.1, 1.1, 0.65, 'ew z') +
        f.rects(
          [0.2, 0.36, 0.52].map((v, n) => [0.2, v, 0.8 - n * 0.2, 0.08] as const),
          'k1 z',
        ),
    });
    s.cyl(px + 1.55, y + 0.8, 1.15, 0.14, 0.3, (['r', 'y', 'b', 'g'] as const)[i % 4] ?? 'r', { sh: false });
    person(s, r, px + 0.65, y + 2.2, 0, {
      pose: i === 2 ? 'wheel' : 'sit',
      flip: false,
      hair: r.pick(['headset', 'bun', 'cap', 'grey', 'hijab', 'afro'] as const),
    });
  }
  s.pool(x + w / 2, y + 1.4, 3.2, 'ew');
}

/** The press room: a carpet, a wall, everyone who takes pictures of it, and a camera too heavy to lift. */
export function pressRoom(): Scene {
  const { s, r, put, block } = placeBox('PRESS', 'y', ['b1', 'b2'], [26, 20]);
  photoWall(s, 8.8, 0.6, 16.6);
  carpet(s, 8.6, 1.8, 16.8, 4.4, 'r', {});
  for (const x of [11.4, 16, 20.6]) s.pool(x, 4, 2.8, 'ew');
  for (const [x, hair, top, pose] of [
    [10.6, 'viking', 4, 'wave'],
    [13.2, 'hijab', 2, 'cheer'],
    [15.8, 'wizard', 1, 'wave'],
    [18.6, 'matchHead', 2, 'match'],
    [21.4, 'catEars', 3, 'cheer'],
    [23.8, 'afro', 5, 'wave'],
  ] as const)
    person(s, r, x, 3.8, 0, { pose, hair, top, scale: 1.5 });
  rope(s, 8.6, 6.6, 25, 6.6, 7);
  for (let i = 0; i < 7; i++) {
    const x = 9.4 + i * 2.3;
    camera(s, x, 8);
    person(s, r, x + 0.9, 8.9, 0, { pose: i === 3 ? 'wheel' : r.pick(['phone', 'phone', 'wave'] as const) });
  }
  for (const [x, y, z] of [
    [9.3, 8, 2.4],
    [16.4, 8, 2.6],
    [23, 8, 2.4],
  ] as const)
    s.sky(at3(x, y, z, FLASH));
  for (const x of [12.6, 21]) ringLight(s, x, 7.2);

  giantCamera(s, 1.2, 1.4);
  s.pool(4, 7.6, 3.2, 'ey');
  // The way up to the shutter.
  s.add(
    5.6,
    6.6,
    0,
    0.6,
    0.4,
    6,
    at3(
      5.9,
      6.7,
      0,
      '<path class="n" stroke-width="2.200" d="M-7 3V-92M7 0V-95M-7-8l14-3M-7-22l14-3M-7-36l14-3M-7-50l14-3M-7-64l14-3M-7-78l14-3"/>',
    ),
  );
  person(s, r, 5.9, 6.9, 5.2, { pose: 'cheer', hair: 'bun', top: 5 });

  writers(s, r, 2, 13.4, 8.4);
  const rug = topFace(13, 12.4, 0, 9.6, 6);
  s.ground(rug.rect(0, 0, 9.6, 6, 'p1') + rug.rect(0.3, 0.3, 9, 5.4, 'n', ' style="stroke:var(--w0)" stroke-width="1.4"'));
  microphone(s, 15, 14.4, 'r');
  for (const [x, y, ink] of [
    [17.4, 13.4, 'y'],
    [20.2, 13.4, 'b'],
  ] as const) {
    s.box(x, y, 0, 1.8, 1.6, 0.7, ink);
    s.box(x, y - 0.4, 0, 1.8, 0.4, 1.8, ink, { sh: false });
  }
  person(s, r, 18.2, 14.6, 0.4, { pose: 'wave', hair: 'long', top: 0, scale: 1.2 });
  person(s, r, 21, 14.6, 0.4, { pose: 'stand', hair: 'frog', top: 4, scale: 1.2 });
  camera(s, 17, 17.6, true);
  person(s, r, 16, 17.8, 0, { pose: 'stand', hair: 'headset', top: 6 });
  ringLight(s, 22, 17.2);
  s.pool(18.6, 15.6, 3.6, 'ew');
  signL(s, 1.2, 10.4, 3, 5.4, 1.6, 'PRESSRUM', { bg: 'k2', fg: 'ey' });
  for (const x of [1.6, 6.2]) pole(s, x, 10.5, 3);
  for (let i = 0; i < 5; i++) s.box(23.4, 17, i * 0.3, 1.6, 1.8, 0.28, i % 2 ? 'w' : 's', { sh: i === 0, hi: false });
  cat(s, 24.2, 17.8, 1.55, 'o');
  matchPost(s, 0.9, 18.8, 4.4);
  matchPost(s, 11.8, 11.6, 4.4);
  for (const [x, y] of [
    [25.2, 11.4],
    [11.8, 18.8],
    [0.8, 8.4],
  ] as const)
    pot(s, x, y, { c: 'y' });
  block(0.8, 0.8, 7.8, 8);
  block(8, 0.4, 25.8, 9.4);
  block(1.4, 12.6, 11, 16.4);
  block(12.8, 12.2, 25.4, 19);
  block(1, 9.8, 7, 11);
  put(8, 8, 9.6, 25, 12);
  put(6, 1, 11, 8, 12.6);
  put(7, 1.4, 16.6, 12.4, 19.4);
  return s;
}
