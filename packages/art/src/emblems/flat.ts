import { at3 } from '../iso.ts';
import type { Scene } from '../scene.ts';

/** Adds art that is drawn in px round the origin to a scene, with its foot on the ground there and a shadow. */
export function flat(s: Scene, art: string, [x0, y0, x1, y1]: readonly [number, number, number, number], hasShadow = true): void {
  const [rx, ry] = [(x1 - x0) * 0.46, (x1 - x0) * 0.16];
  if (hasShadow) {
    s.shadows.push(`M${x0 + 10} ${y1 - ry * 0.6}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`);
  }
  s.add(-2, -2, 0, 4, 4, 0.5, at3(0, 0, 0, art));
  s.bounds = [
    Math.min(s.bounds[0], x0),
    Math.min(s.bounds[1], y0),
    Math.max(s.bounds[2], x1),
    Math.max(s.bounds[3], hasShadow ? y1 + ry * 0.4 : y1),
  ];
}

/** A thick coloured line with a contour: cables, straps, handles. */
export const tube = (d: string, ink: string, width = 5): string =>
  `<path class="n" stroke-linecap="round" stroke-width="${width + 2.6}" d="${d}"/>` +
  `<path class="n" stroke-linecap="round" style="stroke:var(--${ink})" stroke-width="${width}" d="${d}"/>`;
