import { brotliCompressSync, constants } from 'node:zlib';
import sharp from 'sharp';
import { optimize, type Config, type CustomPlugin, type XastElement } from 'svgo';
import { hash32 } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { flatten, prefixIds, svg } from '../svg.ts';
import { toIco } from './ico.ts';
import type { Drawn, Picture } from './picture.ts';

/**
 * Leaves groups as drawn: `collapseGroups`, `inlineStyles` and `moveElemsAttrsToGroup` move transforms to elements that a page may
 * animate, where a CSS transform overrides the attribute.
 */
export const SVGO: Config = {
  multipass: false,
  floatPrecision: 1,
  plugins: [
    { name: 'convertPathData', params: { floatPrecision: 1 } },
    'cleanupNumericValues',
    'removeComments',
    'convertShapeToPath',
    { name: 'removeDesc' },
  ],
};

/** A short prefix for a picture's ids. */
export const idPrefix = (name: string): string => `i${hash32(name).toString(36)}`;

const sizeOf = (markup: string): [number, number] => {
  const [, w = '0', h = '0'] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(markup) ?? [];
  return [Number(w), Number(h)];
};

/** The finished SVG of a picture, before it is minified. */
export async function drawSvg(picture: Picture): Promise<string> {
  const module: Record<string, (...args: unknown[]) => Scene | string> = await import(
    new URL(`../${picture.module}`, import.meta.url).href
  );
  const draw = module[picture.draw];
  if (!draw) throw new Error(`${picture.module} has no export "${picture.draw}", which the picture "${picture.name}" needs.`);
  const result = draw(...picture.args);
  return typeof result === 'string' ? result : svg(result, picture.scene);
}

const rule = /[^{}]+\{[^{}]*\}/g;
/** A CSS rule that removes the stroke of a class. */
const withoutStroke = /^\.([\w-]+)\{[^{}]*\bstroke:none\b[^{}]*\}$/;

/**
 * Minifies markup with SVGO, which compiles the selectors of all rules for each path to know whether it has a stroke or markers. To
 * save most of that time, it gets only the other rules about strokes and markers, and `stroke:none` as an attribute until it is done.
 */
function minify(markup: string): string {
  const sheets: string[] = [];
  const strokeless = new Set<string>();
  const lean = markup.replace(/<style>([^<]*)<\/style>/g, (sheet, rules: string) => {
    sheets.push(sheet);
    const read = (rules.match(rule) ?? []).filter(text => {
      const [, name] = withoutStroke.exec(text) ?? [];
      if (name) strokeless.add(name);
      return !name && /stroke|marker/.test(text);
    });
    return `<style>${read.join('')}</style>`;
  });
  const strokes = new Map<XastElement, string | undefined>();
  const addStrokes: CustomPlugin = {
    name: 'addStrokes',
    fn: () => ({
      element: {
        enter(element) {
          if (!element.attributes['class']?.split(' ').some(name => strokeless.has(name))) return;
          strokes.set(element, element.attributes['stroke']);
          element.attributes['stroke'] = 'none';
        },
      },
    }),
  };
  const restoreStrokes: CustomPlugin = {
    name: 'restoreStrokes',
    fn: () => {
      for (const [{ attributes }, stroke] of strokes) {
        if (stroke === undefined) delete attributes['stroke'];
        else attributes['stroke'] = stroke;
      }
      return null;
    },
  };
  const { data } = optimize(lean, { ...SVGO, plugins: [addStrokes, ...SVGO.plugins!, restoreStrokes] });
  return data.replace(/<style(?:\/>|>[^<]*<\/style>)/g, () => sheets.shift() ?? '');
}

/** Bytes after brotli. A lower quality than that of a release is faster and gives more bytes. */
export const weigh = (content: string | Buffer, quality = 11): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Options of a PNG. Reducing its colours takes most of the time of a build, so a quick build does not. */
const pngOptions = (colours: number | undefined, isQuick: boolean) =>
  isQuick ? { compressionLevel: 1 } : { effort: 8, ...(colours ? { palette: true, colours } : { palette: false }) };

/**
 * Draws a picture. With `isQuick` it looks the same and an SVG has the same bytes, but a raster is larger and sizes are not measured.
 * @returns content of the file, and data of the picture
 */
export async function drawPicture(picture: Picture, isQuick = false): Promise<{ content: Buffer; drawn: Drawn }> {
  const markup = await drawSvg(picture);
  const [width, height] = sizeOf(markup);
  if (picture.raster) {
    const { format, width: target, colours } = picture.raster;
    const png = await sharp(Buffer.from(flatten(markup, picture.scene?.mode)), {
      density: Math.min(2400, (72 * target) / width),
      unlimited: true,
    })
      .resize({ width: target })
      .png(pngOptions(colours, isQuick))
      .toBuffer();
    const content = format === 'ico' ? toIco(png, target) : png;
    const file = `${picture.name}.${format}`;
    const drawn = { file, width: target, height: Math.round((height * target) / width), bytes: content.length, brotli: content.length };
    return { content, drawn };
  }
  const content = Buffer.from(minify(prefixIds(markup, idPrefix(picture.name))));
  const drawn = { file: `${picture.name}.svg`, width, height, bytes: content.length };
  if (isQuick) return { content, drawn };
  return { content, drawn: { ...drawn, brotli: weigh(content) } };
}
