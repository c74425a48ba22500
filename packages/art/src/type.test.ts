import { describe, expect, it } from 'vitest';
import { fitWidth, FONT, outline, round } from './type.ts';

describe('outline', () => {
  it('starts at the left edge of its box and grows with the size', () => {
    const small = outline(FONT.normal, 'Å', 10);
    const large = outline(FONT.normal, 'Å', 20);
    expect(large.width).toBeCloseTo(small.width * 2, 5);
    const xs = small.commands.flatMap(command => (command.type === 'Z' ? [] : [command.x]));
    expect(Math.min(...xs)).toBeCloseTo(0, 5);
  });

  it('throws an error that names the missing letter or font', () => {
    expect(() => outline(FONT.poster, '漢', 10)).toThrow('The outlines of "bowlby-one" have no "漢"');
    expect(() => outline('comic', 'A', 10)).toThrow('No outlines of the font "comic"');
  });
});

describe('fitWidth', () => {
  it('chooses a wide font for a short word and a narrow font for a long word', () => {
    expect(fitWidth('NU', 6)).toBe(FONT.widest);
    expect(fitWidth('STREAMER AVENUE', 3)).toBe(FONT.narrow);
  });
});

it('rounds to a tenth without a negative zero', () => {
  expect(Object.is(round(-0.01), 0)).toBe(true);
  expect(round(1.26)).toBe(1.3);
});
