import { describe, expect, test } from 'vitest';
import { compare, isChanged, tolerated, type Pixels } from '../visual/compare.ts';
import { decode, encode } from '../visual/pictures.ts';

const size = { width: 40, height: 30 };

/** A red area on paper: x, y, width, height of the area. */
function picture(red: number[], area: readonly number[] = [10, 5, 20, 10]): Pixels {
  const [x0 = 0, y0 = 0, w = 0, h = 0] = area;
  const data = new Uint8Array(size.width * size.height * 4);
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const isInside = x >= x0 && x < x0 + w && y >= y0 && y < y0 + h;
      data.set([...(isInside ? red : [0xff, 0xfa, 0xf0]), 255], (y * size.width + x) * 4);
    }
  return { ...size, data };
}
const red = [0xe5, 0x24, 0x2a];

describe('the comparer of pictures', () => {
  test('finds nothing between equal pictures', () => expect(compare(picture(red), picture(red))).toEqual({ differing: 0 }));

  test.each([
    ['red', [0xe6, 0x24, 0x2a]],
    ['green', [0xe5, 0x25, 0x2a]],
    ['blue', [0xe5, 0x24, 0x2b]],
  ])('finds a %s that is one step of 255 off', (_, other) => {
    const found = compare(picture(red), picture(other));
    expect(isChanged(found)).toBe(true);
    expect(found.differing).toBeGreaterThan(20 * 10 - 2 * (20 + 10));
  });

  test('finds a form that moved by one pixel', () => expect(isChanged(compare(picture(red), picture(red, [11, 5, 20, 10])))).toBe(true));

  test('finds another size', () => {
    const cut = { width: 40, height: 29, data: picture(red).data.slice(0, 40 * 29 * 4) };
    expect(isChanged(compare(picture(red), cut))).toBe(true);
  });

  test('lets a few odd pixels pass', () => {
    const odd = picture(red);
    odd.data.set([0, 0, 0], (2 * size.width + 2) * 4);
    const { differing } = compare(picture(red), odd);
    expect(differing).toBeLessThanOrEqual(tolerated);
  });

  test('a stored picture is what was seen, to the last step', async () => {
    const seen = picture([0xe5, 0x24, 0x2b]);
    expect(compare(seen, await decode(await encode(seen))).differing).toBe(0);
  });
});
