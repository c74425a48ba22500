import { LOOK } from '../look.ts';
import type { Light, Ink } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { flame } from '../props/fire.ts';
import { project, polygon } from '../iso.ts';
import { round, FONT } from '../type.ts';
import { topFace } from '../face.ts';

/** A key of a keyboard. */
export function keycap(s: Scene, x: number, y: number, z: number, ch: string, c: Ink = 'w', fg = 'k2') {
  const h = 1.3,
    k = 2.6,
    i = 0.35;
  const q = (u: number, v: number, zz: number) => project(x + u, y + v, z + zz);
  s.shadow(x, y, k, k, h, z);
  const g =
    polygon([q(i, k - i, h), q(k - i, k - i, h), q(k, k, 0), q(0, k, 0)], c + '1') +
    polygon([q(k - i, k - i, h), q(k - i, i, h), q(k, 0, 0), q(k, k, 0)], c + '2') +
    polygon([q(i, i, h), q(k - i, i, h), q(k - i, k - i, h), q(i, k - i, h)], c + '0') +
    topFace(x + i, y + i, z + h, k - 2 * i, k - 2 * i).text(ch, 0.4, 0.42, k - 2 * i - 0.8, k - 2 * i - 0.84, fg + ' z', FONT.poster);
  s.add(x, y, z, k, k, h, g);
}

/** A burning trophy. */
export function trophy(s: Scene, x: number, y: number, z = 0, c: Ink = 'y') {
  s.box(x - 1.6, y - 1.6, z, 3.2, 3.2, 1.2, 'k', {
    L: f => f.rect(0.5, 0.3, 2.2, 0.6, 'y1') + f.text('GG', 0.9, 0.4, 1.4, 0.4, 'k2 z', FONT.poster),
  });
  s.cyl(x, y, z + 1.2, 1, 0.4, c, { sh: false });
  s.cyl(x, y, z + 1.6, 0.35, 1.5, c, { sh: false, r2: 0.3 });
  const [a, b] = project(x, y, z + 4.4);
  s.add(
    x - 2.6,
    y - 2.6,
    z + 2.9,
    5.2,
    5.2,
    0.1,
    `<path class="n" stroke-width="6.5" d="M${round(a - 18)} ${round(b - 22)}q-22-4-18 14 4 14 22 16M${round(a + 18)} ${round(b - 22)}q22-4 18 14-4 14-22 16"/><path class="n" style="stroke:var(--${c}1)" stroke-width="4" d="M${round(a - 18)} ${round(b - 22)}q-22-4-18 14 4 14 22 16M${round(a + 18)} ${round(b - 22)}q22-4 18 14-4 14-22 16"/>`,
  );
  s.cyl(x, y, z + 3.1, 0.5, 1.2, c, { sh: false, r2: 1.5 });
  s.cyl(x, y, z + 4.3, 1.5, 2.2, c, {
    sh: false,
    r2: 1.9,
    deco: ({ cx, ty, r2 }) =>
      `<ellipse class="${c}3 z" cx="${round(cx)}" cy="${round(ty)}" rx="${round(r2 * 0.82)}" ry="${round(r2 * 0.41)}"/>`,
  });
  const [a2, b2] = project(x, y, z + 6.4);
  s.add(x - 0.3, y - 0.3, z + 6.6, 0.6, 0.6, 3, `<g transform="translate(${round(a2)} ${round(b2 + 6)})">${flame(34)}</g>`);
}

/** A ticket lying flat. */
export function ticket(s: Scene, x: number, y: number, z: number, c: Ink = 'r', t = '4 DAGAR') {
  s.box(x, y, z, 7, 3.4, 0.16, c, {
    T: f =>
      f.rect(0.3, 0.3, 6.4, 2.8, 'n', ' style="stroke:var(--w0)"') +
      f.line(
        [
          [5, 0],
          [5, 3.4],
        ],
        1.2,
        '',
        ' style="stroke:var(--w0)" stroke-dasharray="3 3"',
      ) +
      f.text(t, 0.7, 0.8, 3.9, 1.8, 'w0 z', FONT.wide) +
      f.text(LOOK.name, 5.3, 1.2, 1.3, 1, 'w0 z', FONT.poster),
  });
}

/** A match as long as a bench. */
export function bigMatch(s: Scene, x: number, y: number, z: number, len = 9, lit = true) {
  s.box(x, y, z, len, 0.9, 0.9, 'w', {
    L: f =>
      f.rects(
        [
          [1, 0.3, 2, 0.07],
          [4, 0.6, 2.6, 0.07],
        ],
        'w3 z',
      ),
  });
  const [a, b] = project(x + len + 0.2, y + 0.45, z + 0.45);
  s.add(
    x + len,
    y - 0.3,
    z - 0.2,
    1.6,
    1.6,
    1.6,
    `<g transform="translate(${round(a)} ${round(b)})"><ellipse class="r1" rx="15" ry="11" transform="rotate(26)"/><ellipse class="r0 z" cx="-5" cy="-5" rx="5" ry="2.6" transform="rotate(26)"/>${lit ? `<g transform="translate(2 -4)">${flame(44)}</g>` : ''}</g>`,
  );
}

/** A game controller. */
export function gamepad(s: Scene, x: number, y: number, z = 0, c: Ink = 'b') {
  const [a, b] = project(x, y, z);
  s.grow([a - 62, b - 30], [a + 68, b + 46]);
  s.shadows.push(`M${round(a - 44)} ${round(b + 16)}a58 20 0 1 1 116 0a58 20 0 1 1-116 0z`);
  s.add(
    x - 3,
    y - 3,
    z,
    6,
    6,
    2,
    `<g transform="translate(${round(a)} ${round(b)})"><path class="${c}2" d="M-58 22Q-62-22-30-26H30Q62-22 58 22 52 40 38 34 28 18 18 16H-18Q-28 18-38 34-52 40-58 22z" transform="translate(4 5)"/><path class="${c}1" d="M-58 22Q-62-22-30-26H30Q62-22 58 22 52 40 38 34 28 18 18 16H-18Q-28 18-38 34-52 40-58 22z"/><path class="${c}0 z" d="M-50-2Q-46-20-28-22H28q10 0 16 6-8-2-16-2H-28q-14 0-22 16z"/><path class="k2" d="M-36-12h8v-8h9v8h8v9h-8v8h-9v-8h-8z"/><circle class="r1" cx="24" cy="-14" r="5"/><circle class="y1" cx="36" cy="-6" r="5"/><circle class="p1" cx="24" cy="2" r="5"/><circle class="g1" cx="12" cy="-6" r="5"/><path class="w0" d="M-5-18h10v4H-5z"/></g>`,
  );
}

/** An old television with a game on it. */
export function crt(s: Scene, x: number, y: number, z: number, c: Ink = 's', e: Light = 'eg') {
  s.box(x, y, z, 3.4, 3, 3, c, {
    L: f =>
      f.rect(0.3, 0.3, 2.4, 2.2, 'k2') +
      f.rect(0.5, 0.5, 2, 1.8, e) +
      f.rects(
        [
          [0.8, 1.5, 0.4, 0.4],
          [1.2, 1.1, 0.4, 0.4],
          [1.6, 1.5, 0.4, 0.4],
        ],
        'k2 z',
      ) +
      f.ellipse(3.05, 0.7, 0.16, 0.16, 'k2') +
      f.ellipse(3.05, 1.3, 0.16, 0.16, 'r1'),
  });
}
