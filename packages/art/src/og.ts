import { ON_DARK, ON_YELLOW, wordmarkShapes } from './brand/wordmark.ts';
import { emblem, place, type Placement, type RenderedEmblem } from './emblems/emblem.ts';
import type { EmblemName } from './emblems/emblems.ts';
import { frame, groundArt, isDark, type Palette } from './labels/ground.ts';
import { letters } from './labels/lettering.ts';
import { LOOK } from './look.ts';
import { festivalMap, MAP_BOX } from './map/festival-map.ts';
import { INKS, LINE, PAPER } from './palette.ts';
import { render, wrap } from './svg.ts';
import { drawable, FONT, outline } from './type.ts';

/** Pictures for link previews, 1200 by 630. Written as SVG; the build makes PNG of them. */
const [W, H] = [1200, 630];

export interface OgPage {
  title: string;
  lang: 'sv' | 'en';
  emblem: EmblemName;
  palette: Palette;
}
const PLACE_AND_DAYS = { sv: `${LOOK.city} ${LOOK.dates.sv}`, en: `${LOOK.city} ${LOOK.dates.en}` };

const mark = (x: number, y: number, k: number, colours: Parameters<typeof wordmarkShapes>[0]) =>
  `<g transform="translate(${x} ${y})scale(${k})" shape-rendering="crispEdges">${wordmarkShapes(colours)}</g>`;

/** Breaks a title into lines of similar length: two, or for a headline up to five. */
export function breakTitle(title: string): string[] {
  const words = title.toUpperCase().split(/\s+/);
  if (title.length <= 12) return [words.join(' ')];
  const count = Math.min(5, Math.max(2, Math.ceil(title.length / 15)));
  const target = title.length / count;
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    const isLast = lines.length === count - 1;
    if (!line || isLast || Math.abs(longer.length - target) <= Math.abs(line.length - target)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** The widest cut in which a line of the given height fits the measure. */
function cutFor(text: string, width: number, height: number): string {
  const cuts = [FONT.widest, FONT.wide, FONT.normal, FONT.slim];
  const fits = (cut: string) => {
    const drawn = outline(cut, text, 100, 0.02);
    return (drawn.width / drawn.height) * height <= width;
  };
  return cuts.find(fits) ?? FONT.narrow;
}

/** Height of a line by how many there are, px. */
const SIZES: readonly number[] = [80, 80, 80, 66, 56, 48];

/** A preview: a label's ground, the title by the width rule on the left, one drawing on the right. */
export function preview({ title, lang, palette }: Omit<OgPage, 'emblem'>, drawing: RenderedEmblem, at: Placement, measure = 560): string {
  const dark = isDark(palette[0]);
  const ink = dark ? PAPER : LINE;
  const lines = breakTitle(drawable(FONT.normal, title));
  const size = SIZES[lines.length] ?? 48;
  const step = size * 1.26;
  const top = 340 - (lines.length * step) / 2;
  const text = lines
    .map((line, i) => letters(cutFor(line, measure, size), line, 64, top + i * step, measure, size, ink, { align: 'left' }))
    .join('');
  const ground = groundArt('rays', W, H, palette, { deep: true, cx: W * 0.76, cy: H * 0.5 });
  return wrap(
    [0, 0, W, H],
    `<style>${drawing.rules}</style><defs>${drawing.defs}</defs>${ground}` +
      place(drawing, at, LINE) +
      frame(W, H, ink, 20) +
      mark(64, 58, 4.6, dark ? ON_DARK : ON_YELLOW) +
      text +
      letters(FONT.pixel, PLACE_AND_DAYS[lang], 64, H - 100, 420, 34, ink, { align: 'left' }),
  );
}

/** The preview of a page with an emblem. */
export const ogPage = ({ emblem: name, ...page }: OgPage): string =>
  preview(page, emblem(name), { x: W * 0.765, y: H * 0.5, w: 470, h: 470 });

/** The preview of the home page: the open box on yellow rays, wordmark, slogan, place and days. */
export function ogHome(lang: 'sv' | 'en'): string {
  const { body, defs, rules } = render(festivalMap(), 'day');
  const k = 0.74;
  const [left, top] = MAP_BOX;
  // Short lines: beside them the roofs of the box begin.
  const slogan = breakTitle(drawable(FONT.normal, LOOK.tagline[lang]));
  const plate = letters(FONT.wide, PLACE_AND_DAYS[lang].toUpperCase(), 714, H - 100, 408, 38, PAPER);
  return wrap(
    [0, 0, W, H],
    `<style>${rules}</style><defs>${defs}</defs>${groundArt('rays', W, H, [LOOK.hero, 'r'], { cx: 760, cy: 300 })}` +
      `<g transform="translate(${-left * k + 152} ${-top * k + 14})scale(${k})" stroke="${LINE}" stroke-linejoin="round">${body}</g>` +
      mark(52, 40, 9.2, ON_YELLOW) +
      slogan.map((line, i) => letters(FONT.normal, line, 54, 236 + i * 44, 262, 34, LINE, { align: 'left' })).join('') +
      `<path fill="${INKS.r[1]}" stroke="${LINE}" stroke-width="4" d="M690 ${H - 116}h456v70H690z"/>${plate}`,
  );
}
