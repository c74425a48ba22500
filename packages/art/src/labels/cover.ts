import { emblem, place } from '../emblems/emblem.ts';
import { REPEATABLE, type EmblemName } from '../emblems/emblems.ts';
import { LINE, PAPER } from '../palette.ts';
import { wrap } from '../svg.ts';
import { frame, groundArt, isDark, type Ground, type Palette } from './ground.ts';

/** How emblems lie on a cover: one, one that runs over the edge, three in a row, or a wall of them. */
export type Composition = 'one' | 'crop' | 'trio' | 'wall';
export interface CoverLook {
  emblem: EmblemName;
  palette: Palette;
  ground: Ground;
  composition: Composition;
}

/** Sizes of pictures on a label's ground, px. */
export const FORMATS = { cover: [1200, 675], card: [800, 600], square: [600, 600] } as const;
export type Format = keyof typeof FORMATS;

/** An emblem on a label's ground, without text, in one of the `FORMATS`. */
export function cover({ emblem: name, palette, ground, composition }: CoverLook, format: Format = 'cover'): string {
  const [W, H] = FORMATS[format];
  const drawing = emblem(name);
  const repeats = composition === 'wall' || composition === 'trio';
  if (repeats && !REPEATABLE.has(name)) throw new Error(`The emblem "${name}" is too big to be repeated on a cover.`);
  const [x0, y0, x1, y1] = drawing.bounds;
  let art = '';
  if (composition === 'one') art = place(drawing, { x: W / 2, y: H * 0.51, w: W * (format === 'cover' ? 0.68 : 0.82), h: H * 0.82 }, LINE);
  if (composition === 'crop') art = place(drawing, { x: W * 0.56, y: H * 0.6, w: W * 0.98, h: H * 1.3 }, LINE);
  if (composition === 'trio')
    art = [0.2, 0.5, 0.8]
      .map((x, i) => place(drawing, { x: W * x, y: H * (i === 1 ? 0.54 : 0.5), w: W * 0.28, h: H * 0.56 }, LINE, 'em'))
      .join('');
  if (composition === 'wall') {
    const k = Math.min((W * 0.2) / (x1 - x0), (H * 0.36) / (y1 - y0));
    const step = W / 4.4;
    for (let row = -1; row < 6; row++)
      for (let column = -1; column < 6; column++)
        art += place(
          drawing,
          { x: column * step + (row % 2 ? step / 2 : 0), y: row * step * 0.46, w: (x1 - x0) * k, h: (y1 - y0) * k },
          LINE,
          'em',
        );
  }
  const pattern = groundArt(composition === 'wall' && ground === 'sun' ? 'stripes' : ground, W, H, palette);
  const shared = repeats ? `<g id="em">${drawing.body}</g>` : '';
  const line = isDark(palette[0]) ? PAPER : LINE;
  return wrap([0, 0, W, H], `<style>${drawing.rules}</style><defs>${drawing.defs}${shared}</defs>${pattern}${art}${frame(W, H, line)}`);
}
