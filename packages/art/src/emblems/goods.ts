import { LOOK } from '../look.ts';
import type { Rect } from '../face.ts';
import { at3, project } from '../iso.ts';
import { person } from '../people/person.ts';
import { rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { flat, tube } from './flat.ts';
import { gamepad, keycap } from './objects.ts';
import { die } from './play.ts';

const square = '<path class="ln z" d="M-12-4h7v10h-7zM5-4h7v10h-7z"/>';

/** A headset with its microphone. */
export const headset = (s: Scene): void =>
  flat(
    s,
    tube('M-44-44Q-48-128 0-128T44-44', 'r1', 9) +
      '<rect class="k1" x="-60" y="-62" width="26" height="52" rx="10"/><rect class="r1" x="-56" y="-56" width="10" height="40" rx="4"/>' +
      '<rect class="k1" x="34" y="-62" width="26" height="52" rx="10"/><rect class="r2" x="46" y="-56" width="10" height="40" rx="4"/>' +
      tube('M-50-12Q-50 14-16 12', 'k1', 3) +
      '<rect class="k2" x="-20" y="4" width="24" height="15" rx="7"/><path class="n" style="stroke:var(--w0)" stroke-width="3" d="M-32-106q12-12 32-13"/>',
    [-64, -138, 64, 22],
  );

/** A keyboard with one red key. */
export function keyboard(s: Scene): void {
  s.box(-4.6, -2, 0, 9.2, 4, 0.7, 'k', {
    T: f => {
      const keys: Rect[] = [];
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 11; i++) if (!(row === 3 && i > 2 && i < 8)) keys.push([0.3 + i * 0.79, 0.3 + row * 0.86, 0.64, 0.68]);
      return (
        f.rects(keys, 'w0') +
        f.rect(2.67, 2.88, 3.8, 0.68, 'w1') +
        f.rects(
          [
            [0.3, 0.3, 0.64, 0.68],
            [8.2, 1.16, 0.64, 0.68],
          ],
          'r1',
        ) +
        f.rects([[1.88, 1.16, 0.64, 0.68]], 'y1')
      );
    },
    L: f => f.rect(0.2, 0.25, 8.8, 0.2, 'ep z'),
  });
  keycap(s, 3, 2.8, 0, 'H', 'r', 'w0');
}

/** A light mouse on its cable. */
export const mouse = (s: Scene): void =>
  flat(
    s,
    tube('M0-96q-6-34 26-40t40-22', 'k1', 5) +
      '<path class="w0" d="M-44-14q-4-84 44-84t44 84q-6 30-44 30t-44-30z"/><path class="w1 z" d="M8-97q36 6 35 83-6 29-43 29 40-40 8-112z"/>' +
      '<path class="n" d="M-44-44q44 14 88 0M0-97v55"/><rect class="r1" x="-6" y="-84" width="12" height="26" rx="6"/><path class="n" d="M-44-14q-4-84 44-84t44 84q-6 30-44 30t-44-30z"/><path class="ep z" d="M-30 2q30 14 60 0l-4 6q-26 10-52 0z"/>',
    [-48, -160, 70, 20],
  );

/** A wide screen with a game on it. */
export function monitor(s: Scene): void {
  s.box(-1.4, -0.8, 0, 2.8, 1.8, 0.25, 'k');
  s.box(-0.4, -0.2, 0.25, 0.8, 0.5, 1.4, 'k', { sh: false });
  s.box(-4.2, 0, 1.4, 8.4, 0.4, 5, 'k', {
    L: f =>
      f.rect(0.25, 0.25, 7.9, 4.5, 'b2') +
      f.rect(0.25, 3.6, 7.9, 1.15, 'g1 z') +
      f.ellipse(6.4, 1.5, 0.8, 0.8, 'ey z') +
      f.rects(
        [
          [1.2, 2.4, 1, 1.2],
          [1.5, 1.8, 0.4, 0.6],
          [3.4, 2.8, 1.6, 0.8],
          [3.8, 2, 0.8, 0.8],
        ],
        'r1 z',
      ) +
      f.rects([[0.5, 0.5, 2.2, 0.25]], 'eg z'),
  });
}

