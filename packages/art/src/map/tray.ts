import { leftFace, rightFace, type Rect } from '../face.ts';
import { LOOK } from '../look.ts';
import { coords, polygon, project } from '../iso.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';

export interface TrayOptions {
  /** Size of the floor, in units. */
  w?: number;
  d?: number;
  /** How far the shadow reaches back under the sleeve. */
  back?: number;
  /** Text on the front. */
  text?: string;
}

/** The tray's inner corner, in units. */
const [x, y] = [-0.8, -0.4];

/** The floor and the far wall of the tray, with its shadow. Draw it first. */
export function trayFloor(s: Scene, { w = 40.8, d = 67.4, back = 30 }: TrayOptions = {}): void {
  const [right, front] = [x + w, y + d];
  const shadow = [
    project(right, front, -4.4),
    project(right + 0.8, front + 0.8, -4.4),
    project(right + 4, front - 2.4, -4.4),
    project(right + 4, -back, -4.4),
    project(right, -back, -4.4),
  ];
  s.bed = [x, y, right, front];
  s.ground(`<path class="sh" d="M${shadow.map(coords).join('L')}z"/>`);
  s.ground(polygon([project(x, y), project(right, y), project(right, front), project(x, front)], 'w1'));
  const wall = polygon([project(x, y, 2.2), project(x, front, 2.2), project(x, front), project(x, y)], 'w2');
  const rim = polygon([project(x - 0.8, y, 2.2), project(x, y, 2.2), project(x, front, 2.2), project(x - 0.8, front, 2.2)], 'w0');
  s.ground(wall + rim);
}

/** The near walls of the tray, with the date on the front. Draw them after everything in it. */
export function trayWalls(
  s: Scene,
  { w = 40.8, d = 67.4, text = `${LOOK.dates.sv} · ${LOOK.venue}`.toUpperCase() }: TrayOptions = {},
): void {
  const [right, front] = [x + w, y + d];
  const face = leftFace(x - 0.8, front + 0.8, -4, w + 1.6, 6.2);
  const label =
    face.rect(0, 0, w + 1.6, 6.2, 'w1') +
    face.rect(1, 1.6, w - 0.4, 3.6, 'b1') +
    face.text(text, 2.4, 2.1, w - 3.2, 2.6, 'w0 z', w > 30 ? FONT.widest : FONT.normal);
  const [west, near, near1, west1] = [
    project(x - 0.8, front, 2.2),
    project(right + 0.8, front, 2.2),
    project(right + 0.8, front + 0.8, 2.2),
    project(x - 0.8, front + 0.8, 2.2),
  ];
  s.add(x - 0.8, front, -4, w + 1.6, 0.8, 6.2, label + polygon([west, near, near1, west1], 'w0'));
  s.amend(solid => (solid.lit = 'n'));

  const side = rightFace(right + 0.8, front + 0.8, -4, d + 0.8, 6.2);
  const grain = [...Array(Math.floor(d / 2.8))].map((_, i): Rect => [1 + i * 2.8, 1.2 + ((i * 37) % 11) * 0.4, 1.6, 0.1]);
  const top = [
    project(right, y, 2.2),
    project(right + 0.8, y, 2.2),
    project(right + 0.8, front + 0.8, 2.2),
    project(right, front + 0.8, 2.2),
  ];
  s.add(right, y, -4, 0.8, d + 0.8, 6.2, side.rect(0, 0, d + 0.8, 6.2, 'w2') + side.rects(grain, 'w3 z') + polygon(top, 'w0'));
  s.amend(solid => (solid.lit = 'n'));
}
