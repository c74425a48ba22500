import type { Face, Rect } from '../face.ts';
import { symbolShapes } from './icons.ts';
import { LOOK } from '../look.ts';
import { INKS, LINE, PAPER, WHITE } from '../palette.ts';
import { FONT, outline, pathData } from '../type.ts';

/** The wordmark on a grid of 48 by 19 cells. The bar of the Ä is a match, its dots are two flames. */
const T = ['##########', '##########', '##########', '##########', ...Array<string>(8).fill('...####...')];
const A = [
  '...#####...',
  '..#######..',
  '..#######..',
  '.####.####.',
  '.###...###.',
  '.###...###.',
  '####...####',
  '####...####',
  '####...####',
  '####...####',
  '####...####',
  '####...####',
];
const N = [
  '####...####',
  '#####..####',
  '#####..####',
  '######.####',
  '######.####',
  '###########',
  '###########',
  '####.######',
  '####.######',
  '####..#####',
  '####..#####',
  '####...####',
];
const D = [
  '########...',
  '#########..',
  '##########.',
  '##########.',
  '####...####',
  '####...####',
  '####...####',
  '####...####',
  '##########.',
  '##########.',
  '#########..',
  '########...',
];
const FLAME = ['..#..', '..##.', '.###.', '#####', '#####', '.###.'];
const CORE = ['.....', '.....', '.....', '..#..', '.###.', '.###.'];
/** The A without its bar, which is the match if the wordmark is in colour. */
const A_OPEN = A.map((row, line) => (line === 7 || line === 8 ? '...........' : row));

/** Filled cells as rectangles, joined across and down. */
function rectangles(rows: readonly string[], x: number, y: number): Rect[] {
  const merged: [number, number, number, number][] = [];
  rows.forEach((row, line) => {
    for (const match of row.matchAll(/#+/g)) {
      const [left, top, width] = [x + match.index, y + line, match[0].length];
      const above = merged.find(([a, b, w, h]) => a === left && w === width && b + h === top);
      if (above) above[3]++;
      else merged.push([left, top, width, 1]);
    }
  });
  return merged;
}

export const WORDMARK = {
  width: 48,
  height: 19,
  letters: [...rectangles(T, 0, 7), ...rectangles(A_OPEN, 11, 7), ...rectangles(N, 24.5, 7), ...rectangles(D, 37, 7)],
  /** For one colour: the bar is solid. */
  solidLetters: [
    ...rectangles(T, 0, 7),
    ...rectangles(A, 11, 7),
    ...rectangles(N, 24.5, 7),
    ...rectangles(D, 37, 7),
    [15, 14, 3, 2] as Rect,
  ],
  flames: [...rectangles(FLAME, 10.5, 0), ...rectangles(FLAME, 17.5, 0)],
  cores: [...rectangles(CORE, 10.5, 0), ...rectangles(CORE, 17.5, 0)],
  stick: [[11, 14.3, 9.6, 1.4] as Rect],
  head: [[20.2, 13.6, 3, 2.8] as Rect],
};

const path = (list: readonly Rect[]) => list.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h${-w}z`).join('');

const isDrawn = (name: string) => name === 'TÄND';

/** Path data of the wordmark's parts. Another name than TÄND is set in type in the same space. */
export function wordmarkPaths(name: string) {
  if (isDrawn(name)) {
    const { letters, solidLetters, flames, cores, stick, head } = WORDMARK;
    const parts = { letters, solidLetters, flames, cores, stick, head };
    return Object.fromEntries(Object.entries(parts).map(([part, list]) => [part, path(list)])) as Record<keyof typeof parts, string>;
  }
  const { commands, width, height } = outline(FONT.widest, name.toUpperCase(), 10);
  const letters = pathData(commands, (x, y) => [(x * WORDMARK.width) / width, 7 + (y * 12) / height]);
  return { letters, solidLetters: letters, flames: '', cores: '', stick: '', head: '' };
}
const WORDMARK_PATHS = wordmarkPaths(LOOK.name);

export interface WordmarkColours {
  ink: string;
  flame: string;
  core: string;
  stick: string;
  head: string;
}
/** Colours of the wordmark on paper. */
export const ON_PAPER: WordmarkColours = { ink: LINE, flame: INKS.r[1], core: INKS.y[1], stick: INKS.w[2], head: INKS.r[1] };
/** Colours of the wordmark on yellow: core and stick are paper. */
export const ON_YELLOW: WordmarkColours = { ink: LINE, flame: INKS.r[1], core: PAPER, stick: PAPER, head: INKS.r[1] };
/** Colours of the wordmark on dark, blue or red ground. */
export const ON_DARK: WordmarkColours = { ink: PAPER, flame: INKS.y[1], core: WHITE, stick: INKS.w[2], head: INKS.y[1] };

/** The wordmark's shapes in colour, 48 by 19 units from the origin. */
export function wordmarkShapes(c: WordmarkColours = ON_PAPER): string {
  const parts = [
    [c.ink, WORDMARK_PATHS.letters],
    [c.flame, WORDMARK_PATHS.flames],
    [c.core, WORDMARK_PATHS.cores],
    [c.stick, WORDMARK_PATHS.stick],
    [c.head, WORDMARK_PATHS.head],
  ];
  return parts.map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`).join('');
}

const frame = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 19" width="192" height="76" shape-rendering="crispEdges" role="img" aria-label="${LOOK.name}">${content}</svg>`;

/** The wordmark in colour. */
export const wordmark = (c: WordmarkColours = ON_PAPER): string => frame(wordmarkShapes(c));

/** The wordmark in one colour: solid bar, solid flames. */
export const wordmarkMono = (fill: string): string =>
  frame(`<path fill="${fill}" d="${WORDMARK_PATHS.solidLetters}${WORDMARK_PATHS.flames}"/>`);

/** The symbol above the wordmark, for square places: the symbol has its own red background. */
export const stacked = (c: WordmarkColours = ON_PAPER): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 47" width="192" height="188" shape-rendering="crispEdges" role="img" aria-label="${LOOK.name}">` +
  `<g transform="translate(12 0)">${symbolShapes}</g><g transform="translate(0 28)">${wordmarkShapes(c)}</g></svg>`;

/** The wordmark on a face of the box, `w` units wide. */
export function wordmarkOnFace(face: Face, u: number, v: number, w: number): string {
  const k = w / WORDMARK.width;
  if (!isDrawn(LOOK.name)) return face.text(LOOK.name.toUpperCase(), u, v + 7 * k, w, 12 * k, 'w0 z', FONT.widest, { stretch: true });
  const place = (list: readonly Rect[]) => list.map(([x, y, a, b]): Rect => [u + x * k, v + y * k, a * k, b * k]);
  return (
    face.rects(place(WORDMARK.letters), 'w0 z') +
    face.rects(place(WORDMARK.flames), 'y1 z') +
    face.rects(place(WORDMARK.cores), 'w0 z') +
    face.rects(place(WORDMARK.stick), 'w1 z') +
    face.rects(place(WORDMARK.head), 'y1 z')
  );
}
