import { expect, it } from 'vitest';
import { readRange } from './range.ts';

it.each([
  ['bytes=0-9', [0, 9]],
  ['bytes=90-', [90, 99]],
  ['bytes=90-1000', [90, 99]],
  ['bytes=5-5', [5, 5]],
  ['bytes=-10', [90, 99]],
  ['bytes=-1000', [0, 99]],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['items=0-9', undefined],
  ['kilobytes=0-9', undefined],
  [undefined, undefined],
])('reads the range %s of a hundred bytes as %j', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

it('reads a range of an empty file as "none"', () => expect(readRange('bytes=-5', 0)).toBe('none'));
