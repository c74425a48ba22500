import type { Face } from '../face.ts';
import type { Ink } from '../palette.ts';
import type { Scene, Decor } from '../scene.ts';
import { project, coords, polygon, LIFT } from '../iso.ts';
import { rng, type Rng } from '../rng.ts';
import { signLight, wallGlow } from '../night/spill.ts';
import { round, FONT } from '../type.ts';

export interface BuildingOptions extends Decor {
  floors?: number;
  /** Windows across the left and right side. */ cl?: number;
  cr?: number;
  z?: number;
  noWin?: boolean;
  /** Share of dark windows. */ dark?: number;
  /** The ground floor is a shop. */ shop?: boolean;
  roof?: string;
  roofStuff?: boolean;
}
export interface SignOptions {
  d?: number;
  /** Ink of the box. */ c?: Ink;
  bg?: string;
  fg?: string;
  /** Letters stacked. */ v?: boolean;
  font?: string;
  deco?: (face: Face) => string;
}
/** Windows in the colours of different rooms: lamp, screen, lampshade, curtain. One path for each colour. */
function windows(
  f: Face,
  columns: number,
  rows: number,
  lights: readonly string[],
  r: Rng,
  skip: (i: number, j: number) => boolean,
): string {
  const whose = [...Array(columns * rows)].map((_, i) =>
    skip(i % columns, Math.floor(i / columns)) ? '' : (lights[[0, 0, 0, 0, 1, 1, 2, 2, 3][r.int(0, 8)] ?? 0] ?? ''),
  );
  return [...new Set(whose)]
    .filter(Boolean)
    .map(light => f.grid(columns, rows, { cls: `${light} z`, skip: (i, j) => whose[j * columns + i] !== light }))
    .join('');
}

/** A house with windows, some lit, and clutter on its roof. */
export function building(s: Scene, x: number, y: number, w: number, d: number, h: number, c: Ink, o: BuildingOptions = {}) {
  const fl = o.floors || Math.max(1, Math.round(h / 2)),
    cl = o.cl || Math.max(1, Math.round(w / 1.3)),
    cr = o.cr || Math.max(1, Math.round(d / 1.3));
  const r = rng(x * 7 + y * 13 + h);
  const z = o.z || 0;
  s.box(x, y, z, w, d, h, c, {
    L: f =>
      (o.noWin
        ? ''
        : windows(f, cl, fl, ['gl', 'gc', 'gm', 'gp'], r, (i, j) => r() < (o.dark ?? 0.35) || (o.shop === true && j === fl - 1)) +
          f.grid(cl, fl, { cls: c + '3 z', skip: (i, j) => r() < 0.6 || (o.shop === true && j === fl - 1) })) + (o.L ? o.L(f) : ''),
    R: f =>
      (o.noWin
        ? ''
        : windows(f, cr, fl, ['gm', 'gl', 'gc', 'gp'], r, (i, j) => r() < (o.dark ?? 0.35) || (o.shop === true && j === fl - 1)) +
          f.grid(cr, fl, { cls: c + '3 z', skip: (i, j) => r() < 0.6 || (o.shop === true && j === fl - 1) })) + (o.R ? o.R(f) : ''),
    T: f => f.rect(0.25, 0.25, w - 0.5, d - 0.5, o.roof || `${c}1`) + (o.T ? o.T(f) : ''),
  });
  if (o.roofStuff !== false) {
    const zz = z + h;
    if (w > 2 && d > 2) {
      s.box(x + 0.5, y + 0.5, zz, 0.9, 0.8, 0.7, 's', { L: f => f.rect(0.15, 0.15, 0.6, 0.4, 'k1 z') });
      if (r.chance(0.6)) s.cyl(x + w - 0.9, y + 0.9, zz, 0.45, 1.1, r.pick(['w', 's', 'g']));
      else antenna(s, x + w - 0.7, y + 0.7, zz, 2);
    }
  }
}

/** The neon tube round a sign, at night. */
const tube = (f: Face, w: number, h: number, light: string) => {
  const bar = 0.09;
  const [a, b] = [w - 0.2, h - 0.2];
  return f.rects(
    [
      [0.1, 0.1, a, bar],
      [0.1, 0.1 + b - bar, a, bar],
      [0.1, 0.1, bar, b],
      [0.1 + a - bar, 0.1, bar, b],
    ],
    `${light} glow`,
  );
};

