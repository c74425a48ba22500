import { round } from './type.ts';

/**
 * 2:1 dimetric projection. x runs right-down, y left-down, z up. Light falls from the upper left.
 * One unit of ground is UNIT px along each axis, one unit of height LIFT px.
 */
export const UNIT = 10;
export const LIFT = 12;

export type Point = readonly [x: number, y: number];
export type Point3 = readonly [x: number, y: number, z: number];

const offset = { x: 0, y: 0, z: 0 };

/** Moves the local origin, so that a district can be drawn anywhere. Without arguments: back to zero. */
export function origin(x = 0, y = 0, z = 0): void {
  Object.assign(offset, { x, y, z });
}

/** The local origin, in world units. */
export const localOrigin = (): Readonly<typeof offset> => offset;

/** World units to px on the picture. */
export function project(x: number, y: number, z = 0): Point {
  const u = x + offset.x;
  const v = y + offset.y;
  return [(u - v) * UNIT, ((u + v) * UNIT) / 2 - (z + offset.z) * LIFT];
}

/** A point as path data. */
export const coords = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** A closed polygon as path data. */
export const closed = (points: readonly Point[]): string => `M${points.map(coords).join('L')}z`;

/** A filled polygon in px. */
export const polygon = (points: readonly Point[], cls: string, extra = ''): string =>
  `<path class="${cls}"${extra} d="${closed(points)}"/>`;

/** Markup with its origin at a point of the world. */
export function at3(x: number, y: number, z: number, markup: string, more = ''): string {
  const [left, top] = project(x, y, z);
  return `<g transform="translate(${round(left)} ${round(top)})${more}">${markup}</g>`;
}

/** Draws with the local origin raised, so that props for the ground can be stacked. */
export function raised(z: number, draw: () => void): void {
  offset.z += z;
  draw();
  offset.z -= z;
}
