import { describe, expect, test } from 'vitest';
import type { ScheduleEntry } from '../ScheduleItem/index.ts';
import { assignLanes, occupied } from './gridLanes.ts';
import { layoutDay, placeDay } from './gridLayout.ts';
import { itemUnits, sliceDay } from './gridLines.ts';

const at = (startMinutes: number, endMinutes: number | undefined, placeId = 1): ScheduleEntry => ({
  id: `${placeId}-${startMinutes}-${endMinutes}`,
  title: 'Match',
  day: 0,
  placeId,
  startMinutes,
  endMinutes,
  start: '2025-06-13T10:00:00+02:00',
});
const lines = (entries: ScheduleEntry[]) => sliceDay(entries).map(({ from, to, isGap }) => `${from}-${to}${isGap ? ' gap' : ''}`);

// SCHED-26
describe('lines', () => {
  test('one each half hour, and one at each odd start and end', () =>
    expect(lines([at(600, 690), at(605, 610)])).toEqual(['600-605', '605-610', '610-630', '630-660', '660-690']));
  test('a gap of over half an hour is one slice, however long', () =>
    expect(lines([at(600, 630), at(900, 930)])).toEqual(['600-630', '630-900 gap', '900-930']));
  test('a gap of half an hour stays', () => expect(lines([at(600, 630), at(660, 690)])).toEqual(['600-630', '630-660', '660-690']));
  test('an odd start has its line before the next half hour', () => expect(lines([at(610, 640)])).toEqual(['610-630', '630-640']));
  test('across midnight the minutes run on', () =>
    expect(lines([at(1410, 1560)])).toEqual(['1410-1440', '1440-1470', '1470-1500', '1500-1530', '1530-1560']));
  test('24 hours are 48 slices', () => expect(lines([at(600, 2040)])).toHaveLength(48));
  test('items in any order have the same lines', () =>
    expect(lines([at(900, 930), at(600, 630)])).toEqual(lines([at(600, 630), at(900, 930)])));
  test('no items, no lines', () => expect(lines([])).toEqual([]));
});

describe('space an item takes up', () => {
  test.each([
    ['its time', at(600, 690), { from: 600, to: 690 }],
    ['an hour with an open end', at(600, undefined), { from: 600, to: 660 }],
    ['a quarter when it lasts no time', at(0, 0), { from: 0, to: 15 }],
  ])('%s', (_, entry, expected) => expect(occupied(entry)).toEqual(expected));
});

describe('least height', () => {
  test.each([
    ['an open end', at(600, undefined), 3.5],
    ['no time', at(0, 0), 2.5],
    ['5 minutes', at(905, 910), 2.5],
    ['half an hour', at(600, 630), 2.5],
    ['44 minutes', at(600, 644), 2.5],
    ['45 minutes', at(600, 645), 3.5],
    ['23:30 to 02:00', at(1410, 1560), 6.5],
    ['24 hours', at(600, 2040), 49.5],
    ['what it is told', { ...at(600, 630), height: 9 }, 9],
  ])('%s', (_, entry, units) => expect(itemUnits(entry)).toBe(units));
});

const lanesOf = (entries: ScheduleEntry[]) => {
  const { count, lanes } = assignLanes(entries);
  return { count, lanes: entries.map(({ id }) => Object.values(lanes.get(id) ?? {}).join('-')) };
};

describe('lanes', () => {
  test('two at once stand side by side', () => expect(lanesOf([at(600, 700), at(630, 660)])).toEqual({ count: 2, lanes: ['0-1', '1-2'] }));
  test('three at once too', () =>
    expect(lanesOf([at(600, 700), at(610, 700), at(620, 700)])).toEqual({ count: 3, lanes: ['0-1', '1-2', '2-3'] }));
  test('what only touches follows below', () => expect(lanesOf([at(600, 660), at(660, 700)])).toEqual({ count: 1, lanes: ['0-1', '0-1'] }));
  test('an item alone takes the whole width of a place with lanes', () =>
    expect(lanesOf([at(600, 660), at(610, 660), at(700, 730)]).lanes).toEqual(['0-1', '1-2', '0-2']));
  test('in whatever order they come, the first to begin has the first lane, of two at once the longer', () => {
    expect(lanesOf([at(630, 660), at(600, 700)]).lanes).toEqual(['1-2', '0-1']);
    expect(lanesOf([at(600, 630), at(600, 700)]).lanes).toEqual(['1-2', '0-1']);
  });
  test('a freed lane is used again', () =>
    expect(lanesOf([at(600, 800), at(610, 640), at(640, 700)]).lanes).toEqual(['0-1', '1-2', '1-2']));
  test('one that lasts no time stands beside what begins with it', () =>
    expect(lanesOf([at(0, 60), at(0, 0)])).toEqual({ count: 2, lanes: ['0-1', '1-2'] }));
});

