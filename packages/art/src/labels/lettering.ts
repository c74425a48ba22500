import { outline, pathData } from '../type.ts';

export interface LineOptions {
  track?: number;
  /** Whether the text fills the box in both directions, instead of keeping its proportions. */
  stretch?: boolean;
  align?: 'left';
}

/** A line of lettering fitted into a box, px. */
export function letters(
  font: string,
  text: string,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  options: LineOptions = {},
): string {
  const drawn = outline(font, text, 100, options.track ?? 0.02);
  const sx = options.stretch ? w / drawn.width : Math.min(w / drawn.width, h / drawn.height);
  const sy = options.stretch ? h / drawn.height : sx;
  const left = options.align === 'left' ? x : x + (w - drawn.width * sx) / 2;
  const top = y + (h - drawn.height * sy) / 2;
  return `<path fill="${fill}" d="${pathData(drawn.commands, (a, b) => [left + a * sx, top + b * sy])}"/>`;
}
