import { describe, expect, it } from 'vitest';
import { findChanges, seenOf } from './changes.ts';

type Entry = Parameters<typeof findChanges>[1][number];

const entry = (id: string, fields: Partial<Entry> = {}): Entry => ({
  id,
  title: `Punkt ${id}`,
  placeId: 1,
  start: '2030-06-13T14:00:00+02:00',
  end: '2030-06-13T15:00:00+02:00',
  ...fields,
});
const picks = new Set(['a', 'b']);
const before = seenOf([entry('a'), entry('b'), entry('c')], picks, 1000);
const noon = Date.parse('2030-06-13T12:00:00+02:00');
const later = { start: '2030-06-13T16:00:00+02:00', end: '2030-06-13T17:00:00+02:00' };
const changesOf = (entries: Entry[], now = noon, own = picks) => findChanges(before, entries, own, now).map(({ kind, id }) => [kind, id]);

// SCHED-45
describe('the changes of picked items', () => {
  it.each<[string, Entry[], string[][]]>([
    ['report nothing without a change', [entry('a'), entry('b')], []],
    ['report a move for another time', [entry('a', later), entry('b')], [['moved', 'a']]],
    ['report a move for a later end', [entry('a', { end: later.start }), entry('b')], [['moved', 'a']]],
    ['report another place', [entry('a', { placeId: 2 }), entry('b')], [['newPlace', 'a']]],
    ['report a cancellation', [entry('a', { isCancelled: true }), entry('b')], [['cancelled', 'a']]],
    ['report a removed item', [entry('b')], [['gone', 'a']]],
    ['report a removed item even if another has its name', [entry('a2', { title: 'Punkt a' }), entry('b')], [['gone', 'a']]],
    ['ignore items that are not picked', [entry('a'), entry('b'), entry('c', later)], []],
    ['ignore another name or description', [entry('a', { title: 'Nytt' }), entry('b')], []],
  ])('%s', (_, entries, expected) => expect(changesOf(entries)).toEqual(expected));

  it('omit past items, unless they were moved to the future', () => {
    const evening = Date.parse('2030-06-13T15:30:00+02:00');
    expect(changesOf([entry('b')], evening)).toEqual([]);
    expect(changesOf([entry('a', later), entry('b')], evening)).toEqual([['moved', 'a']]);
  });

  it('omit items that are no longer picked', () => expect(changesOf([], noon, new Set(['b']))).toEqual([['gone', 'b']]));
});

describe('the changes of an item that was already cancelled', () => {
  const cancelled = seenOf([entry('a', { isCancelled: true })], picks, 1000);
  it.each<[string, Entry, string[]]>([
    ['report nothing while the item stays cancelled', entry('a', { isCancelled: true, ...later }), []],
    ['report that the item takes place after all', entry('a'), ['back']],
    ['report a move if the item takes place at another time', entry('a', later), ['moved']],
  ])('%s', (_, now, kinds) => expect(findChanges(cancelled, [now], picks, noon).map(({ kind }) => kind)).toEqual(kinds));
});
