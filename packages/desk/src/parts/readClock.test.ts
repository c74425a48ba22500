import { expect, test } from 'vitest';
import { readClock } from './readClock.ts';

// CREW-2
test.each([
  ['18:30', '18:30'],
  ['18.30', '18:30'],
  ['1830', '18:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['', ''],
])('reads the time “%s” as %s', (written, time) => {
  expect(readClock(written)).toBe(time);
});

test.each(['25:00', '18:60', 'kväll'])('rejects the time “%s”', written => {
  expect(readClock(written)).toBeUndefined();
});
