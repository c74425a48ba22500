import type { Ink } from '../palette.ts';
import type { Point } from '../iso.ts';
import type { Scene } from '../scene.ts';
import { rng } from '../rng.ts';
import { topFace, type Rect } from '../face.ts';

/** A bordered carpet. */
export function carpet(s: Scene, x: number, y: number, w: number, d: number, c: Ink = 'r', o: { pat?: string } = {}) {
  const f = topFace(x, y, 0, w, d);
  s.ground(
    f.rect(0, 0, w, d, c + '1') +
      f.rect(0.2, 0.2, w - 0.4, d - 0.4, c + '2 z') +
      f.rect(0.35, 0.35, w - 0.7, d - 0.7, c + '1 z') +
      (o.pat
        ? [...Array(Math.max(1, Math.floor(w > d ? w : d) - 1))]
            .map((_, i) => {
              const u = w > d ? 0.9 + i : w / 2,
                v = w > d ? d / 2 : 0.9 + i;
              return f.pts(
                [
                  [u, v - 0.3],
                  [u + 0.3, v],
                  [u, v + 0.3],
                  [u - 0.3, v],
                ],
                o.pat + ' z',
              );
            })
            .join('')
        : ''),
  );
}

/** A tiled floor; two classes make a check. */
export function floorTiles(s: Scene, x: number, y: number, w: number, d: number, c0: string, c1: string | null, k = 1, line = true) {
  const f = topFace(x, y, 0, w, d);
  let g = f.rect(0, 0, w, d, c0 + ' z');
  const l: Rect[] = [];
  if (c1)
    for (let i = 0; i < w / k; i++)
      for (let j = 0; j < d / k; j++) if ((i + j) % 2) l.push([i * k, j * k, Math.min(k, w - i * k), Math.min(k, d - j * k)]);
  if (l.length) g += f.rects(l, c1 + ' z');
  if (line) g += f.rect(0, 0, w, d, 'n');
  s.ground(g);
}

/** A star in the pavement. */
export function starTile(s: Scene, x: number, y: number, c: Ink = 'y') {
  const f = topFace(x, y, 0, 1.6, 1.6);
  const a: Point[] = [];
  for (let i = 0; i < 10; i++) {
    const t = -Math.PI / 2 + (i * Math.PI) / 5,
      r = i % 2 ? 0.28 : 0.66;
    a.push([0.8 + Math.cos(t) * r, 0.8 + Math.sin(t) * r]);
  }
  s.ground(f.pts(a, c + '1', ' stroke-width=".7"'));
}

/** A sheet of water with waves. */
export function water(s: Scene, x: number, y: number, w: number, d: number, c: Ink = 'b') {
  const f = topFace(x, y, 0, w, d),
    r = rng('w' + x + y);
  let g = f.rect(0, 0, w, d, c + '1');
  for (let i = 0; i < (w * d) / 3; i++) {
    const u = r.range(0.4, w - 1.4),
      v = r.range(0.3, d - 0.4);
    g += f.line(
      [
        [u, v],
        [u + r.range(0.4, 1), v],
      ],
      1,
      '',
      ` style="stroke:var(--${c}0)"`,
    );
  }
  s.ground(g);
}

/** A zebra crossing. */
export function crosswalk(s: Scene, x: number, y: number, w: number, d: number, dir: 'x' | 'y' = 'x') {
  const f = topFace(x, y, 0, w, d);
  const l: Rect[] = [];
  if (dir === 'x') for (let i = 0; i < w; i += 0.8) l.push([i, 0, 0.42, d]);
  else for (let i = 0; i < d; i += 0.8) l.push([0, i, w, 0.42]);
  s.ground(f.rects(l, 'w0 z'));
}
