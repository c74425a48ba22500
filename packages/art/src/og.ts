import { ON_DARK, ON_YELLOW, wordmarkShapes } from './brand/wordmark.ts';
import { emblem, place, type Placement, type RenderedEmblem } from './emblems/emblem.ts';
import type { EmblemName } from './emblems/emblems.ts';
import { frame, groundArt, isDark, type Palette } from './labels/ground.ts';
import { letters } from './labels/lettering.ts';
import { LOOK } from './look.ts';
import { festivalMap, MAP_BOX } from './map/festival-map.ts';
import { breakTitle, inkOn, PREVIEW, words } from './og-words.ts';
import { INKS, LINE, PAPER } from './palette.ts';
import { render, wrap } from './svg.ts';
import { drawable, FONT } from './type.ts';

/** Pictures for link previews. Written as SVG; the build makes PNG of them. */
const { width: W, height: H } = PREVIEW;

export interface OgPage {
  title: string;
  lang: string;
  emblem: EmblemName;
  palette: Palette;
}
const placeAndDays = (lang: string) => `${LOOK.city} ${LOOK.dates[lang]}`;

const mark = (x: number, y: number, k: number, colours: Parameters<typeof wordmarkShapes>[0]) =>
  `<g transform="translate(${x} ${y})scale(${k})" shape-rendering="crispEdges">${wordmarkShapes(colours)}</g>`;

/** A preview without words: a label's ground, the mark, one drawing on the right. */
export function blank(palette: Palette, drawing: RenderedEmblem, at: Placement, words = ''): string {
  const dark = isDark(palette[0]);
  const ground = groundArt('rays', W, H, palette, { deep: true, cx: W * 0.76, cy: H * 0.5 });
  return wrap(
    [0, 0, W, H],
    `<style>${drawing.rules}</style><defs>${drawing.defs}</defs>${ground}` +
      place(drawing, at, LINE) +
      frame(W, H, inkOn(palette[0]), 20) +
      mark(64, 58, 4.6, dark ? ON_DARK : ON_YELLOW) +
      words,
  );
}

/** A preview: a label's ground, the title on the left, one drawing on the right. */
export const preview = ({ title, lang, palette }: Omit<OgPage, 'emblem'>, drawing: RenderedEmblem, at: Placement, measure = 560): string =>
  blank(palette, drawing, at, words({ title, lines: [placeAndDays(lang)], ink: inkOn(palette[0]), measure }));

/** Position of an emblem next to the words. */
const BESIDE: Placement = { x: W * 0.765, y: H * 0.5, w: 470, h: 470 };

/** The preview of a page with an emblem. */
export const ogPage = ({ emblem: name, ...page }: OgPage): string => preview(page, emblem(name), BESIDE);

/** The preview of an emblem without words, which are added when they are known. */
export const ogBlank = (name: EmblemName, palette: Palette): string => blank(palette, emblem(name), BESIDE);

/** The preview of the home page: the open box on yellow rays, wordmark, slogan, place and days. */
export function ogHome(lang: string): string {
  const { body, defs, rules } = render(festivalMap(), 'day');
  const k = 0.74;
  const [left, top] = MAP_BOX;
  // The lines must be short, as the roofs of the box are next to them.
  const slogan = breakTitle(drawable(FONT.normal, LOOK.tagline[lang] ?? ''));
  const plate = letters(FONT.wide, placeAndDays(lang).toUpperCase(), 714, H - 100, 408, 38, PAPER);
  return wrap(
    [0, 0, W, H],
    `<style>${rules}</style><defs>${defs}</defs>${groundArt('rays', W, H, [LOOK.hero, 'r'], { cx: 760, cy: 300 })}` +
      `<g transform="translate(${-left * k + 152} ${-top * k + 14})scale(${k})" stroke="${LINE}" stroke-linejoin="round">${body}</g>` +
      mark(52, 40, 9.2, ON_YELLOW) +
      slogan.map((line, i) => letters(FONT.normal, line, 54, 236 + i * 44, 262, 34, LINE, { align: 'left' })).join('') +
      `<path fill="${INKS.r[1]}" stroke="${LINE}" stroke-width="4" d="M690 ${H - 116}h456v70H690z"/>${plate}`,
  );
}