/** A console with two gamepads. */
export function consoleBox(s: Scene): void {
  s.box(-3.4, -3, 0, 5, 3.4, 1.2, 'k', {
    L: f => f.rect(0.4, 0.35, 2.4, 0.2, 'eb z') + f.ellipse(4.2, 0.6, 0.22, 0.22, 'ey z'),
    T: f => f.rect(0.6, 0.6, 3.8, 2.2, 'k0') + f.text(LOOK.name, 1.2, 1.1, 2.6, 1.2, 'ey z', FONT.poster),
  });
  s.part('');
  gamepad(s, -1.4, 3.6, 0, 'b');
  gamepad(s, 4.6, 1.6, 0, 'r');
}

export function gamingChair(s: Scene): void {
  s.cyl(0, 0, 0, 1.7, 0.25, 'k');
  s.cyl(0, 0, 0.25, 0.25, 1.3, 's', { sh: false });
  s.box(-1.9, -1.7, 1.5, 3.8, 3.4, 0.8, 'r', { T: f => f.rect(0.8, 0.6, 2.2, 2.2, 'k1') });
  s.box(-1.9, -2.3, 1.9, 3.8, 0.7, 5.4, 'r', {
    sh: false,
    L: f => f.rect(0.9, 1.2, 2, 3.4, 'k1') + f.rect(1, 0.3, 1.8, 0.6, 'w0') + f.text(LOOK.name, 1.15, 0.4, 1.5, 0.4, 'r1 z', FONT.poster),
  });
  s.box(-2.5, -1.2, 2.3, 0.6, 2, 1, 'k', { sh: false });
  s.box(1.9, -1.2, 2.3, 0.6, 2, 1, 'k', { sh: false });
}

/** A coil of network cable in all the districts' colours. */
export const coil = (s: Scene): void =>
  flat(
    s,
    (['r1', 'g1', 'k1', 'y1', 'b1', 'p1'] as const)
      .map(
        (ink, i) =>
          `<ellipse class="n" cx="0" cy="${-14 - i * 13}" rx="62" ry="28" stroke-width="13.6"/><ellipse class="n" style="stroke:var(--${ink})" cx="0" cy="${-14 - i * 13}" rx="62" ry="28" stroke-width="11"/>`,
      )
      .join('') +
      tube('M58-76Q96-92 84-124', 'p1', 9) +
      '<path class="eb" d="M74-126h20v-26H74z"/><path class="y1 z" d="M77-150h2.400v10h-2.400zM82-150h2.400v10h-2.400zM87-150h2.400v10h-2.400z"/>',
    [-72, -156, 98, 18],
  );

/** A coffee maker with a full pot. */
export function coffee(s: Scene): void {
  s.box(-2.4, -1.8, 0, 4.8, 3.6, 0.7, 'k');
  s.box(-2.4, -1.8, 0.7, 4.8, 1.4, 4.6, 'k', { sh: false, R: f => f.rect(0.4, 0.6, 0.6, 2.6, 'eb') });
  s.box(-2.4, -1.8, 5.3, 4.8, 3.6, 1.4, 'r', { sh: false, L: f => f.text('VAKEN', 0.8, 0.4, 3.2, 0.7, 'w0 z', FONT.poster) });
  s.cyl(0, 0.6, 0.7, 1.3, 2.6, ['eb', 'k2', 'k3'], { sh: false, r2: 1.1 });
  s.sky(
    at3(
      0,
      0.6,
      7,
      '<path class="n" style="stroke:var(--w0)" stroke-width="4" stroke-linecap="round" d="M-12-4q-8-10 0-18t0-18M10-4q-8-10 0-18t0-18"/>',
    ),
  );
  s.grow(project(0, 0.6, 11));
  s.cyl(3.6, 2.6, 0, 0.8, 1.3, 'w', {
    deco: ({ cx, ty }) => `<ellipse class="o2" cx="${cx.toFixed(1)}" cy="${ty.toFixed(1)}" rx="8.6" ry="4.2"/>`,
  });
}

