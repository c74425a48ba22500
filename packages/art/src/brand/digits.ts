/**
 * Countdown digits laid with matches: seven segments, each one match. The build writes these data to dist/digits.json, so that pages
 * draw digits without this package. A digit's box is 44 by 74, with 1 px around it.
 */
export const DIGITS = {
  viewBox: '-1 -1 46 76',
  /** Where each segment's match starts, and how it is turned in degrees. */
  segments: { a: [9, 5, 0], b: [39, 9, 90], c: [39, 41, 90], d: [35, 69, 180], e: [5, 65, 270], f: [5, 33, 270], g: [9, 37, 0] },
  /** Segments that burn, by digit. */
  lit: ['abcdef', 'bc', 'abged', 'abgcd', 'fgbc', 'afgcd', 'afgedc', 'abc', 'abcdefg', 'abcdfg'],
  /** One match, lying from the origin to the right: path data by part. */
  match: {
    stick: 'M-1-3h24v6H-1z',
    shade: 'M-1 1h24v2H-1z',
    head: 'M18-4.4h4.4q4.6 0 4.6 4.4t-4.6 4.4H18q-2.8-4.4 0-8.8z',
    gleam: 'M20-3h2.6v1.4H20z',
  },
} as const;
