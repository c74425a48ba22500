import { describe, expect, it } from 'vitest';
import { paintersOrder, type Solid } from './sort.ts';

const box = (svg: string, x0: number, y0: number, z0: number, size = 1): Solid => ({
  svg,
  x0,
  y0,
  z0,
  x1: x0 + size,
  y1: y0 + size,
  z1: z0 + size,
});
const order = (...solids: Solid[]) => paintersOrder(solids, 1.2).map(solid => solid.svg);

describe('paintersOrder', () => {
  it('paints what is behind and below first', () => {
    expect(order(box('near', 1, 1, 0), box('far', 0, 0, 0))).toEqual(['far', 'near']);
    expect(order(box('on top', 0, 0, 1), box('below', 0, 0, 0))).toEqual(['below', 'on top']);
  });

  it('paints a tall box before the low box in front of it', () => {
    const tall = { ...box('tall', 0, 0, 0), z1: 9 };
    expect(order(box('low', 0, 1, 0), tall)).toEqual(['tall', 'low']);
  });

  it('returns every solid once', () => {
    const many = [...Array(40)].map((_, i) => box(String(i), (i * 7) % 11, (i * 5) % 13, i % 3));
    expect(order(...many).toSorted()).toEqual(many.map(solid => solid.svg).toSorted());
  });
});