/** A gift box with a bow, and a key of a keyboard. */
export function bundle(s: Scene): void {
  s.box(-3, -3, 0, 6, 6, 4, 'b', {
    L: f => f.rect(2.5, 0, 1, 4, 'y1'),
    R: f => f.rect(2.5, 0, 1, 4, 'y2'),
    T: f => f.rect(2.5, 0, 1, 6, 'y0') + f.rect(0, 2.5, 6, 1, 'y0'),
  });
  s.sky(
    at3(
      0,
      0,
      4,
      '<path class="y1" d="M0 0q-40-30-46-6T0 0q40-40 50-14T0 0z"/><path class="y2" d="M0 0l-18 24 4 6L4 4zM0 0l22 20 6-4L6-2z"/><ellipse class="y0" rx="8" ry="6"/>',
    ),
  );
  s.grow(project(0, 0, 7));
  keycap(s, -5.4, 2.6, 0, 'W', 'r', 'w0');
}

// Goods of the sellers in the bazaar.

/** Cast dice with flowers in them. */
export function castDice(s: Scene): void {
  die(s, -2.6, -0.6, 0, 2.6, 'p', [5, 3, 4]);
  die(s, 0.6, -1.8, 0, 2.6, 'y', [4, 5, 2]);
  die(s, -0.8, -1.2, 2.6, 2.2, 'b', [3, 1, 5]);
  die(s, -0.2, 2, 0, 1.7, 'r', [2, 4, 3]);
}

/** A pair of earrings made of circuit boards, on a card. */
export const earrings = (s: Scene): void =>
  flat(
    s,
    '<path class="w1" d="M-70 10V-118h140V10z"/><path class="w2 z" d="M-70 2H70v8H-70z"/>' +
      [-34, 34]
        .map(
          x =>
            `<g transform="translate(${x} -96)"><path class="n" style="stroke:var(--y2)" stroke-width="3" d="M0 0q8-14 0-18t-4 12M0 0v14"/><path class="g1" d="M-22 14h44v56h-44z"/><path class="g0 z" d="M-19 17h38v4h-38z"/><path class="k2" d="M-11 30h22v22h-22z"/><path class="s1 z" d="M-7 34h14v14h-14z"/><path class="n" style="stroke:var(--y1)" stroke-width="2" d="M-16 26v-6M-8 26v-6M0 26v-6M8 26v-6M16 26v-6M-14 62h28"/><circle class="r1" cx="-15" cy="58" r="3"/></g>`,
        )
        .join(''),
    [-72, -120, 72, 12],
  );

/** A knitted frog hat. */
export const frogHat = (s: Scene): void =>
  flat(
    s,
    '<circle class="g1" cx="-34" cy="-98" r="24"/><circle class="g1" cx="34" cy="-98" r="24"/><path class="g1" d="M-66-14q-6-88 66-88t66 88z"/><path class="g2 z" d="M22-99q44 14 43 85H36q10-50-14-85z"/>' +
      '<circle class="w0" cx="-34" cy="-100" r="14"/><circle class="w0" cx="34" cy="-100" r="14"/><path class="ln z" d="M-39-106h10v13h-10zM29-106h10v13H29z"/>' +
      '<path class="g2" d="M-74-16h148v28H-74z"/><path class="n" stroke-width="1.6" d="M-58-16v28M-42-16v28M-26-16v28M-10-16v28M6-16v28M22-16v28M38-16v28M54-16v28"/><path class="n" stroke-width="3" d="M-28-50q28 22 56 0"/><path class="p1 z" d="M-48-56h12v8h-12zM36-56h12v8H36z"/>',
    [-76, -126, 76, 14],
  );

/** Ink, pen and a portrait on paper. */
export const portrait = (s: Scene): void =>
  flat(
    s,
    '<path class="w0" d="M-70-6l20-118 92 16-20 118z"/><g transform="translate(-12-56)rotate(10)"><circle class="p0" r="30"/><path class="k1" d="M-32-4q-2-34 32-34t32 34q-14-18-32-18T-32-4z"/>' +
      square +
      '<path class="n" stroke-width="3" d="M-8 16q8 7 16 0"/></g><path class="b2" d="M46 8V-30h8v-12h26v12h8V8z"/><path class="b0 z" d="M50-26h6V2h-6z"/><path class="k2" d="M50-46h34v8H50z"/><path class="y1" d="M34-118l10-34 8 2-4 36z"/><path class="k2" d="M34-118l14 4-14 34z"/>',
    [-72, -154, 90, 12],
  );

