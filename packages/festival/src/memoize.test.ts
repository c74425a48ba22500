import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('calls the function once for each object, even if the result is undefined', () => {
  const make = vi.fn<(key: { value?: number }) => number | undefined>(({ value }) => value);
  const valueOf = memoize(make);
  const [one, none] = [{ value: 1 }, {}];
  expect([valueOf(one), valueOf(none), valueOf(one), valueOf(none), valueOf({ value: 1 })]).toEqual([1, undefined, 1, undefined, 1]);
  expect(make.mock.calls).toEqual([[one], [none], [{ value: 1 }]]);
});
