import { definePeople, peopleRules, TOPS, TROUSERS } from './people/person.ts';
import { classRules, HAIR, INKS, resolveColours, SKIN, type Mode } from './palette.ts';
import type { Scene } from './scene.ts';

export type Box = readonly [left: number, top: number, right: number, bottom: number];
export interface SvgOptions {
  mode?: Mode;
  /** Space round the scene's bounds, px. */
  pad?: number;
  /** The visible part in px, instead of the bounds. */
  box?: Box;
  /** Markup behind the scene. */
  background?: string;
  strokeWidth?: number;
}

const HALO =
  `<radialGradient id="hg"><stop stop-color="${INKS.y[1]}" stop-opacity=".75"/>` +
  `<stop offset="1" stop-color="${INKS.y[1]}" stop-opacity="0"/></radialGradient>`;
/** Class names that mark what a stand-alone animation could move. Pictures are still, so they are left out. */
const MOTION = new Set(['flick', 'sway', 'swing', 'bob', 'hop', 'blink', 'spin', 'wave', 'wavy', 'rot2']);

/** Drops the light effects of night from a day picture: halos, beams and pools. */
function withoutLight(markup: string): string {
  return markup.replace(/<g class="glow">[\s\S]*?<\/g>/g, '').replace(/<(?:circle|path|ellipse) class="[^"]*\bglow\b[^"]*"[^>]*\/>/g, '');
}

const withoutMotion = (markup: string) =>
  markup.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const kept = names.split(' ').filter(name => name && !MOTION.has(name));
    return kept.length ? ` class="${kept.join(' ')}"` : '';
  });

/** A scene's markup for one mode, with the definitions and style rules it needs and no others. */
export function render(scene: Scene, mode: Mode): { body: string; defs: string; rules: string } {
  definePeople(scene);
  let body = withoutMotion(scene.body());
  if (mode === 'day') body = withoutLight(body);
  const has = (cls: string) => new RegExp(`\\b${cls}\\b`).test(body);
  const used = new Set([...body.matchAll(/href="#([\w-]+)"/g)].map(match => match[1]));
  let defs = [...scene.defs]
    .filter(([id]) => used.has(id))
    .map(([, markup]) => markup)
    .join('');
  if (has('halo')) defs = HALO + defs;
  const light =
    (has('glow') ? '.glow{stroke:none}' : '') +
    (has('halo') ? '.halo{fill:url(#hg);opacity:.8}' : '') +
    (has('beam') ? '.beam{opacity:.3}' : '');
  const rules = classRules(defs + body, mode) + light + peopleRules(body);
  return { body: resolveColours(body, mode), defs: resolveColours(defs, mode), rules: resolveColours(rules, mode) };
}

/** A scene as a stand-alone picture. */
export function svg(scene: Scene, options: SvgOptions = {}): string {
  const { mode = 'day', pad = 20, background = '', strokeWidth = 1 } = options;
  const { body, defs, rules } = render(scene, mode);
  const [l, t, r, b] = scene.bounds;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = (options.box ?? [l - pad, t - pad, r + pad, b + pad]).map(Math.round);
  const line = resolveColours('var(--ln)', mode);
  return wrap(
    [x0, y0, x1 - x0, y1 - y0],
    `<style>${rules}</style><defs>${defs}</defs>${background}` +
      `<g stroke="${line}" stroke-width="${strokeWidth}" stroke-linejoin="round">${body}</g>`,
  );
}

/** The root element: viewBox [left, top, width, height], also as width and height so that <img> knows its form. */
export function wrap([x, y, w, h]: readonly [number, number, number, number], content: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}"${attributes}>${content}</svg>`;
}

/** Names every id of a picture after the picture, so that several can stand in one page. */
export function prefixIds(markup: string, prefix: string): string {
  return markup
    .replace(/\bid="([\w-]+)"/g, `id="${prefix}-$1"`)
    .replace(/href="#([\w-]+)"/g, `href="#${prefix}-$1"`)
    .replace(/url\(#([\w-]+)\)/g, `url(#${prefix}-$1)`);
}

/** Writes people out in full for renderers without custom properties in CSS (librsvg in sharp). */
export function flatten(markup: string, mode: Mode = 'day'): string {
  const drawings = new Map<string, string>();
  const rest = markup.replace(/<g id="([ph]-\w+)">([\s\S]*?)<\/g>(?=<g id=|<\/defs>)/g, (_, id: string, art: string) => {
    drawings.set(id, art);
    return '';
  });
  const person = /<g class="a(\d) t(\d) h(\d) l(\d)"([^>]*)>([\s\S]*?)<\/g>/g;
  const written = rest.replace(person, (_, skin: string, top: string, hair: string, leg: string, more: string, art: string) => {
    const coloured = art
      .replace(/<use href="#([\w-]+)"\/>/g, (use, id: string) => drawings.get(id) ?? use)
      .replaceAll('var(--sk)', SKIN[Number(skin)] ?? '')
      .replaceAll('var(--tp)', TOPS[Number(top)] ?? '')
      .replaceAll('var(--hr)', HAIR[Number(hair)] ?? '')
      .replaceAll('var(--lg)', TROUSERS[Number(leg)] ?? '');
    return `<g${more}>${coloured}</g>`;
  });
  return resolveColours(written, mode);
}