/** Second-hand game cartridges. */
export function cartridges(s: Scene): void {
  const one = (x: number, y: number, z: number, ink: 's' | 'k' | 'y' | 'r', label: string) =>
    s.box(x, y, z, 3.4, 0.9, 3.6, ink, {
      L: f =>
        f.rect(0.5, 0.5, 2.4, 1.9, label) +
        f.rects(
          [0.5, 1, 1.5, 2, 2.5].map((u): Rect => [u, 2.8, 0.25, 0.8]),
          `${ink}2 z`,
        ) +
        f.ellipse(1.7, 1.4, 0.5, 0.5, 'w0'),
    });
  one(-3.4, -2, 0, 's', 'b1');
  one(-2.4, -0.4, 0, 'y', 'r1');
  one(-1.4, 1.2, 0, 'k', 'p1');
  s.box(2.2, -2.2, 0, 3, 3, 0.9, 'r', { T: f => f.text('1 KR', 0.5, 0.9, 2, 1.1, 'w0 z', FONT.poster) });
}

/** A miniature in armour with its pots of paint. */
export function miniature(s: Scene): void {
  s.cyl(0, 0, 0, 2.1, 0.5, 'k');
  s.part('');
  s.add(
    -1,
    -1,
    0.5,
    2,
    2,
    6,
    at3(
      0,
      0,
      0.5,
      '<path class="s1" d="M-26 0l4-44h44l4 44H8v-22H-8V0z"/><path class="s2 z" d="M12-44h10l4 44H10v-20z"/><path class="b1" d="M-30-44q-4-44 30-44t30 44z"/><path class="b2 z" d="M8-87q24 6 22 43H14q4-24-6-43z"/><path class="s0" d="M-46-46q-4-30 16-32 12 6 10 34zM46-46q4-30-16-32-12 6-10 34z"/><path class="s1" d="M-18-88q0-34 18-34t18 34z"/><path class="ln z" d="M-12-104h24v6h-24z"/><path class="r1" d="M-4-122h8v-18q-8 2-8 18z"/><path class="s0" d="M46-40l8-78 6 1-6 78z"/><path class="y1" d="M40-44h20v6H40z"/><path class="y1 z" d="M-6-70H6v12H-6z"/>',
    ),
  );
  s.grow([-52, -150], [64, 10]);
  for (const [x, y, ink] of [
    [-3.4, 2.4, 'r'],
    [-1.6, 3.6, 'y'],
    [0.6, 4, 'b'],
  ] as const)
    s.cyl(x, y, 0, 0.7, 1.2, ink, {
      deco: ({ cx, ty }) => `<ellipse class="w0" cx="${cx.toFixed(1)}" cy="${ty.toFixed(1)}" rx="7" ry="3.5"/>`,
    });
}

/** Keycaps of brass on a board of birch. */
export function woodKeys(s: Scene): void {
  s.box(-4.6, -2, 0, 9.2, 4.4, 0.8, 'w', {
    L: f =>
      f.rects(
        [
          [0.5, 0.3, 3, 0.08],
          [4.6, 0.5, 3.6, 0.08],
        ],
        'w3 z',
      ),
  });
  keycap(s, -4.2, -1.4, 0.8, 'Å', 'y', 'k2');
  keycap(s, -1.2, -1.4, 0.8, 'Ä', 'y', 'k2');
  keycap(s, 1.8, -1.4, 0.8, 'Ö', 'y', 'k2');
}

/** A crate of comics. */
export function comics(s: Scene): void {
  s.box(-3, -2.4, 0, 6, 0.3, 3, 'o');
  const cover = (y: number, ink: 'r' | 'b' | 'y' | 'p' | 'g', word: string) =>
    s.box(-2.4, y, 0.4, 4.8, 0.25, 5.2, ink, {
      sh: false,
      hi: false,
      L: f =>
        f.rect(0.3, 0.3, 4.2, 1.2, 'w0') +
        f.text(word, 0.5, 0.45, 3.8, 0.9, `${ink}2 z`, FONT.poster) +
        f.ellipse(2.4, 3.4, 1.3, 1.2, `${ink}0`),
    });
  cover(-1.7, 'g', 'SAGA');
  cover(-0.7, 'b', 'BAM');
  cover(0.3, 'p', 'NYA');
  cover(1.3, 'y', 'POFF');
  s.box(-3, 1.9, 0, 6, 0.3, 2.2, 'o', { L: f => f.text('SERIER', 1, 0.6, 4, 1, 'w0 z', FONT.poster) });
  s.box(2.7, -2.4, 0, 0.3, 4.6, 2.2, 'o', { hi: false });
}

