import { OUTLINES } from './outlines.ts';

/** Lettering comes from committed outlines (`outlines/*.json`, made by `npm run outlines`), never from fonts on the machine. */

/** The families used in pictures, by what they are for. */
export const FONT = {
  /** Posters and numerals. */
  poster: 'bowlby-one',
  /** Pixel lettering of screens and small signs. */
  pixel: 'jersey-10',
  /** Neon tubes. */
  neon: 'bungee',
  /** Japanese shop signs. */
  kana: 'dela-gothic-one-jp',
  /** Japanese dot-matrix lettering. */
  dotKana: 'dotgothic16-jp',
  /** Anybody 900 from its narrowest to its widest cut. */
  narrow: 'any900-50',
  slim: 'any900-75',
  normal: 'any900',
  wide: 'any900-125',
  widest: 'any900-150',
} as const;

export type Command =
  | { type: 'M' | 'L'; x: number; y: number }
  | { type: 'Q'; x1: number; y1: number; x: number; y: number }
  | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { type: 'Z' };

interface Font {
  em: number;
  kern: Record<string, number>;
  glyphs: Map<string, { advance: number; commands: Command[] }>;
}
/** A drawn string; its commands are relative to the upper left corner of its box. */
export interface Lettering {
  commands: Command[];
  width: number;
  height: number;
}

const fonts = new Map<string, Font>();
/** Cache of the current picture's lettering. It is cleared afterwards, as servers draw any names that visitors enter. */
const drawn = new Map<string, Lettering>();

function parse(path: string): Command[] {
  return [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, type, rest]): Command => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (rest ?? '').trim().split(/[ ,]+/).map(Number);
    if (type === 'Z') return { type };
    if (type === 'Q') return { type, x1: a, y1: b, x: c, y: d };
    if (type === 'C') return { type, x1: a, y1: b, x2: c, y2: d, x: e, y: f };
    return { type: type === 'M' ? 'M' : 'L', x: a, y: b };
  });
}

function font(name: string): Font {
  let found = fonts.get(name);
  if (found) return found;
  const file = OUTLINES[name];
  if (!file) throw new Error(`No outlines of the font "${name}". Run npm run outlines -w @tand/art with its TTF file.`);
  const glyphs = new Map(Object.entries(file.glyphs).map(([char, [advance, path]]) => [char, { advance, commands: parse(path) }]));
  found = { em: file.em, kern: file.kern, glyphs };
  fonts.set(name, found);
  return found;
}

/** Applies a map to every point of a command. */
function mapCommand(command: Command, map: (x: number, y: number) => readonly [number, number]): Command {
  if (command.type === 'Z') return command;
  const [x, y] = map(command.x, command.y);
  if (command.type === 'Q') {
    const [x1, y1] = map(command.x1, command.y1);
    return { type: 'Q', x1, y1, x, y };
  }
  if (command.type === 'C') {
    const [x1, y1] = map(command.x1, command.y1);
    const [x2, y2] = map(command.x2, command.y2);
    return { type: 'C', x1, y1, x2, y2, x, y };
  }
  return { type: command.type, x, y };
}

/**
 * Outlines a string.
 * @param size em size in px
 * @param track extra space between letters, in em
 * @throws when the font or a letter is not among the committed outlines
 */
export function outline(name: string, text: string, size: number, track = 0): Lettering {
  const key = `${name}\n${text}\n${size}\n${track}`;
  const known = drawn.get(key);
  if (known) return known;
  const { em, kern, glyphs } = font(name);
  const scale = size / em;
  const chars = Array.from(text);
  const placed: Command[] = [];
  let pen = 0;
  chars.forEach((char, index) => {
    const glyph = glyphs.get(char);
    if (!glyph) throw new Error(`The outlines of "${name}" have no "${char}". Run npm run outlines -w @tand/art.`);
    const left = pen;
    for (const command of glyph.commands) placed.push(mapCommand(command, (x, y) => [left + x * scale, y * scale]));
    pen += glyph.advance * scale + track * size + (kern[char + (chars[index + 1] ?? '')] ?? 0) * scale;
  });
  const box = [Infinity, Infinity, -Infinity, -Infinity] as [number, number, number, number];
  for (const command of placed)
    mapCommand(command, (x, y) => {
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
      return [x, y];
    });
  const [x0, y0, x1, y1] = box;
  const result = { commands: placed.map(command => mapCommand(command, (x, y) => [x - x0, y - y0])), width: x1 - x0, height: y1 - y0 };
  if (drawn.size === 0) queueMicrotask(() => drawn.clear());
  drawn.set(key, result);
  return result;
}

/** A text without the letters that are missing in a font's outlines: for titles that come from outside. */
export function drawable(name: string, text: string): string {
  const { glyphs } = font(name);
  return Array.from(text)
    .filter(char => glyphs.has(char))
    .join('');
}

/** One decimal: a tenth of a unit is below what a screen shows. */
export function round(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? 0 : rounded;
}

const point = (x: number, y: number) => `${round(x)} ${round(y)}`;

/** Path data of outlines; `map` optionally converts points of their box to points of the picture. */
export function pathData(commands: Command[], map: (x: number, y: number) => readonly [number, number] = (x, y) => [x, y]): string {
  let data = '';
  for (const original of commands) {
    const command = mapCommand(original, map);
    if (command.type === 'Z') data += 'z';
    else if (command.type === 'Q') data += `Q${point(command.x1, command.y1)} ${point(command.x, command.y)}`;
    else if (command.type === 'C')
      data += `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${point(command.x, command.y)}`;
    else data += `${command.type}${point(command.x, command.y)}`;
  }
  return data;
}

/** The width rule: the widest cut of Anybody in which the text still fills a box of this width-to-height ratio. */
export function fitWidth(text: string, ratio: number, track = 0.035): string {
  const cuts = [FONT.widest, FONT.wide, FONT.normal, FONT.slim, FONT.narrow];
  const fits = (cut: string) => {
    const { width, height } = outline(cut, text, 10, track);
    return width / height <= ratio * 1.3;
  };
  return cuts.find(fits) ?? FONT.narrow;
}