/** A roof antenna with a red lamp. */
export function antenna(s: Scene, x: number, y: number, z: number, h: number) {
  const [a, b] = project(x, y, z);
  s.add(
    x - 0.1,
    y - 0.1,
    z,
    0.2,
    0.2,
    h,
    `<path class="n" d="M${round(a)} ${round(b)}v${round(-h * LIFT)}m-4 5h8m-6 4h4"/><circle class="er blink" cx="${round(a)}" cy="${round(b - h * LIFT)}" r="1.6"/>`,
  );
}

/** A sign on the lower left side of something. */
export function signL(s: Scene, x: number, y: number, z: number, w: number, h: number, txt: string, o: SignOptions = {}) {
  const light = signLight(o.bg, o.fg);
  wallGlow(s, 'L', [x, y, z], w, h, light);
  if (z < 6) s.lamp(x + w / 2, y + 1.4, 1.6 + w * 0.35 + Math.max(0, 2.4 - z * 0.4), light);
  s.box(x, y, z, w, o.d || 0.25, h, o.c || 'k', {
    sh: false,
    hi: false,
    L: f =>
      f.rect(0.1, 0.1, w - 0.2, h - 0.2, o.bg || 'k2') +
      tube(f, w, h, light) +
      (o.v
        ? f.vtext(txt, 0.2, 0.2, w - 0.4, h - 0.4, ((o.fg === 'w0' ? 'ew' : o.fg) || 'ey') + ' z', o.font || FONT.kana)
        : f.text(txt, 0.25, 0.22, w - 0.5, h - 0.44, ((o.fg === 'w0' ? 'ew' : o.fg) || 'ey') + ' z', o.font || FONT.pixel)) +
      (o.deco ? o.deco(f) : ''),
  });
}

/** A sign on the lower right side of something. */
export function signR(s: Scene, x: number, y: number, z: number, d: number, h: number, txt: string, o: SignOptions = {}) {
  const light = signLight(o.bg, o.fg);
  wallGlow(s, 'R', [x, y, z], d, h, light);
  if (z < 6) s.lamp(x + 1.4, y - d / 2, 1.6 + d * 0.35 + Math.max(0, 2.4 - z * 0.4), light);
  s.box(x, y, z, o.d || 0.25, d, h, o.c || 'k', {
    sh: false,
    hi: false,
    R: f =>
      f.rect(0.1, 0.1, d - 0.2, h - 0.2, o.bg || 'k2') +
      tube(f, d, h, light) +
      (o.v
        ? f.vtext(txt, 0.2, 0.2, d - 0.4, h - 0.4, ((o.fg === 'w0' ? 'ew' : o.fg) || 'ey') + ' z', o.font || FONT.kana)
        : f.text(txt, 0.25, 0.22, d - 0.5, h - 0.44, ((o.fg === 'w0' ? 'ew' : o.fg) || 'ey') + ' z', o.font || FONT.pixel)),
  });
}

/** A striped awning that falls towards the viewer. */
export function awning(
  s: Scene,
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  drop: number,
  a: string,
  b: string,
  n = 6,
  side: 'L' | 'R' = 'L',
) {
  let g = '';
  if (side === 'L') {
    for (let i = 0; i < n; i++) {
      const u0 = x + (w * i) / n,
        u1 = x + (w * (i + 1)) / n;
      g += polygon([project(u0, y, z), project(u1, y, z), project(u1, y + d, z - drop), project(u0, y + d, z - drop)], i % 2 ? a : b, '');
      const m = project((u0 + u1) / 2, y + d, z - drop - 0.42);
      g += `<path class="${i % 2 ? a : b}" d="M${coords(project(u0, y + d, z - drop))}Q${coords(m)} ${coords(project(u1, y + d, z - drop))}z"/>`;
    }
    s.add(x, y, z - drop - 0.3, w, d, drop + 0.3, g);
  } else {
    for (let i = 0; i < n; i++) {
      const u0 = y + (w * i) / n,
        u1 = y + (w * (i + 1)) / n;
      g += polygon([project(x, u0, z), project(x, u1, z), project(x + d, u1, z - drop), project(x + d, u0, z - drop)], i % 2 ? a : b);
      const m = project(x + d, (u0 + u1) / 2, z - drop - 0.42);
      g += `<path class="${i % 2 ? a : b}" d="M${coords(project(x + d, u0, z - drop))}Q${coords(m)} ${coords(project(x + d, u1, z - drop))}z"/>`;
    }
    s.add(x, y, z - drop - 0.3, d, w, drop + 0.3, g);
  }
}