/** A soft toy that looks mildly disappointed. */
export const plush = (s: Scene): void =>
  flat(
    s,
    '<ellipse class="p1" cx="-34" cy="-6" rx="20" ry="14"/><ellipse class="p1" cx="34" cy="-6" rx="20" ry="14"/><path class="p1" d="M-44-4q-8-58 44-58T44-4Q28 10 0 10T-44-4z"/><ellipse class="p0" cy="-18" rx="24" ry="22"/>' +
      '<ellipse class="p1" cx="-34" cy="-128" rx="12" ry="32" transform="rotate(-14-34-128)"/><path class="p1" d="M22-108q6-44 26-32 18 12-4 26-4 10-8 14z"/><circle class="p1" cy="-84" r="46"/><path class="p2 z" d="M26-122q26 22 18 54-8 22-28 27 24-38 10-81z"/><circle class="n" cy="-84" r="46"/>' +
      '<path class="ln z" d="M-24-92h8v12h-8zM14-92h8v12h-8z"/><path class="n" stroke-width="3" d="M-31-97l14-6M29-97l-14-6M-10-62q9-8 18 0"/><path class="r1 z" d="M-4-78h8l-4 6z"/><path class="n" stroke-width="1.6" stroke-dasharray="4 3" d="M0-40V8"/><path class="w0" d="M30-52l14 4-4 14-14-4z"/>',
    [-56, -164, 56, 14],
  );

/** Pins and patches on the back of a jacket. */
export const jacket = (s: Scene): void =>
  flat(
    s,
    '<path class="b2" d="M-56-116l-38 26 16 60 20-8V10H58v-48l20 8 16-60-38-26z"/><path class="b1" d="M-58 10v-104l26-24h64l26 24V10z"/><path class="b2" d="M-32-118q32 20 64 0l-8-14h-48z"/><path class="n" stroke-width="1.6" stroke-dasharray="5 3" d="M-50 2H50M-50-84H50"/>' +
      '<circle class="y1" cy="-50" r="27"/><path class="r1" d="M0-30C-14-30-14-46-6-54-4-60-2-66 2-72 2-60 14-56 13-44 12-34 6-30 0-30z"/><path class="w0" d="M-48-74h20v16h-20z"/><path class="r1 z" d="M-44-70h12v8h-12z"/><circle class="p1" cx="40" cy="-66" r="10"/><path class="ln z" d="M35-70h3v5h-3zM41-70h3v5h-3z"/><path class="g1" d="M-48-18l12-14 12 14z"/><path class="y0" d="M32-18l4-9 4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6z"/>',
    [-96, -134, 96, 14],
  );

/** Someone asleep with the chin on the keyboard; the screen is full of h. */
export function asleepAtKeys(s: Scene): void {
  s.box(-4, -1.8, 0, 8, 4.2, 2, 'w');
  s.box(-2.8, -1.4, 2.4, 5.6, 0.35, 3.6, 'k', {
    sh: false,
    L: f => f.rect(0.2, 0.2, 5.2, 3.2, 'b3') + [0, 1, 2, 3].map(i => f.text('hhhhhhhhhh', 0.5, 0.5 + i * 0.68, 4.6, 0.5, 'eg z')).join(''),
  });
  s.box(-2.2, 0.4, 2, 4.4, 1.4, 0.25, 'k', {
    sh: false,
    hi: false,
    T: f =>
      f.rects(
        [...Array(24)].map((_, i): Rect => [0.2 + (i % 8) * 0.51, 0.15 + Math.floor(i / 8) * 0.4, 0.4, 0.3]),
        'w0 z',
      ),
  });
  s.add(
    -1.4,
    0.9,
    2.3,
    2.8,
    1.6,
    2,
    at3(
      0.1,
      1.5,
      2.2,
      '<g class="a1 t3 h1 l0"><path fill="var(--tp)" d="M-30 34Q-40 4-10 0h24q30 6 20 38z"/><ellipse fill="var(--sk)" cx="-4" cy="-10" rx="24" ry="19"/><path fill="var(--hr)" d="M-28-12q-4-22 22-24 30-2 28 24-6-10-24-12-16 0-26 12z"/><path class="n" stroke-width="2" d="M-16-6q4 4 8 0M2-6q4 4 8 0"/><path class="n" stroke-width="1.6" d="M-6 2q3 2 6 0"/></g>',
    ),
  );
  s.sky(at3(1.6, 0.6, 5, '<path class="w0" d="M0 0h11L4 9h7v4H-3l8-9H0zM16-18h9l-6 8h6v4H14l6-8h-4z"/>'));
}

