import { describe, expect, test } from 'vitest';
import { entryOf, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { assignLanes, layoutWall } from './wallLayout.ts';

const lanesOf = (...entries: ReturnType<typeof entryOf>[]) => {
  const { rails, count, lanes } = assignLanes(entries);
  return { rails, count, lanes: entries.map(({ id }) => lanes.get(id)) };
};

// SCHED-27
describe('assignLanes', () => {
  test('gives a single item the full width, and splits the width between simultaneous items', () =>
    expect(
      lanesOf(entryOf(1, 5, '10:00', '11:00', 'a'), entryOf(1, 5, '12:00', '14:00', 'b'), entryOf(1, 5, '13:00', '15:00', 'c')),
    ).toEqual({
      rails: 0,
      count: 2,
      lanes: [
        { lane: 0, span: 1, of: 1 },
        { lane: 0, span: 1, of: 2 },
        { lane: 1, span: 1, of: 2 },
      ],
    }));

  test('makes an item as wide as its neighbours allow', () =>
    expect(
      lanesOf(
        entryOf(1, 5, '10:00', '12:00', 'a'),
        entryOf(1, 5, '10:00', '11:00', 'b'),
        entryOf(1, 5, '10:30', '11:00', 'c'),
        entryOf(1, 5, '11:15', '13:00', 'd'),
      ).lanes.at(-1),
    ).toEqual({ lane: 1, span: 2, of: 3 }));

  test('does not put items next to each other when one begins as the other ends, in any order', () => {
    const [a, b] = [entryOf(1, 5, '10:00', '11:00', 'a'), entryOf(1, 5, '11:00', '12:00', 'b')];
    expect(lanesOf(b, a)).toEqual({
      rails: 0,
      count: 1,
      lanes: [
        { lane: 0, span: 1, of: 1 },
        { lane: 0, span: 1, of: 1 },
      ],
    });
    expect(
      lanesOf(
        entryOf(1, 5, '11:00', '12:00', 'late'),
        entryOf(1, 5, '10:30', '11:00', 'between'),
        entryOf(1, 5, '10:30', '11:00', 'too'),
        entryOf(1, 5, '10:00', '10:30', 'early'),
        entryOf(1, 5, '10:00', '12:00', 'long'),
      ).lanes,
    ).toEqual([
      { lane: 1, span: 2, of: 3 },
      { lane: 1, span: 1, of: 3 },
      { lane: 2, span: 1, of: 3 },
      { lane: 1, span: 2, of: 3 },
      { lane: 0, span: 1, of: 3 },
    ]);
  });

  test('puts an item that is open for hours at the side, out of the way of others', () =>
    expect(lanesOf(entryOf(1, 5, '10:00', '18:00', 'a'), entryOf(1, 5, '12:00', '14:00', 'b'))).toEqual({
      rails: 1,
      count: 1,
      lanes: [{ rail: 0 }, { lane: 0, span: 1, of: 1 }],
    }));

  test('puts an item next to an item without duration that begins 5 minutes earlier', () =>
    expect(lanesOf(entryOf(1, 5, '12:00', '12:00', 'a'), entryOf(1, 5, '12:05', '13:00', 'b')).count).toBe(2));
});

const trackOf = (...own: ReturnType<typeof entryOf>[]) => layoutWall(own, schedulePlaces.sv).columns[0]!.track;
const atOnce = (count: number) => Array.from({ length: count }, (_, index) => entryOf(1, 5, '10:00', '11:00', String(index)));

describe('the wall', () => {
  const entries = [entryOf(1, 5, '09:40', '11:00', 'a'), entryOf(1, 1, '16:00', '', 'c'), entryOf(1, 2, '23:30', '02:15', 'b')];
  const wall = () => layoutWall(entries, schedulePlaces.sv);

  // SCHED-28
  test('covers full hours around the items, also past midnight', () => expect([wall().from, wall().to]).toEqual([540, 1620]));

  // SCHED-29
  test('has a column for each place with an item, in the order of the places', () =>
    expect(wall().columns.map(({ place }) => place.id)).toEqual([1, 2, 5]));

  // SCHED-26
  test('positions items by their minutes, and counts an open end as an hour', () => {
    const alone = { '--rails': 0, '--l': 0, '--w': 1 };
    const { positions } = wall();
    expect(positions.get(entries[0]!.id)?.style).toEqual({ '--s': 580, '--e': 660, '--column': '4/5', ...alone });
    expect(positions.get(entries[1]!.id)?.style).toEqual({ '--s': 960, '--e': 1020, '--column': '2/3', ...alone });
  });

  // SCHED-27
  test('gives three simultaneous items a third of the column each, and marks all as thin', () => {
    const { positions } = layoutWall(atOnce(3), schedulePlaces.sv);
    expect([...positions.values()]).toMatchObject([
      { style: { '--l': 0, '--w': 0.3333 }, 'data-thin': '' },
      { style: { '--l': 0.3333, '--w': 0.3333 }, 'data-thin': '' },
      { style: { '--l': 0.6667, '--w': 0.3333 }, 'data-thin': '' },
    ]);
  });

  test('marks each of two simultaneous items as thin, but not a single one', () => {
    const { positions } = layoutWall([...atOnce(2), entryOf(1, 2, '10:00', '11:00', 'alone')], schedulePlaces.sv);
    expect([...positions.values()].map(position => position['data-thin'])).toEqual([undefined, '', '']);
  });

  test('puts an item that is open for hours at the side', () => {
    const { positions } = layoutWall([entryOf(1, 5, '10:00', '18:00', 'a'), ...atOnce(1)], schedulePlaces.sv);
    expect([...positions.values()]).toMatchObject([{ style: { '--rails': 1, '--n': 0 } }, { style: { '--rails': 1, '--l': 0, '--w': 1 } }]);
  });

  test.each([
    ['one lane', atOnce(1), 'minmax(calc(var(--lanes-1) + 0 * var(--rail)),1.00fr)'],
    ['two lanes', atOnce(2), 'minmax(calc(var(--lanes-2) + 0 * var(--rail)),1.55fr)'],
    ['three lanes', atOnce(3), 'minmax(calc(var(--lanes-3) + 0 * var(--rail)),2.10fr)'],
    ['six lanes', atOnce(6), 'minmax(calc(var(--lanes-3) * 2.00 + 0 * var(--rail)),2.10fr)'],
    ['a rail', [entryOf(1, 5, '10:00', '18:00', 'a')], 'minmax(calc(var(--lanes-1) + 1 * var(--rail)),1.20fr)'],
  ])('sizes a column by its lanes and rails: %s', (_, own, track) => expect(trackOf(...own)).toBe(track));

  test('is empty without items', () => expect(layoutWall([], schedulePlaces.sv)).toMatchObject({ from: 1440, to: 1500, columns: [] }));
});
