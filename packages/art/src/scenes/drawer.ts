import { districtLook } from '../districts/catalogue.ts';
import type { Ink } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { FONT, fitWidth } from '../type.ts';
import { leftFace, rightFace, type Rect, type Face } from '../face.ts';
import { project, coords, polygon } from '../iso.ts';

export interface DrawerOptions {
  c?: Ink;
  name: string;
  /** The number on the left of the name; without one there is a flame on both sides. */
  num?: number;
  fg?: string;
}
/** The matchbox drawer of a district: floor, rims, name on the left front, striker on the right. */
export function drawer(s: Scene, w: number, d: number, o: DrawerOptions) {
  const c = o.c || 'r',
    h = 4.4,
    wh = 1.5,
    t = 0.7;
  s.ground(
    `<path class="sh" d="M${[project(w + t, -t, -h), project(w + t + 3.2, -t - 3.2, -h), project(w + t + 3.2, d + t - 3.2, -h), project(w + t, d + t, -h)].map(coords).join('L')}z"/>`,
  );
  s.bed = [0, 0, w, d];
  s.ground(polygon([project(0, 0), project(w, 0), project(w, d), project(0, d)], 'w1'));
  s.ground(
    polygon([project(0, 0, wh), project(0, d, wh), project(0, d, 0), project(0, 0, 0)], 'w2') +
      polygon([project(0, 0, wh), project(w, 0, wh), project(w, 0, 0), project(0, 0, 0)], 'w1') +
      polygon(
        [
          project(-t, -t, wh),
          project(w + t, -t, wh),
          project(w + t, 0, wh),
          project(0, 0, wh),
          project(0, d + t, wh),
          project(-t, d + t, wh),
        ],
        'w0',
      ),
  );
  s.grow(
    project(w + t + 3.2, d + t - 3.2, -h),
    project(w + t + 3.2, -t - 3.2, -h),
    project(0, 0, wh),
    project(-t, d + t, -h),
    project(w + t, d + t, -h),
    project(w + t, 0, -h),
  );
  const f = leftFace(-t, d + t, -h, w + 2 * t, h + wh),
    q = rightFace(w + t, d + t, -h, d + 2 * t, h + wh);
  const W = w + 2 * t,
    Dd = d + 2 * t;
  s.add(
    -t,
    d,
    -h,
    W,
    t,
    h + wh,
    f.rect(0, 0, W, h + wh, 'w1') +
      f.rect(0.7, 1.1, W - 1.4, h - 0.2, c + '1') +
      f.rect(1.05, 1.4, W - 2.1, h - 0.8, 'n', ` stroke-width=".8" style="stroke:var(--w0)"`) +
      f.text(o.name || '', 4.5, 1.95, W - 9, h - 1.9, (o.fg || 'w0') + ' z', fitWidth(o.name || '', (W - 9) / (h - 1.9)), {
        track: 0.035,
      }) +
      [2.6, W - 2.6].map(u => f.ellipse(u, 1.1 + (h - 0.2) / 2, 1.15, 1.15, 'w0', ' stroke-width=".8"')).join('') +
      (o.num ? f.text(String(o.num), 2.05, 2.3, 1.1, 1.8, c + '2 z', FONT.poster) : flameMark(f, 2.6, 1.1 + (h - 0.2) / 2)) +
      flameMark(f, W - 2.6, 1.1 + (h - 0.2) / 2) +
      polygon([project(-t, d, wh), project(w + t, d, wh), project(w + t, d + t, wh), project(-t, d + t, wh)], 'w0'),
  );
  s.amend(solid => (solid.lit = 'n'));
  const dots: Rect[] = [];
  for (let j = 0; j < 4; j++) for (let i = 0; i < Dd / 0.9 - 1; i++) dots.push([0.7 + i * 0.9 + (j % 2) * 0.45, 1.7 + j * 0.85, 0.3, 0.3]);
  s.add(
    w,
    0,
    -h,
    t,
    d + t,
    h + wh,
    q.rect(0, 0, Dd, h + wh, 'w2') +
      q.rect(0, 1.1, Dd, h - 0.2, 'r3') +
      q.rects(
        dots.filter(a => a[0] < Dd - 0.6),
        'w3 z',
      ) +
      polygon([project(w, -t, wh), project(w + t, -t, wh), project(w + t, d + t, wh), project(w, d, wh)], 'w0'),
  );
  s.amend(solid => (solid.lit = 'n'));
}

/** The drawer of a district, in its ink, with its name and number. */
export function districtDrawer(s: Scene, w: number, d: number, slug: string): void {
  const { name, number, ink, lettering } = districtLook(slug);
  drawer(s, w, d, { c: ink, fg: lettering, name, num: number });
}

const flameMark = (f: Face, u: number, v: number) =>
  f.pts(
    [
      [u, v + 0.7],
      [u - 0.55, v + 0.35],
      [u - 0.5, v - 0.1],
      [u - 0.05, v - 0.8],
      [u + 0.1, v - 0.35],
      [u + 0.5, v - 0.05],
      [u + 0.5, v + 0.4],
    ],
    'r1 z',
  ) +
  f.pts(
    [
      [u, v + 0.62],
      [u - 0.25, v + 0.35],
      [u, v - 0.05],
      [u + 0.28, v + 0.3],
    ],
    'y1 z',
  );
