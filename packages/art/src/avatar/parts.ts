import { LINE, type Ink } from '../palette.ts';

/** Skin: lit tone and shade. */
export const SKIN: readonly (readonly [string, string])[] = [
  ['#ffe0c7', '#f5bd99'],
  ['#f7c9a0', '#e0a070'],
  ['#dda06c', '#bd7d4c'],
  ['#b9764a', '#935733'],
  ['#8a5333', '#693b22'],
  ['#5f3a26', '#432616'],
];
/** Hair: base and gleam. */
export const HAIR_COLOURS: readonly (readonly [string, string])[] = [
  ['#241820', '#3d2b38'],
  ['#4a2a1c', '#6d432c'],
  ['#8a4b23', '#b06a35'],
  ['#e2ad3c', '#f5cf72'],
  ['#f3dfae', '#fff3d6'],
  ['#c8402a', '#ec6a4c'],
  ['#e8608f', '#ff97ba'],
  ['#2b50ff', '#7d97ff'],
  ['#1d8a7a', '#3abd9d'],
  ['#ece6e0', '#ffffff'],
  ['#e5242a', '#ff5d4f'],
];
/** Contour of everything in a portrait. */
export const CONTOUR = `stroke="${LINE}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"`;
/** A filled shape. */
export const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
/** Without contour. */
export const BARE = 'stroke="none"';
/** A drawing and its mirror image. */
export const mirror = (art: string) => `${art}<g transform="scale(-1 1)">${art}</g>`;
/** Overlapping balls with one outline: curls and clouds of hair. */
export const blobs = (pts: readonly (readonly [number, number, number])[], f: string, f2: string) =>
  pts.map(([x, y, q]) => `<circle cx="${x}" cy="${y}" r="${q}" fill="${f}" stroke-width="8"/>`).join('') +
  pts.map(([x, y, q]) => `<circle cx="${x}" cy="${y}" r="${q}" fill="${f}" stroke="none"/>`).join('') +
  pts
    .slice(0, 3)
    .map(([x, y, q]) => `<circle cx="${x - q * 0.2}" cy="${y - q * 0.25}" r="${q * 0.45}" fill="${f2}" stroke="none"/>`)
    .join('');
export type Ground = readonly [ink: Ink, second: Ink];
