import { gamepad } from '../emblems/objects.ts';
import type { Face, Rect } from '../face.ts';
import { topFace } from '../face.ts';
import { at3 } from '../iso.ts';
import type { Ink } from '../palette.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { matchPost } from '../props/fire.ts';
import { carpet } from '../props/ground.ts';
import { rope } from '../props/lines.ts';
import { pot } from '../props/plants.ts';
import { speaker } from '../props/stage.ts';
import { beanbag, stool } from '../props/things.ts';
import type { Rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

/** One player's view of the race: sky, hills, road, kart. */
function race(f: Face, u: number, v: number, sky: Ink, kart: Ink, bend: number): string {
  const [w, h] = [5.3, 3.5];
  const m = u + w / 2 + bend;
  return (
    f.rect(u, v, w, h, `${sky}1`) +
    f.ellipse(u + w - 1.1, v + 0.8, 0.42, 0.42, 'ey z') +
    f.pts(
      [
        [u, v + 1.7],
        [u + 1.2, v + 0.9],
        [u + 2.4, v + 1.7],
      ],
      'g2 z',
    ) +
    f.rect(u, v + 1.7, w, h - 1.7, 'g1 z') +
    f.pts(
      [
        [m - 0.4, v + 1.7],
        [m + 0.4, v + 1.7],
        [u + w - 0.7, v + h],
        [u + 0.7, v + h],
      ],
      'k1 z',
    ) +
    f.rects(
      [
        [m - 0.06 - bend * 0.3, v + 1.95, 0.12, 0.25],
        [m - 0.1 - bend * 0.6, v + 2.4, 0.2, 0.4],
      ],
      'w0 z',
    ) +
    f.rects(
      [
        [u + w / 2 - 0.75, v + 2.75, 0.35, 0.5],
        [u + w / 2 + 0.4, v + 2.75, 0.35, 0.5],
      ],
      'k3 z',
    ) +
    f.rect(u + w / 2 - 0.55, v + 2.5, 1.1, 0.6, `${kart}1`) +
    f.ellipse(u + w / 2, v + 2.35, 0.26, 0.28, 'w0')
  );
}

/** The screen that eight share, four views of one race. */
function bigScreen(s: Scene, x: number, y: number): void {
  for (const dx of [1, 10.4]) s.box(x + dx, y - 0.2, 0, 1, 1.2, 1.4, 'k', { hi: false });
  s.box(x, y, 1.4, 12.4, 0.8, 8.8, 'k', {
    L: f =>
      race(f, 0.8, 0.7, 'b', 'r', 0.5) +
      race(f, 6.3, 0.7, 'p', 'y', -0.6) +
      race(f, 0.8, 4.4, 'y', 'b', -0.4) +
      race(f, 6.3, 4.4, 'r', 'p', 0.7) +
      f.rect(4.9, 3.6, 2.6, 1.5, 'k3') +
      f.text('3/3', 5.2, 3.85, 2, 1, 'ey z'),
  });
  signL(s, x + 3.2, y, 10.2, 6, 1.6, 'SIT-N-GO', { bg: 'p2', fg: 'ew', c: 'p', font: FONT.neon });
}

/** A stopwatch as high as a house, for those who race the clock. */
function stopwatch(s: Scene, x: number, y: number): void {
  s.shadow(x - 1, y - 1, 2, 2, 6);
  s.box(x - 1.4, y - 1.2, 0, 2.8, 2.4, 0.9, 'y', { L: f => f.text('TIDSJAKT', 0.3, 0.22, 2.2, 0.46, 'k2 z') });
  const ticks = [...Array(12)]
    .map((_, i) => {
      const a = (i / 12) * 2 * Math.PI;
      const at = (k: number) => `${(Math.cos(a) * k).toFixed(1)} ${(Math.sin(a) * k).toFixed(1)}`;
      return `M${at(24)}L${at(i % 3 ? 27 : 21)}`;
    })
    .join('');
  const face =
    '<path class="s1" d="M-5-42h10v10H-5z"/><path class="r1" d="M-9-52h18v11H-9z"/><path class="s1" d="M24-32l7-7 7 7-7 7z"/>' +
    '<circle class="k1" r="36"/><circle class="r1" r="33"/><circle class="w0" r="29"/>' +
    `<path class="n" stroke-width="1.800" d="${ticks}"/><path class="y1" d="M0 0V-25A25 25 0 0 1 21.700-12.500z"/><path class="n" stroke-width="3" stroke-linecap="round" d="M0 0L20-11.500M0 0V-17"/><circle class="r1" r="3.400"/>`;
  s.add(x - 0.5, y - 0.5, 0.9, 1, 1, 6.6, at3(x, y, 4.2, face));
  s.grow([-40, -40]);
}

/** A goose that has taken a controller. */
function goose(s: Scene, x: number, y: number, k: number): void {
  s.shadow(x - k, y - 0.7 * k, 2 * k, 1.4 * k, 2.4 * k);
  const art =
    '<path class="y2" d="M-3-2l-3 12-9 3 2 3h14l2-17zM11-2l-2 12-8 4 2 3h13l2-18z"/>' +
    '<path class="w0" d="M-24-36q-8-44-2-62 5-14 18-12 12 3 9 20-2 14-1 26 22-2 34 8 12 8 22-6 4 26-12 46-12 16-34 15-30-2-34-35z"/>' +
    '<path class="w1 z" d="M-21-28q8 22 32 24 22 1 33-16-4 24-22 30-18 5-32-4-10-12-11-34z"/><path class="w1" d="M-2-34q22-10 34 4-8 18-26 14-10-4-8-18z"/>' +
    '<path class="y1" d="M-24-101l-24 7q-3 6 6 7l18 1z"/><path class="n" stroke-width="1" d="M-46-91l20-2"/><path class="ln z" d="M-17-101h5v7h-5z"/>' +
    '<path class="n" stroke-width="4.400" stroke-linecap="round" d="M-40-87Q-54-70-44-48"/><path class="n" style="stroke:var(--k0)" stroke-width="2.200" stroke-linecap="round" d="M-40-87Q-54-70-44-48"/>' +
    '<path class="b1" d="M-58-36q1-15 8-13h12q8-2 9 13 1 10-6 7l-6-6h-5l-6 6q-7 3-6-7z"/><path class="w0 z" d="M-53-43h3v-3h3v3h3v3h-3v3h-3v-3h-3z"/><circle class="y1 z" cx="-36" cy="-41" r="2.400"/>';
  s.add(x - 0.9 * k, y - 0.9 * k, 0, 1.8 * k, 1.8 * k, 4 * k, at3(x, y, 0, art, `scale(${(k * 0.56).toFixed(2)})`));
}

/** A sofa from behind with a row of people in it. */
function sofa(s: Scene, r: Rng, x: number, y: number, w: number, ink: Ink): void {
  s.box(x, y, 0, w, 1.5, 0.7, ink, { hi: false });
  const seats = Math.round(w / 1.35);
  for (let i = 0; i < seats; i++)
    person(s, r, x + 0.95 + (i * (w - 1.9)) / Math.max(1, seats - 1), y + 0.8, 0.55, {
      pose: 'sit',
      hair: r.pick(['headset', 'long', 'cap', 'afro', 'hijab', 'bun', 'frog', 'catEars'] as const),
      flip: false,
    });
  s.box(x, y + 1.5, 0, w, 0.55, 1.25, ink, {
    sh: false,
    L: f =>
      f.rects(
        [...Array(seats - 1)].map((_, i): Rect => [((i + 1) * w) / seats - 0.03, 0.15, 0.06, 0.9]),
        `${ink}2 z`,
      ),
  });
  for (const dx of [-0.5, w]) s.box(x + dx, y, 0, 0.5, 2.05, 1, ink, { sh: false, hi: false });
}

/** A screen on a leg, a stool, someone who plays alone. */
function pod(s: Scene, r: Rng, x: number, y: number, ink: Ink): void {
  s.box(x + 0.8, y, 0, 0.3, 0.4, 1.5, 'k', { sh: false, hi: false });
  s.box(x - 0.2, y, 1.5, 2.3, 0.35, 1.6, ink, {
    L: f =>
      f.rect(0.15, 0.15, 2, 1.3, 'k2') +
      f.rect(0.25, 0.95, 1.8, 0.4, 'eg z') +
      f.rect(0.5, 0.55, 0.35, 0.4, 'er z') +
      f.rect(1.3, 0.3, 0.5, 0.2, 'ey z'),
  });
  stool(s, x + 0.95, y + 1.7, ink);
  person(s, r, x + 0.95, y + 1.7, 0.35, { pose: 'sit', hair: r.pick(['headset', 'cap', 'beanie'] as const), flip: false });
}

/** Console Corner: one screen that eight share, a clock to race, a goose. */
export function consoleCorner(): Scene {
  const { s, r, put, block } = placeBox('CONSOLE CORNER', 'b', ['k0', 'k1'], [26, 20]);
  carpet(s, 6.6, 2.4, 13.6, 7.8, 'p', {});
  bigScreen(s, 7.2, 0.6);
  speaker(s, 5.6, 0.8, 0, 4);
  speaker(s, 20.2, 0.8, 0, 4);
  for (const [x, y, light] of [
    [10.4, 4, 'ep'],
    [15.6, 4, 'eb'],
  ] as const)
    s.pool(x, y, 4.2, light);
  sofa(s, r, 8, 3.4, 5, 'r');
  sofa(s, r, 14.4, 3.4, 5, 'y');
  sofa(s, r, 10.4, 7.2, 6.6, 'g');
  for (const [x, y, ink] of [
    [7.4, 8, 'b'],
    [19, 7.6, 'w'],
  ] as const) {
    beanbag(s, x, y, ink);
    person(s, r, x, y + 0.4, 0.3, { pose: 'sit', hair: 'headset', flip: false });
  }

  stopwatch(s, 2.6, 4.4);
  s.pool(2.6, 5.4, 3, 'ey');
  s.box(0.4, 6.2, 0, 0.6, 6.6, 5.4, 'b', {
    R: f =>
      f.rect(0.3, 0.3, 6, 1, 'b3') +
      f.text('BÄST I DAG', 0.6, 0.45, 5.4, 0.7, 'ey z', FONT.wide) +
      [0, 1, 2, 3]
        .map(i =>
          f.text(
            ['1 GÅS 1.04', '2 FIA 1.07', '3 BO 1.09', '4 TEA 1.13'][i] ?? '',
            0.6,
            i ? 1.7 + i * 0.85 : 1.54,
            5,
            i ? 0.66 : 0.82,
            i ? 'ew z' : 'ey z',
            FONT.pixel,
            { align: 'left' },
          ),
        )
        .join(''),
  });
  for (const [i, ink] of (['r', 'y', 'p'] as const).entries()) pod(s, r, 22.6, 2.6 + i * 4.2, ink);
  for (let i = 0; i < 3; i++) s.pool(23.5, 4.2 + i * 4.2, 1.9, (['er', 'ey', 'ep'] as const)[i] ?? 'ey');

  // The controller, as big as a car, and people on it.
  s.ground(topFace(6.2, 12, 0, 9.4, 6.8).ellipse(4.7, 3.4, 4.7, 3.4, 'b1'));
  gamepad(s, 11.2, 15.4, 0, 'r');
  goose(s, 3, 17, 1.15);
  for (const [x, y, hair] of [
    [8.2, 12.4, 'pigtails'],
    [14.6, 13, 'frog'],
    [13.4, 18.4, 'afro'],
    [8.6, 18.6, 'beanie'],
  ] as const)
    person(s, r, x, y, 0, { pose: hair === 'afro' ? 'wheel' : 'hop', hair });

  // The counter that lends controllers, and its queue.
  s.box(18.2, 15.6, 0, 6.4, 1.7, 1.4, 'w', {
    L: f => f.rect(0.25, 0.22, 5.9, 0.96, 'b1') + f.text('LÅNA KONTROLL', 0.5, 0.4, 5.4, 0.6, 'w0 z', FONT.wide),
    T: f => (['r1', 'k1', 'y1', 'g1', 'p1'] as const).map((cls, i) => f.rect(0.5 + i * 1.15, 0.5, 0.8, 0.6, cls)).join(''),
  });
  for (const [x, hair] of [
    [19.6, 'bun'],
    [23, 'grey'],
  ] as const)
    person(s, r, x, 15, 0, { pose: 'wave', hair, top: 0 });
  for (let i = 0; i < 5; i++)
    person(s, r, 18.6 + i * 1.35, 18.2 + (i % 2) * 0.5, 0, { pose: i === 1 ? 'wheel' : r.pick(['stand', 'child', 'phone'] as const) });
  rope(s, 5.4, 11.2, 19.4, 11.2, 6);
  for (const [x, y] of [
    [5, 11.2],
    [20.6, 12.6],
    [16.6, 18.8],
  ] as const)
    matchPost(s, x, y, 4.4);
  for (const [x, y] of [
    [0.8, 1],
    [25.2, 1],
    [25.2, 14.2],
  ] as const)
    pot(s, x, y, { c: 'y' });
  block(4.8, 0, 21.6, 9.8);
  block(1, 2.6, 4.4, 6.4);
  block(21.8, 2, 25.8, 13.6);
  block(5.6, 11.6, 16, 19.2);
  block(1, 14.6, 6, 19);
  block(17.6, 14.2, 25, 19.6);
  put(14, 1.6, 9.8, 21, 11.8);
  put(8, 1.6, 6.6, 5, 14);
  put(6, 16.4, 11.8, 21.4, 14.6);
  return s;
}