const namesIn = (css: string) => new Set([...css.matchAll(/\[([^\]]+)\]/g)].flatMap(([, list]) => list?.split(' ') ?? []));

const width = (least: number, share: number) => `minmax(${least}rem, ${share}fr)`;
const height = (units: number) => `minmax(calc(var(--schedule-unit) * ${units}), auto)`;

describe('layout', () => {
  const places = [
    { id: 1, name: 'Stora scenen' },
    { id: 2, name: 'Tokyo Town' },
    { id: 3, name: 'Quiet LAN' },
  ];
  const entries = [at(600, 660, 1), at(610, 640, 1), at(600, 630, 3)];
  /** Made in each test, so that it is seen which test runs what. */
  const lay = () => {
    const { lanes, classes, css: rules } = placeDay(entries, places);
    return { lanes, classes, rules, whole: layoutDay(entries, places, lanes) };
  };

  // SCHED-29
  test('places without anything that day have no column', () => expect(lay().whole.columns.map(({ place }) => place.id)).toEqual([1, 3]));

  test('every class of an item has a rule, and every line it lies on is named', () => {
    const { classes, rules, whole } = lay();
    const names = namesIn(whole.css);
    const rulesOf = new Map([...rules.matchAll(/\.(\S+) \{ ([^}]+) \}/g)].map(([, name, body]) => [name, body ?? '']));
    for (const name of [...classes.values()].join(' ').split(' ')) {
      const lines = [...(rulesOf.get(name) ?? '').matchAll(/\b([tp]\d+(?:-\d+)?)\b/g)].map(([, line]) => line);
      expect(rulesOf.has(name)).toBe(true);
      for (const line of lines) expect(names).toContain(line);
    }
  });

  test('every line has a rule for its time label', () => {
    const { rules, whole } = lay();
    for (const { from } of whole.slices) expect(rules).toContain(`.s${from} {`);
  });

  test('no two lists of line names touch, which would void the template', () => expect(lay().whole.css).not.toMatch(/\]\s*\[/));

  test('rows are as high as they last, each lane has its width, and the grid scrolls by itself where all do not fit', () => {
    const { lanes, whole } = lay();
    const columns = `[times] 4.5rem [p0-0] ${width(8, 0.75)} [p0-1] ${width(8, 0.75)} [p0-2 p2-0] ${width(9.5, 1)} [p2-1];`;
    const rows = `[heads] auto [t600] ${height(0.333)} [t610] ${height(0.667)} [t630] ${height(0.333)} [t640] ${height(0.667)} [t660];`;
    expect(whole.css).toContain(`grid-template-rows: ${rows}grid-template-columns: ${columns}`);
    expect(whole.css).toContain(`(max-width: ${4.5 + 8 + 8 + 9.5}rem) { --schedule-overflow: auto;`);
    expect(layoutDay([at(600, 630), at(900, 930)], places, lanes).css).toContain(`[t630] ${height(0.75)} [t900]`);
  });

  test('each class is one rule: lines, lanes and the least height', () => {
    const { rules } = lay();
    expect(rules.split(' .').map(rule => rule.replace(/^\./, ''))).toEqual(
      expect.arrayContaining([
        's600 { grid-row-start: t600; }',
        'e660 { grid-row-end: t660; }',
        'p0-0-1 { grid-column: p0-0 / p0-1; }',
        'p0-0-2 { grid-column: p0-0 / p0-2; }',
        'p2-0-1 { grid-column: p2-0 / p2-1; }',
        'h25 { --schedule-item: calc(var(--schedule-unit) * 2.5); }',
      ]),
    );
    const starts = Array.from(rules.matchAll(/\.s(\d+)/g), ([, minute]) => Number(minute)).toSorted((a, b) => a - b);
    expect(starts).toEqual([600, 610, 630, 640, 660]);
  });

  test('an empty day and an item of a place that nobody knows have lines too', () => {
    expect(layoutDay([], places, new Map()).css).toContain('[heads] auto  [t0];');
    expect(layoutDay([at(600, 630)], places, new Map()).css).toContain('[p0-0] minmax(9.5rem, 1fr) [p0-1];');
    expect([...placeDay([at(600, 630, 9)], places).classes.values()]).toEqual(['s600 e630 p-1-0-1 h25']);
    expect(placeDay([], places).css).toBe('');
  });

  test('a filter changes lines and columns, never where an item lies', () => {
    const { classes, lanes } = lay();
    const { columns, css, slices } = layoutDay(entries.slice(2), places, lanes);
    expect(columns.map(({ place }) => place.id)).toEqual([3]);
    expect(namesIn(css)).toEqual(new Set(['heads', 't600', 't630', 'times', 'p2-0', 'p2-1']));
    expect(slices).toHaveLength(1);
    expect(classes.get(entries[2]?.id ?? '')).toBe('s600 e630 p2-0-1 h25');
  });
});