/** A knight in full armour at a bus stop. */
export function knightAtBus(s: Scene): void {
  s.cyl(3.6, -1, 0, 0.16, 7.4, 'k');
  s.box(2.9, -1.1, 5.2, 1.6, 0.3, 2.4, 'y', {
    sh: false,
    L: f => f.text('BUSS', 0.2, 0.3, 1.2, 0.5, 'k2 z', FONT.poster) + f.text('7', 0.4, 1, 0.8, 1.1, 'r1 z', FONT.poster),
  });
  s.box(-4.2, -2.4, 0, 6, 0.3, 5, ['eb', 'eb', 'eb'], { hi: false });
  s.box(-4.2, -2.2, 0.9, 5.4, 1.1, 0.25, 'o');
  s.add(
    -1,
    0.6,
    0,
    2,
    1,
    6,
    at3(
      -0.4,
      1.2,
      0,
      '<path class="s2" d="M-18 0v-40h36V0H4v-26h-8V0z"/><path class="s1" d="M-24-40q-6-46 24-46t24 46z"/><path class="s0 z" d="M-18-46q-2-28 10-34-4 20-2 34z"/><path class="s1" d="M-18-86q-2-40 18-40t18 40z"/><path class="ln z" d="M-14-106h28v5h-28zM-2-100h4v12h-4z"/><path class="r1" d="M-2-126q-14-24 14-32-8 16 0 32z"/><path class="s1" d="M24-78q16 4 14 38h-10q0-20-8-28z"/><path class="b1" d="M-52-66h32v30q0 16-16 22-16-6-16-22z"/><path class="y1" d="M-36-30C-48-30-47-42-40-48-40-54-37-57-33-62-33-54-24-50-25-41-26-33-30-30-36-30z"/>',
    ),
  );
  s.grow([-60, -166], [60, 20]);
}

const pad = (x: number, y: number, turn: number, ink: string) =>
  at3(
    x,
    y,
    3.1,
    `<g transform="rotate(${turn})scale(.34)"><path class="${ink}1" stroke-width="3" d="M-58 22Q-62-22-30-26H30Q62-22 58 22 52 40 38 34 28 18 18 16H-18Q-28 18-38 34-52 40-58 22z"/><path class="k2" stroke-width="3" d="M-36-12h8v-8h9v8h8v9h-8v8h-9v-8h-8z"/><circle class="r1" cx="28" cy="-8" r="8"/></g>`,
  );

