import { INKS, LINE, WHITE } from '../palette.ts';

/** The small flame of labels and markers: box -7 -16 14 17, its foot at the origin. */
export const FLAME_MARK = {
  outer: 'M0 0C-6 0-6-6-2.6-9-2-11-1-13 .6-15 .6-11 5.4-9 5-4 4.6 0 2.4 0 0 0z',
  core: 'M0-.8C-3-.8-3-4-.6-7 .4-5 3-4.5 2.6-2.6 2.2-.8 1-.8 0-.8z',
};

/** A single match, 24 by 10. */
export const match = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 10" width="96" height="40">` +
  `<path fill="${INKS.w[2]}" d="M0 3h18v4H0z"/><path fill="${INKS.w[3]}" d="M0 5.5h18V7H0z"/>` +
  `<path fill="${INKS.r[1]}" d="M15 1.5h4.5q3.5 0 3.5 3.5t-3.5 3.5H15q-2-3.5 0-7z"/></svg>`;

/** A single flame, 14 by 17. */
export const flameMark = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-7 -16 14 17" width="56" height="68">` +
  `<path fill="${INKS.r[1]}" d="${FLAME_MARK.outer}"/><path fill="${INKS.y[1]}" d="${FLAME_MARK.core}"/></svg>`;

/** A burnt, bent match with smoke: the picture of the 404 page. */
export function burntMatch(mode: 'day' | 'night'): string {
  const smoke = mode === 'day' ? INKS.s[2] : INKS.s[1];
  const stroke = `stroke="${LINE}" stroke-width="5" stroke-linejoin="round"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360">` +
    `<g fill="none" stroke="${smoke}" stroke-width="9" stroke-linecap="round">` +
    `<path d="M372 92q-30-22-8-44t-8-44M392 84q16-18 4-34"/></g>` +
    `<path fill="${INKS.w[1]}" ${stroke} d="M26 306L212 214l16 30L42 338z"/>` +
    `<path fill="${INKS.w[2]}" d="M38 326l186-92 4 10L42 336z"/>` +
    `<path fill="${INKS.o[1]}" ${stroke} d="M212 214q44-26 74-32l10 32q-32 8-68 30z"/>` +
    `<path fill="${INKS.o[2]}" d="M225 235q36-20 68-30l3 9q-32 8-68 30z"/>` +
    `<path fill="${INKS.k[1]}" ${stroke} d="M286 182q34-12 44-40 2-28 30-38 30-4 34 22 0 26-26 34-22 8-30 32-10 18-42 22z"/>` +
    `<path fill="${INKS.k[0]}" d="M340 118q8-12 22-10-12 4-14 14z"/>` +
    `<path fill="${INKS.k[3]}" d="M376 142q10-6 12-18 8 22-18 30-22 8-30 30-6 10-22 14 14-12 16-24 8-22 42-32z"/>` +
    `<path fill="none" stroke="${WHITE}" stroke-opacity=".6" stroke-width="4" d="M46 310l164-82"/></svg>`
  );
}
