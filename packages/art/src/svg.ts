import { nightColours, peopleAtNight } from './night/inks.ts';
import type { Lit } from './night/lights.ts';
import { nightBody, nightRules } from './night/paint.ts';
import { dayColours, dayRules, type Mode } from './palette.ts';
import { peopleByDay, peopleRules } from './people/colours.ts';
import { definePeople } from './people/person.ts';
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

/** Class names for animation. Pictures are not animated, so they are left out. */
const MOTION = new Set(['flick', 'sway', 'swing', 'bob', 'hop', 'blink', 'spin', 'wave', 'wavy', 'rot2']);

/** Drops the light effects of night from a day picture. */
function withoutLight(markup: string): string {
  return markup.replace(/<(?:circle|path|ellipse) class="[^"]*\bglow\b[^"]*"[^>]*\/>/g, '');
}

const withoutMotion = (markup: string) =>
  markup.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const kept = names.split(' ').filter(name => name && !MOTION.has(name));
    return kept.length ? ` class="${kept.join(' ')}"` : '';
  });

/** Replaces `var(--r1)` and the like by the mode's colours. Properties that are not in the palette stay. */
function resolve(markup: string, mode: Mode): string {
  const all = mode === 'night' ? nightColours() : dayColours();
  return markup.replace(/var\(--(\w+)\)/g, (whole, name: string) => all[name] ?? whole);
}

/** A scene's markup for one mode, with the definitions and style rules it needs and no others. */
export function render(scene: Scene, mode: Mode): { body: string; defs: string; rules: string } {
  definePeople(scene);
  const body = withoutMotion(mode === 'night' ? nightBody(scene) : withoutLight(scene.body()));
  const used = new Set([...body.matchAll(/href="#([\w-]+)"/g)].map(match => match[1]));
  const defs = [...scene.defs]
    .filter(([id]) => used.has(id))
    .map(([, markup]) => markup)
    .join('');
  const rules = mode === 'night' ? nightRules(defs, body) : dayRules(defs + body) + peopleRules(body);
  return { body: resolve(body, mode), defs: resolve(defs, mode), rules: resolve(rules, mode) };
}

/** The visible part of a scene in px: its bounds and the padding round them. */
export const boxOf = ({ bounds: [l, t, r, b] }: Scene, pad = 20): Box => [
  Math.round(l - pad),
  Math.round(t - pad),
  Math.round(r + pad),
  Math.round(b + pad),
];

/** A scene as a stand-alone picture. */
export function svg(scene: Scene, options: SvgOptions = {}): string {
  const { mode = 'day', pad, background = '', strokeWidth = 1 } = options;
  const { body, defs, rules } = render(scene, mode);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = (options.box ?? boxOf(scene, pad)).map(Math.round);
  const line = resolve('var(--ln)', mode);
  return wrap(
    [x0, y0, x1 - x0, y1 - y0],
    `<style>${rules}</style><defs>${defs}</defs>${background}` +
      `<g stroke="${line}" stroke-width="${strokeWidth}" stroke-linejoin="round">${body}</g>`,
  );
}

/** The root element: viewBox [left, top, width, height], also as width and height so that <img> knows its proportions. */
export function wrap([x, y, w, h]: readonly [number, number, number, number], content: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}"${attributes}>${content}</svg>`;
}

/** Names every id of a picture after the picture, so that a page can have several. */
export function prefixIds(markup: string, prefix: string): string {
  return markup
    .replace(/\bid="([\w-]+)"/g, `id="${prefix}-$1"`)
    .replace(/href="#([\w-]+)"/g, `href="#${prefix}-$1"`)
    .replace(/url\(#([\w-]+)\)/g, `url(#${prefix}-$1)`);
}

/** Markup in pieces, each with the light of its group. */
function byLight(markup: string): (readonly [light: Lit | undefined, piece: string])[] {
  const pieces: [Lit | undefined, string][] = [];
  let [light, from, depth]: [Lit | undefined, number, number] = [undefined, 0, 0];
  const cut = (at: number) => {
    pieces.push([light, markup.slice(from, at)]);
    from = at;
  };
  for (const { 0: tag, 1: name, index } of markup.matchAll(/<g class="L(\w+)">|<g\b|<\/g>/g)) {
    if (name) {
      cut(index);
      light = name as Lit;
      depth = 0;
    } else if (light) {
      depth += tag === '</g>' ? -1 : 1;
      if (depth >= 0) continue;
      cut(index);
      light = undefined;
    }
  }
  cut(markup.length);
  return pieces;
}

/** Writes people out in full for renderers without custom properties in CSS (librsvg in sharp). */
export function flatten(markup: string, mode: Mode = 'day'): string {
  const drawings = new Map<string, string>();
  const rest = markup.replace(/<g id="([ph]-\w+)">([\s\S]*?)<\/g>(?=<g id=|<\/defs>)/g, (_, id: string, art: string) => {
    drawings.set(id, art);
    return '';
  });
  const person = /<g class="(a\d t\d h\d l\d)"([^>]*)>([\s\S]*?)<\/g>/g;
  const writeOut = ([light, piece]: readonly [Lit | undefined, string]) => {
    const people = mode === 'night' ? peopleAtNight(light) : peopleByDay();
    return piece.replace(person, (_, classes: string, more: string, art: string) => {
      let coloured = art.replace(/<use href="#([\w-]+)"\/>/g, (use, id: string) => drawings.get(id) ?? use);
      for (const name of classes.split(' ')) {
        const [property, colour] = people[name] ?? ['', ''];
        coloured = coloured.replaceAll(`var(--${property})`, colour);
      }
      return `<g${more}>${coloured}</g>`;
    });
  };
  return resolve(byLight(rest).map(writeOut).join(''), mode);
}
