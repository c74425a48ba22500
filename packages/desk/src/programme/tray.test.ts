import { deskChange } from '@tand/festival/desk';
import type { ScheduleItem } from '@tand/festival';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { changesOf, freshItem } from './itemDraft.ts';
import { addAgain, choose, dropItems, emptyTray, programmeWith, putItem, rebaseTray, trayChanges } from './tray.ts';

const item: ScheduleItem = {
  id: 'final',
  day: 1,
  location: 1,
  start_time: '18:00',
  end_time: '19:30',
  name_sv: 'Finalen',
  name_en: 'The final',
  short_desc_sv: '',
  short_desc_en: '',
  highlight: true,
};
const later = { ...item, start_time: '19:30', end_time: '21:00' };

// CREW-4
describe('the drawer', () => {
  test('contains a changed item until the item equals the original again', () => {
    const tray = putItem(emptyTray, item, later);
    expect(trayChanges(tray)).toEqual([{ do: 'move', id: 'final', day: 1, start_time: '19:30', end_time: '21:00' }]);
    expect(putItem({ ...tray, why: 'Sent' }, item, item)).toBe(emptyTray);
  });

  test('adds changed and new items to the programme', () => {
    const fresh = { ...item, id: 'd-1f3b5d7a' };
    const tray = putItem(putItem(emptyTray, item, later), undefined, fresh);
    expect(programmeWith(tray, [item])).toEqual([later, fresh]);
  });

  test('is empty once the published programme has all of its changes', () => {
    expect(rebaseTray(putItem(emptyTray, item, later), { items: [later] }).tray).toBe(emptyTray);
  });
});

// CREW-5
describe('sending the drawer', () => {
  const cases: [string, ScheduleItem, string[]][] = [
    ['a move in time', later, ['move']],
    ['a move to another place and a further one', { ...item, location: 2, places: [2, 3] }, ['place']],
    ['a cancellation', { ...item, cancelled: true }, ['cancel']],
    ['a removed highlight', { ...item, highlight: false }, ['highlight']],
    ['texts of both languages', { ...item, name_sv: 'Stora finalen', short_desc_en: 'At last.' }, ['edit']],
    [
      'everything at once',
      { ...later, location: 4, cancelled: true, name_en: 'Final', hosts: [{ name: 'Sara' }] },
      ['move', 'place', 'cancel', 'edit'],
    ],
  ];
  test.each(cases)('creates valid changes for %s', (_, mine, kinds) => {
    const changes = changesOf({ base: item, mine });
    expect(changes.map(change => change.do)).toEqual(kinds);
    for (const change of changes) expect(v.safeParse(deskChange, change).issues).toBeUndefined();
  });

  test('sends null for an emptied field', () => {
    expect(changesOf({ base: { ...item, age: 18, url: 'https://a.example' }, mine: item })).toEqual([
      { do: 'edit', id: 'final', fields: { age: null, url: null } },
    ]);
  });

  test('adds a new item with all of its fields', () => {
    const [change, ...more] = changesOf({ base: null, mine: { ...item, id: 'd-1f3b5d7a', kind: 'esport' } });
    expect(more).toEqual([]);
    expect(v.safeParse(deskChange, change).issues).toBeUndefined();
    expect(change).toMatchObject({ do: 'add', highlight: true, fields: { name_sv: 'Finalen', kind: 'esport' } });
  });

  test('reinstates an item', () => {
    const { cancelled: _, ...taking } = { ...item, cancelled: true as const };
    expect(changesOf({ base: { ...item, cancelled: true }, mine: taking })).toEqual([{ do: 'reinstate', id: 'final' }]);
  });
});

// CREW-6
describe('rebasing the drawer on the changes of others', () => {
  const tray = putItem(emptyTray, item, later);

  test('preserves a change if others changed another field', () => {
    const { tray: next, meetings } = rebaseTray(tray, { items: [{ ...item, location: 3 }] });
    expect(meetings).toEqual([]);
    expect(next.drafts['final']?.mine).toEqual({ ...later, location: 3 });
    expect(trayChanges(next).map(change => change.do)).toEqual(['move']);
  });

  test('asks for a choice if drawer and others changed the same field', () => {
    const now = { ...item, start_time: '20:00', end_time: '21:30' };
    const { tray: next, meetings } = rebaseTray(tray, { items: [now] });
    expect(meetings).toEqual([{ id: 'final', now, conflicts: ['time'] }]);
    expect(choose(next, now, 'time', 'theirs')).toBe(emptyTray);
    const mine = choose(next, now, 'time', 'mine');
    expect(rebaseTray(mine, { items: [now] }).meetings).toEqual([]);
    expect(trayChanges(mine)).toEqual([{ do: 'move', id: 'final', day: 1, start_time: '19:30', end_time: '21:00' }]);
  });

  test('allows dropping an item that others removed, or adding it again', () => {
    const { tray: next, meetings } = rebaseTray(tray, { items: [] });
    expect(meetings).toEqual([{ id: 'final', now: undefined, conflicts: [] }]);
    expect(dropItems(next, ['final'])).toBe(emptyTray);
    expect(trayChanges(addAgain(next, 'final'))[0]).toMatchObject({ do: 'add', id: 'final', start_time: '19:30' });
  });
});

// CREW-2
test.each([
  ['2025-06-15T00:05:00Z', 1, '03:00', '04:00'],
  ['2025-06-15T02:30:00Z', 2, '05:00', '06:00'],
  ['2025-06-14T21:10:00Z', 1, '00:00', '01:00'],
  ['2025-05-01T10:00:00Z', 0, '13:00', '14:00'],
])('starts an item added at %s at the next full hour; before the festival, on its first day', (now, day, start_time, end_time) => {
  const days = ['2025-06-13', '2025-06-14', '2025-06-15', '2025-06-16'];
  expect(freshItem(Date.parse(now), days, [])).toMatchObject({ day, start_time, end_time });
});