/** Twelve gamepads in a sink. Someone washed them. */
export function padSink(s: Scene): void {
  s.box(-4, -3, 0, 8, 6, 3, 'w', {
    T: f => f.rect(0.6, 0.6, 6.8, 4.8, 's0') + f.rect(0.9, 0.9, 6.2, 4.2, 'eb'),
    L: f => f.rect(0.4, 0.5, 7.2, 0.2, 'w2 z'),
  });
  s.cyl(0, -2.8, 3, 0.3, 2.6, 's', { sh: false });
  s.box(-0.3, -2.9, 5.4, 0.6, 2, 0.5, 's', { sh: false });
  const pads = [
    [-2.4, -1.4, -20, 'b'],
    [-0.6, -1.6, 10, 'r'],
    [1.4, -1.4, -8, 'y'],
    [-2.6, 0.2, 14, 'p'],
    [-0.8, 0.2, -16, 'g'],
    [1.2, 0.2, 22, 'b'],
    [2.6, -0.4, 40, 'r'],
    [-2, 1.6, 6, 'y'],
    [-0.2, 1.6, 20, 's'],
    [1.6, 1.6, -14, 'p'],
    [2.8, 1.2, 8, 'g'],
    [0.4, 0.9, -30, 'r'],
  ] as const;
  s.add(-3, -2, 3.05, 6, 4, 0.6, pads.map(([x, y, turn, ink]) => pad(x, y, turn, ink)).join(''));
  s.sky(
    [
      [-1.4, -0.4],
      [0.4, -0.8],
      [2, 0.8],
      [-2.8, 1],
    ]
      .map(([x = 0, y = 0]) =>
        at3(x, y, 3.5, '<circle class="w0" r="5" fill-opacity=".9"/><circle class="w0" cx="7" cy="3" r="3.4" fill-opacity=".9"/>'),
      )
      .join(''),
  );
}

/** The arcade's high score: ten places, the same three letters. */
export function highScore(s: Scene): void {
  s.box(-3, -0.6, 0, 6, 1.4, 9, 'p', {
    L: f => {
      const rows = [...Array(10)].map(
        (_, i) =>
          f.text(`${i + 1} GUN`, 0.9, 2.2 + i * 0.5, 1.8, 0.38, i ? 'eg z' : 'ey z') +
          f.text(String(99900 - i * 4200), 3.4, 2.2 + i * 0.5, 1.7, 0.38, i ? 'ew z' : 'ey z'),
      );
      return (
        f.rect(0.4, 0.3, 5.2, 1.2, 'y1') +
        f.text('TOPP 10', 0.8, 0.5, 4.4, 0.8, 'k2 z', FONT.poster) +
        f.rect(0.4, 1.8, 5.2, 5.6, 'k3') +
        rows.join('')
      );
    },
  });
  s.box(-3, 0.8, 0, 6, 1.8, 2, 'p', {
    T: f =>
      f.ellipse(1.2, 0.9, 0.35, 0.35, 'k2') +
      f.ellipse(3, 0.9, 0.4, 0.4, 'r1') +
      f.ellipse(4.2, 0.7, 0.4, 0.4, 'y1') +
      f.ellipse(5, 1.1, 0.4, 0.4, 'b1'),
  });
}

/** Two strangers who share a power strip. */
export function powerStrip(s: Scene): void {
  s.box(-4, -0.6, 0, 8, 2, 0.8, 'w', {
    T: f =>
      [0.8, 2.4, 4, 5.6]
        .map(
          u => f.ellipse(u + 0.5, 1, 0.6, 0.6, 'w2') + f.ellipse(u + 0.34, 1, 0.1, 0.1, 'k2 z') + f.ellipse(u + 0.66, 1, 0.1, 0.1, 'k2 z'),
        )
        .join('') + f.rect(6.9, 0.6, 0.7, 0.8, 'er'),
  });
  s.box(-1.5, 0, 0.8, 0.9, 0.9, 1, 'k', { sh: false });
  s.box(1.6, 0, 0.8, 0.9, 0.9, 1, 'k', { sh: false });
  const cable = (points: readonly (readonly [number, number, number])[], ink: string) =>
    `<g>${s.line3(points, 5)}${s.line3(points, 3).replace('class="n "', `class="n" style="stroke:var(--${ink})"`)}</g>`;
  s.sky(
    cable(
      [
        [-1.1, 0.4, 1.8],
        [-1.8, 1, 2.6],
        [-3.6, 2.4, 1.4],
        [-4.2, 3.2, 0],
      ],
      'b1',
    ) +
      cable(
        [
          [2, 0.4, 1.8],
          [2.6, 1.6, 2.6],
          [3.4, 2.8, 1],
          [3.6, 3.6, 0],
        ],
        'p1',
      ),
  );
  const r = rng('strip');
  person(s, r, -2, 3.8, 0, { pose: 'wave', hair: 'headset', top: 1, scale: 1.8, flip: false });
  person(s, r, 1.6, 3.8, 0, { pose: 'wave', hair: 'hijab', top: 3, scale: 1.8, flip: true });
}
