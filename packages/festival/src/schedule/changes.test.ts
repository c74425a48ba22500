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
describe('what has changed', () => {
  it.each<[string, Entry[], string[][]]>([
    ['nothing', [entry('a'), entry('b')], []],
    ['another time', [entry('a', later), entry('b')], [['moved', 'a']]],
    ['a longer end', [entry('a', { end: later.start }), entry('b')], [['moved', 'a']]],
    ['another place', [entry('a', { placeId: 2 }), entry('b')], [['newPlace', 'a']]],
    ['cancelled', [entry('a', { isCancelled: true }), entry('b')], [['cancelled', 'a']]],
    ['gone', [entry('b')], [['gone', 'a']]],
    ['gone, with another of its name', [entry('a2'), entry('b')], [['gone', 'a']]],
    ['an item that is no pick', [entry('a'), entry('b'), entry('c', later)], []],
    ['another name or line', [entry('a', { title: 'Nytt' }), entry('b')], []],
  ])('%s', (_, entries, expected) => expect(changesOf(entries)).toEqual(expected));

  it('reports no change of past items, unless they were moved to the future', () => {
    const evening = Date.parse('2030-06-13T15:30:00+02:00');
    expect(changesOf([entry('b')], evening)).toEqual([]);
    expect(changesOf([entry('a', later), entry('b')], evening)).toEqual([['moved', 'a']]);
  });

  it('reports nothing for items that are no longer picked', () => expect(changesOf([], noon, new Set(['b']))).toEqual([['gone', 'b']]));
});

describe('an item that was cancelled when it was seen', () => {
  const cancelled = seenOf([entry('a', { isCancelled: true })], picks, 1000);
  it.each<[string, Entry, string[]]>([
    ['reports nothing while it stays cancelled', entry('a', { isCancelled: true, ...later }), []],
    ['reports that it takes place after all', entry('a'), ['back']],
    ['reports that it takes place at another time', entry('a', later), ['moved']],
  ])('%s', (_, now, kinds) => expect(findChanges(cancelled, [now], picks, noon).map(({ kind }) => kind)).toEqual(kinds));
});
