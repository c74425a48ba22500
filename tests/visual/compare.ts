import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A picture as rows of red, green, blue, alpha. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Difference {
  /** How many pixels differ. */
  differing: number;
  /** A picture of where. */
  where: Pixels;
  /** Where and how the new picture differs, in a line: left, top, width and height of the part, and the mean of its colours. */
  mark: string;
}

/** So few differing pixels are no change: one corner of a glyph that another run rounded otherwise. */
export const tolerated = 8;

/** Reads a PNG. */
export async function decode(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export const encode = ({ width, height, data }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

/** The picture on a sheet of another size, whose rest has a colour that no story has. */
function onSheet({ width, height, data }: Pixels, sheet: { width: number; height: number }): Uint8Array {
  if (width === sheet.width && height === sheet.height) return data;
  const wide = new Uint8Array(sheet.width * sheet.height * 4);
  new Uint32Array(wide.buffer).fill(0xff_ff_00_ff);
  for (let y = 0; y < height; y += 1) wide.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * sheet.width * 4);
  return wide;
}

/** Marks a difference by the part that pixelmatch painted red. */
function markOf({ width, height, data }: Pixels, after: Uint8Array): string {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (data[at] !== 255 || data[at + 1] !== 0 || data[at + 2] !== 0) continue;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
  const sums = [0, 0, 0];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) for (const channel of [0, 1, 2]) sums[channel]! += after[(y * width + x) * 4 + channel]!;
  const count = (right - left) * (bottom - top);
  return [left, top, right - left, bottom - top, ...sums.map(sum => Math.round(sum / count))].join(' ');
}

/**
 * What differs between two pictures. Every step of a colour counts, down to 1 in 255; only what lies on the edge of a
 * form, by pixelmatch's reckoning, is taken for smoothing and left out. Another size is a difference.
 */
export function compare(before: Pixels, after: Pixels): Difference | undefined {
  const isSameSize = before.width === after.width && before.height === after.height;
  if (isSameSize && Buffer.compare(before.data, after.data) === 0) return undefined;
  const sheet = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const [old, now] = [onSheet(before, sheet), onSheet(after, sheet)];
  const where = { ...sheet, data: new Uint8Array(sheet.width * sheet.height * 4) };
  const options = { threshold: 0, includeAA: false, alpha: 0.15 };
  const differing = pixelmatch(old, now, where.data, sheet.width, sheet.height, options);
  return differing > tolerated ? { differing, where, mark: markOf(where, now) } : undefined;
}

/** How far two browsers may be apart: pixels of a part's edges, steps of its mean colour. */
const near = [4, 4, 4, 4, 3, 3, 3];

/** Whether two marks are of the same difference, though perhaps seen by two browsers. */
export function isSameMark(one: string, other: string): boolean {
  const [left, right] = [one, other].map(mark => mark.split(' ').map(Number));
  return near.every((limit, index) => Math.abs(left![index]! - right![index]!) <= limit);
}
