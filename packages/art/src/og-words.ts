import { isDark, type Palette } from './labels/ground.ts';
import { letters } from './labels/lettering.ts';
import { LINE, PAPER, type Ink } from './palette.ts';
import { wrap } from './svg.ts';
import { drawable, FONT, outline } from './type.ts';

/** What is written on a link preview. It can be drawn by itself, to be laid over a preview without words. */

/** Size of a link preview, px. */
export const PREVIEW = { width: 1200, height: 630 } as const;

/** Breaks a title into lines of similar length: one if it is short, at most five. */
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

/** The widest cut of the font in which a line of the given height fits the width. */
function cutFor(text: string, width: number, height: number): string {
  const cuts = [FONT.widest, FONT.wide, FONT.normal, FONT.slim];
  const fits = (cut: string) => {
    const drawn = outline(cut, text, 100, 0.02);
    return (drawn.width / drawn.height) * height <= width;
  };
  return cuts.find(fits) ?? FONT.narrow;
}

/** Height of a line in px, by the number of lines. */
const SIZES: readonly number[] = [80, 80, 80, 66, 56, 48];

/** The colour of words and frame on a ground. */
export const inkOn = (ground: Ink): string => (isDark(ground) ? PAPER : LINE);

interface Words {
  title: string;
  /** Lines below the title; the last is at the lower edge. */
  lines: readonly string[];
  ink: string;
  /** Maximum width, px. */
  measure: number;
}

/** Title and lines of a preview, as markup. */
export function words({ title, lines, ink, measure }: Words): string {
  const titles = breakTitle(drawable(FONT.normal, title));
  const size = SIZES[titles.length] ?? 48;
  const step = size * 1.26;
  // Each further line moves the title up.
  const top = 340 - (lines.length - 1) * 20 - (titles.length * step) / 2;
  const large = titles.map((line, i) =>
    letters(cutFor(line, measure, size), line, 64, top + i * step, measure, size, ink, { align: 'left' }),
  );
  const small = lines.map((line, i) =>
    letters(FONT.pixel, line, 64, PREVIEW.height - 100 - (lines.length - 1 - i) * 44, 480, 34, ink, { align: 'left' }),
  );
  return [...large, ...small].join('');
}

/** The inks of a preview, by the background of its page. */
export const PREVIEW_INKS = {
  paper: ['w', 'r'],
  wood: ['w', 'r'],
  card: ['w', 'y'],
  blue: ['b', 'y'],
  pink: ['p', 'b'],
  teal: ['g', 'y'],
  night: ['k', 'p'],
  yellow: ['y', 'r'],
  red: ['r', 'y'],
  striker: ['k', 'r'],
} as const satisfies Record<string, Palette>;

/** A page's background, by its name in the design system. */
export type PreviewGround = keyof typeof PREVIEW_INKS;

/** The words of a preview alone, transparent and as large as the preview: to be laid over a preview without words. */
export const previewWords = ({ title, lines, ground }: Pick<Words, 'title' | 'lines'> & { ground: PreviewGround }): string =>
  wrap([0, 0, PREVIEW.width, PREVIEW.height], words({ title, lines, ink: inkOn(PREVIEW_INKS[ground][0]), measure: 500 }));
