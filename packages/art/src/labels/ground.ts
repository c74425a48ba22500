import { INKS, PAPER, type Ink } from '../palette.ts';
import { round } from '../type.ts';

/** The inks of a label: its ground, and its second colour. */
export type Palette = readonly [ground: Ink, second: Ink];
export const GROUNDS = ['rays', 'sun', 'stripes', 'dots', 'iso', 'waves', 'strike'] as const;
export type Ground = (typeof GROUNDS)[number];

/** The colour that covers a ground. Paper replaces wood, the deep tone replaces ink. */
export const groundColour = (ink: Ink): string => (ink === 'w' ? PAPER : ink === 'k' ? INKS.k[2] : INKS[ink][1]);
/** Grounds on which letters and frames are paper. */
export const isDark = (ink: Ink): boolean => ink === 'r' || ink === 'b' || ink === 'k' || ink === 'o';

/** The pattern's colour. `deep` takes the darker tone, so that light text can lie on it. */
function patternColour(ink: Ink, deep: boolean): string {
  if (ink === 'w') return INKS.w[1];
  if (ink === 'k') return INKS.k[1];
  return INKS[ink][deep && isDark(ink) ? 2 : 0];
}

function rays(w: number, cx: number, cy: number): string {
  const count = 36;
  const point = (i: number) => {
    const angle = (i / count) * 2 * Math.PI + 0.05;
    return `${Math.round(cx + Math.cos(angle) * w * 1.3)} ${Math.round(cy + Math.sin(angle) * w * 1.3)}`;
  };
  let data = '';
  for (let i = 0; i < count; i += 2) data += `M${cx} ${cy}L${point(i)} ${point(i + 1)}z`;
  return data;
}

function dots(w: number, h: number): string {
  let data = '';
  const rows = h / 30;
  for (let row = 0; row < rows; row++) {
    const radius = round(2 + (row / rows) * 13);
    for (let i = 0; i <= w / 34; i++)
      data += `M${i * 34 + (row % 2) * 17 - radius} ${row * 30 + 10}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  }
  return data;
}

function waves(w: number, h: number): string {
  let data = '';
  for (let row = 0; row < h / 44 + 1; row++) data += `M-40 ${row * 44}${'q15-20 30 0t30 0'.repeat(Math.ceil(w / 60) + 1)}`;
  return data;
}

function repeat(columns: number, rows: number, cell: (column: number, row: number) => string): string {
  let data = '';
  for (let row = -1; row < rows; row++) for (let column = -1; column < columns; column++) data += cell(column, row);
  return data;
}

export interface GroundOptions {
  /** The middle of rays, px. */
  cx?: number;
  cy?: number;
  /** Darker pattern, so that light text can lie on it. */
  deep?: boolean;
}

/** A label's ground with its pattern. */
export function groundArt(kind: Ground, w: number, h: number, [ink, second]: Palette, options: GroundOptions = {}): string {
  const { cx = w / 2, cy = Math.round(h * 0.55), deep = false } = options;
  const colour = patternColour(ink, deep);
  const fill = `<path fill="${groundColour(ink)}" d="M0 0h${w}v${h}H0z"/>`;
  const pattern = (data: string) => `${fill}<path fill="${colour}" d="${data}"/>`;
  switch (kind) {
    case 'sun':
      return `${fill}<circle cx="${cx}" cy="${h * 0.52}" r="${h * 0.4}" fill="${groundColour(second)}"/>`;
    case 'stripes':
      return pattern(repeat((w + h) / 80, 0, column => `M${column * 80 - h} 0h40l${h} ${h}h-40z`));
    case 'dots':
      return pattern(dots(w, h));
    case 'iso':
      return pattern(repeat(w / 120 + 1, h / 60 + 1, (i, j) => `M${i * 120 + (j % 2 ? 60 : 0)} ${j * 60}l60 30-60 30-60-30z`));
    case 'waves':
      return `${fill}<path fill="none" stroke="${colour}" stroke-width="11" d="${waves(w, h)}"/>`;
    case 'strike':
      return pattern(repeat(w / 24, h / 22, (i, j) => `M${i * 24 + Math.abs(j % 2) * 12} ${j * 22 + 4}h7v7h-7z`));
    case 'rays':
    default:
      return pattern(rays(w, cx, cy));
  }
}

/** The double line round a label. */
export function frame(w: number, h: number, colour: string, margin = 22): string {
  const inner = margin + 10;
  const line = (m: number, width: number) =>
    `<path fill="none" stroke="${colour}" stroke-width="${width}" d="M${m} ${m}h${w - 2 * m}v${h - 2 * m}H${m}z"/>`;
  return line(margin, 5) + line(inner, 2);
}
