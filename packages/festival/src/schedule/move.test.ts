import { assert, constant, constantFrom, integer, oneof, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shiftTimes, startAt, type ItemTimes } from './time.ts';

const times = (day: ItemTimes['day'], start_time: string, end_time = ''): ItemTimes => ({ day, start_time, end_time });

// CREW-2
describe('shiftTimes', () => {
  test.each([
    ['moves within a day', times(1, '18:00', '19:30'), 90, times(1, '19:30', '21:00')],
    ['stays on the same festival day past midnight', times(1, '23:45', '00:30'), 30, times(1, '00:15', '01:00')],
    ['moves to the next day past daybreak', times(1, '04:45', '05:15'), 30, times(2, '05:15', '05:45')],
    ['moves back over daybreak', times(2, '05:00', '06:00'), -30, times(1, '04:30', '05:30')],
    ['preserves an open end', times(0, '10:00'), 30, times(0, '10:30')],
  ])('%s', (_, from, minutes, to) => {
    expect(shiftTimes(from, minutes, 4)).toEqual(to);
  });

  test('returns undefined when the item would leave the festival days', () => {
    expect(shiftTimes(times(0, '05:10', '06:00'), -15, 4)).toBeUndefined();
    expect(shiftTimes(times(3, '04:50', '05:30'), 15, 4)).toBeUndefined();
  });

  test('restores the times of an item that is moved there and back', () => {
    const time = integer({ min: 0, max: 24 * 60 - 1 }).map(
      at => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`,
    );
    const item = record({ day: constantFrom(0, 1, 2, 3), start_time: time, end_time: oneof(time, constant('')) });
    assert(
      property(item, integer({ min: -1440, max: 1440 }), (from, minutes) => {
        const to = shiftTimes(from, minutes, 4);
        expect(to === undefined ? from : shiftTimes(to, -minutes, 4)).toEqual(from);
      }),
    );
  });
});

test('preserves the duration when the start changes, over midnight too', () => {
  expect(startAt(times(0, '20:00', '21:30'), 2, '23:15')).toEqual(times(2, '23:15', '00:45'));
});
