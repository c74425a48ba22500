import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** RGBA pixels in rows. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Difference {
  differing: number;
  where: Pixels;
  /** Position, size and mean colour of the difference: left, top, width, height and RGB. */
  mark: string;
}

/** Number of differing pixels that is ignored: two runs may draw the corners of glyphs differently. */
export const tolerated = 8;

export async function decode(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export const encode = ({ width, height, data }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

/** Pads a picture to the size of a sheet, with a colour that no story uses. */
function onSheet({ width, height, data }: Pixels, sheet: { width: number; height: number }): Uint8Array {
  if (width === sheet.width && height === sheet.height) return data;
  const wide = new Uint8Array(sheet.width * sheet.height * 4);
  new Uint32Array(wide.buffer).fill(0xff_ff_00_ff);
  for (let y = 0; y < height; y += 1) wide.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * sheet.width * 4);
  return wide;
}

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

/** Every colour step counts, down to 1/255, except in anti-aliased pixels. @returns undefined if at most `tolerated` pixels differ */
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

/** Tolerance between two browsers: pixels of the edges, steps of the mean colour. */
const near = [4, 4, 4, 4, 3, 3, 3];

/** Whether two marks are of the same difference, possibly rendered by two browsers. */
export function isSameMark(one: string, other: string): boolean {
  const [left, right] = [one, other].map(mark => mark.split(' ').map(Number));
  return near.every((limit, index) => Math.abs(left![index]! - right![index]!) <= limit);
}
