import { topFace, type Rect } from '../face.ts';
import { at3 } from '../iso.ts';
import type { Ink } from '../palette.ts';
import { person } from '../people/person.ts';
import { matchPost } from '../props/fire.ts';
import { bulbA, catenary, pole } from '../props/lines.ts';
import { blobTree, pot } from '../props/plants.ts';
import { beanbag, cat, stool } from '../props/things.ts';
import type { Rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

const n = (v: number) => v.toFixed(1);

/** The pot that feeds a night, as tall as a house, on a ring of flames. */
function giantPot(s: Scene, x: number, y: number): void {
  s.cyl(x, y, 0, 3.7, 0.9, 'k');
  const fire = [-2.6, -1.3, 0, 1.3, 2.6].map(d =>
    at3(
      x + d,
      y + 3.3 - Math.abs(d) * 0.9,
      0.5,
      '<path class="eb" d="M0 4q-7-2-4-10l4-9 4 9q3 8-4 10z"/><path class="ey z" d="M0 3q-4-2-2-6l2-4 2 4q2 4-2 6z"/>',
    ),
  );
  s.cyl(x, y, 0.9, 3.4, 5.6, 's', {
    sh: false,
    deco: ({ cx, cy, ty, rx, r2 }) => {
      const dot = (u: number, v: number, cls: string, k: number) =>
        `<ellipse class="${cls}" cx="${n(cx + u)}" cy="${n(ty + v)}" rx="${k * 1.5}" ry="${k}"/>`;
      return (
        `<ellipse class="o1" cx="${n(cx)}" cy="${n(ty)}" rx="${n(r2 * 0.9)}" ry="${n(r2 * 0.43)}"/><ellipse class="y2" cx="${n(cx)}" cy="${n(ty + 2)}" rx="${n(r2 * 0.84)}" ry="${n(r2 * 0.38)}"/>` +
        dot(-20, 2, 'r1', 3.4) +
        dot(-6, 9, 'w0', 3.2) +
        dot(9, -6, 'g1', 3.2) +
        dot(20, 5, 'r1', 3) +
        dot(-12, -7, 'y1', 3.2) +
        dot(4, 2, 'o0', 3.6) +
        `<path class="n" stroke-width="9" stroke-linecap="round" d="M${n(cx + 14)} ${n(ty + 4)}l26-62"/><path class="n" style="stroke:var(--w2)" stroke-width="6" stroke-linecap="round" d="M${n(cx + 14)} ${n(ty + 4)}l26-62"/>` +
        `<path class="k1" d="M${n(cx - rx - 2)} ${n(cy - 46)}h-10v16h10v-5h-5v-6h5z"/><path class="k1" d="M${n(cx + rx + 2)} ${n(cy - 46)}h10v16h-10v-5h5v-6h-5z"/>`
      );
    },
  });
  s.amend(solid => (solid.svg += fire.join('')));
  const steam = 'M-26-8q-12-14 0-28t0-28M-2-16q-12-14 0-28t0-30M20-8q-12-14 0-28t0-26';
  s.sky(
    at3(
      x - 0.6,
      y - 0.6,
      7.4,
      `<path class="n" stroke-width="7" stroke-linecap="round" d="${steam}"/><path class="n" style="stroke:var(--w0)" stroke-width="4.400" stroke-linecap="round" d="${steam}"/>`,
    ),
  );
  s.grow([(x - y) * 10, ((x + y) * 10) / 2 - 7.4 * 12 - 84]);
}

/** A long table with benches, bowls and people on both sides. */
function longTable(s: Scene, r: Rng, x: number, y: number, w: number, ink: Ink): void {
  const seats = Math.floor(w / 1.5);
  s.box(x, y, 0.9, w, 1.5, 0.15, ink, {
    hi: false,
    T: f =>
      [...Array(seats)]
        .map(
          (_, i) =>
            f.ellipse(0.8 + i * 1.5, 0.45, 0.28, 0.26, 'w0') +
            f.ellipse(0.8 + i * 1.5, 0.45, 0.18, 0.16, 'y2 z') +
            f.ellipse(1.2 + i * 1.5, 1.05, 0.28, 0.26, 'r1') +
            f.ellipse(1.2 + i * 1.5, 1.05, 0.18, 0.16, 'o1 z'),
        )
        .join(''),
  });
  for (const dx of [0.2, w - 0.5]) s.box(x + dx, y + 0.2, 0, 0.3, 1.1, 0.9, 'k', { sh: false, hi: false });
  for (let i = 0; i < seats; i++) {
    if ((i * 3 + Math.round(y)) % 7 !== 3)
      person(s, r, x + 0.8 + i * 1.5, y - 0.5, 0.15, { pose: r.pick(['stand', 'wave', 'phone', 'cheer', 'child'] as const) });
    if ((i * 5 + Math.round(x)) % 6 !== 2)
      person(s, r, x + 0.8 + i * 1.5, y + 2.2, 0.1, {
        pose: i === 2 ? 'wheel' : 'sit',
        flip: false,
        hair: r.pick(['headset', 'long', 'cap', 'bun', 'afro', 'hijab', 'beanie'] as const),
      });
  }
  s.box(x, y + 2.5, 0.4, w, 0.5, 0.12, 'o', { sh: false, hi: false });
}

/** The counter with its five dishes and the board above it. */
function counter(s: Scene, r: Rng): void {
  s.box(9.6, 0.4, 0, 15.6, 0.7, 7, 'r', {
    L: f =>
      f.rect(0.6, 0.5, 6.4, 3.8, 'k2') +
      ['GRYTA  DYGNET RUNT', 'BULLE  TILL DEN BREVID', 'KAFFE  VARNING: STARKT']
        .map((word, i) => f.text(word, 0.9, 0.8 + i * 1.15, 5.8, 0.7, i ? 'ew z' : 'ey z', FONT.pixel, { align: 'left' }))
        .join('') +
      f.text('LAN LOUNGE', 7.6, 0.9, 7.4, 2, 'w0 z', FONT.wide) +
      f.rects(
        [...Array(12)].map((_, i): Rect => [7.7 + i * 0.62, 3.5, 0.34, 0.34]),
        'ey z',
      ),
  });
  s.box(10.2, 2.6, 0, 12, 1.5, 1.5, 'w', {
    L: f =>
      f.rects(
        [...Array(12)].map((_, i): Rect => [i + 0.05, 0.1, 0.9, 1.2]),
        'w2 z',
      ),
    T: f =>
      [...Array(9)]
        .map((_, i) => f.ellipse(1 + i * 1.25, 0.75, 0.46, 0.4, (['y1', 'r0', 'g1', 'w0', 'o1', 'p1'] as const)[i % 6] ?? 'y1'))
        .join(''),
  });
  for (let i = 0; i < 5; i++)
    person(s, r, 11.2 + i * 2.4, 1.9, 0, { pose: i % 2 ? 'wave' : 'stand', hair: r.pick(['cap', 'bun', 'hijab'] as const), top: 5 });
  for (const x of [11.6, 15.6, 19.6]) s.pool(x, 5, 2.2, 'ey');
}

/** LAN Lounge: a giant pot, long tables, a corner with beanbags. */
export function lanLounge(): Scene {
  const { s, r, put, block } = placeBox('LAN LOUNGE', 'p', ['g0', 'g1'], [26, 20]);
  counter(s, r);
  giantPot(s, 4.6, 5);
  s.pool(5.4, 8.4, 4, 'ey');
  // A ladder, and the cook who stirs.
  s.box(7.4, 6.6, 0, 1.6, 1.6, 4.4, 'w', {
    L: f =>
      f.rects(
        [0.6, 1.4, 2.2, 3, 3.8].map((v): Rect => [0.2, v, 1.2, 0.24]),
        'w3 z',
      ),
  });
  person(s, r, 8.1, 7.3, 4.4, { pose: 'cheer', hair: 'cap', top: 5, scale: 1.2 });
  for (const [i, x] of [10, 11.5, 13, 14.5, 16, 17.5, 19, 20.5].entries())
    person(s, r, x, 5.4 + (i % 3) * 0.5, 0, { pose: i === 5 ? 'wheel' : r.pick(['stand', 'phone', 'box', 'child', 'bag'] as const) });

  for (const [x, y, w, ink] of [
    [10.4, 8.8, 9, 'y'],
    [3, 12.2, 7.6, 'r'],
    [12.4, 13.6, 7.6, 'b'],
  ] as const) {
    longTable(s, r, x, y, w, ink);
    s.pool(x + w / 2, y + 1, 3.2, 'ey');
  }

  const rug = topFace(20.6, 12.6, 0, 5.2, 6.6);
  s.ground(rug.ellipse(2.6, 3.3, 2.6, 3.3, 'p1') + rug.ellipse(2.6, 3.3, 2.1, 2.7, 'n', ' style="stroke:var(--w0)"'));
  for (const [x, y, ink] of [
    [22, 14, 'b'],
    [24.4, 15, 'r'],
    [22.4, 17, 'y'],
    [24.6, 18, 'g'],
  ] as const) {
    beanbag(s, x, y, ink);
    if (ink !== 'g') person(s, r, x, y + 0.3, 0.3, { pose: 'sit', flip: false, hair: 'headset' });
  }
  cat(s, 24.6, 18.2, 0.7, 'k');
  s.sky(at3(22, 14, 3.4, '<path class="w0" d="M0 0h9L3.500 7H9v3.400H-2L4.500 3.400H0zM13-13h7l-4.500 5.400H20v2.800h-9l5-5.600h-3z"/>'));
  // A clock that shows the wrong time.
  s.box(24.6, 9, 0, 0.5, 0.5, 5, 'k', { hi: false });
  s.add(
    24.2,
    9.1,
    5,
    1.4,
    0.3,
    2,
    at3(
      24.9,
      9.4,
      6.2,
      '<circle class="k1" r="21"/><circle class="w0" r="17.500"/><path class="n" stroke-width="1.200" d="M0-15v3M0 15v-3M15 0h-3M-15 0h3"/><path class="n" stroke-width="2.600" stroke-linecap="round" d="M0 0V-11M0 0H8"/><circle class="r1" r="2.200"/>',
    ),
  );
  for (const [x, y, ink] of [
    [1.6, 10.6, 'r'],
    [2.8, 17.6, 'y'],
    [7.4, 18, 'b'],
  ] as const)
    stool(s, x, y, ink);
  matchPost(s, 1, 18.8, 4.4);
  matchPost(s, 20.2, 12.2, 4.4);
  blobTree(s, 1.2, 1.4, 'p', 1);
  for (const [x, y] of [
    [11.4, 19],
    [20.2, 19.2],
    [1, 14.4],
  ] as const)
    pot(s, x, y, { c: 'r' });
  pole(s, 1, 9.2, 5.6);
  pole(s, 20.6, 8, 5.6);
  catenary(s, [1, 9.2, 5.6], [20.6, 8, 5.6], 0.9, 16, bulbA);
  block(0.4, 0.4, 9.2, 9.4);
  block(9.4, 0.4, 25.4, 7.2);
  block(9.8, 7.8, 20, 12);
  block(2.2, 11.2, 11, 15.4);
  block(11.8, 12.6, 20.4, 16.8);
  block(20.4, 12.4, 25.8, 19.4);
  put(8, 1, 9.4, 10, 11.6);
  put(12, 2, 15.6, 20, 19.5);
  put(6, 20, 7.6, 25, 12.2);
  return s;
}
