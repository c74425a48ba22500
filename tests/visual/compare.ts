import pixelmatch from 'pixelmatch';

/** A picture as rows of red, green, blue, alpha. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** So few differing pixels are no change: one corner of a glyph that another run rounded otherwise. */
export const tolerated = 8;

/**
 * How many pixels differ, and a picture of where. Every step of a colour counts, down to 1 in 255; only what lies on the
 * edge of a form, by pixelmatch's reckoning, is taken for smoothing and left out. Another size is a difference everywhere.
 */
export function compare(before: Pixels, after: Pixels): { differing: number; where?: Pixels } {
  const { width, height } = after;
  if (before.width !== width || before.height !== height) return { differing: Math.max(before.width * before.height, width * height) };
  if (Buffer.compare(before.data, after.data) === 0) return { differing: 0 };
  const where = { width, height, data: new Uint8Array(width * height * 4) };
  const differing = pixelmatch(before.data, after.data, where.data, width, height, { threshold: 0, includeAA: false, alpha: 0.15 });
  return { differing, where };
}

export const isChanged = ({ differing }: { differing: number }) => differing > tolerated;
