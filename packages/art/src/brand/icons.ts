import { INKS, WHITE } from '../palette.ts';

const A =
  'M9.5 10.5h5v1h-5zM8.5 11.5h7v2h-7zM7.5 13.5h4v1h-4zM12.5 13.5h4v1h-4zM7.5 14.5h3v2h-3zM13.5 14.5h3v2h-3zM6.5 16.5h4v6h-4zM13.5 16.5h4v6h-4zM10.5 17.5h3v2h-3z';
const FLAMES =
  'M8 2h1v1h-1zM8 3h2v1h-2zM7 4h3v1h-3zM6 5h5v2h-5zM7 7h3v1h-3zM15 2h1v1h-1zM15 3h2v1h-2zM14 4h3v1h-3zM13 5h5v2h-5zM14 7h3v1h-3z';
const CORES = 'M8 5h1v1h-1zM7 6h3v2h-3zM15 5h1v1h-1zM14 6h3v2h-3z';
const [RED, YELLOW] = [INKS.r[1], INKS.y[1]];

/** The symbol's shapes, 24 units square from the origin: a white Ä with burning dots on red. */
export const symbolShapes = `<path fill="${RED}" d="M0 0h24v24H0z"/><path fill="${WHITE}" d="${A}"/><path fill="${YELLOW}" d="${FLAMES}"/><path fill="${WHITE}" d="${CORES}"/>`;
const open = (viewBox: string, size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${size}" height="${size}" shape-rendering="crispEdges">`;

/** The symbol: a white Ä with burning dots on red, 24 cells square. Also the favicon. */
export const symbol = (): string => `${open('0 0 24 24', 96)}${symbolShapes}</svg>`;

/** The symbol with 15 % of red round it, for launchers that cut icons to their own form. */
export const maskableIcon = (): string =>
  `${open('-4.2 -4.2 32.4 32.4', 512)}<path fill="${RED}" d="M-5-5h34v34H-5z"/>${symbolShapes}</svg>`;

/** The symbol for 16 px: the flames are two blocks of 3 by 3. */
export const smallIcon = (): string =>
  `${open('0 0 16 16', 16)}<path fill="${RED}" d="M0 0h16v16H0z"/><path fill="${YELLOW}" d="M3 1h3v3H3zM10 1h3v3h-3z"/>` +
  `<path fill="${WHITE}" d="M6 6h4v2H6zM5 8h6v2H5zM4 10h3v5H4zM9 10h3v5H9zM7 11h2v2H7z"/></svg>`;

/** The loader: eight matches round a flame, which turn in steps unless the visitor prefers reduced motion. */
export function spinner(): string {
  const arm = (angle: number, i: number) =>
    `<g transform="rotate(${angle})" opacity="${[0.2, 0.2, 0.25, 0.35, 0.5, 0.7, 0.85, 1][i]}"><path fill="${INKS.w[2]}" d="M-2-30h4v21h-4z"/>` +
    `<path fill="${RED}" d="M-4-34q0-8 4-8t4 8q0 6-4 6t-4-6z"/></g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-48 -48 96 96" width="96" height="96">` +
    `<style>@media (prefers-reduced-motion:no-preference){.turn{animation:turn 1.2s steps(8) infinite}}@keyframes turn{to{transform:rotate(1turn)}}</style>` +
    `<g class="turn">${[0, 45, 90, 135, 180, 225, 270, 315].map(arm).join('')}</g>` +
    `<path fill="${RED}" d="M0 8C-8 8-8 0-3.4-4-2.6-6.6-1.3-9 .8-12 .8-6.6 7-4 6.6 2.6 6 8 3 8 0 8z"/><path fill="${YELLOW}" d="M0 7C-4 7-4 2.6-.8-1.3.6 1.3 4 2 3.4 4.6 3 7 1.3 7 0 7z"/></svg>`
  );
}
