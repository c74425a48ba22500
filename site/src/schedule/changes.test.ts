import { edition } from '@edition/edition.ts';
import type { ScheduleEntry } from '@tand/ui';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { findChanges, readSeen, seenOf } from './changes.ts';
import { useChanges } from './useChanges.ts';

const entry = (id: string, fields: Partial<ScheduleEntry> = {}): ScheduleEntry => ({
  id,
  title: `Punkt ${id}`,
  day: 0,
  placeId: 1,
  startMinutes: 840,
  start: '2030-06-13T14:00:00+02:00',
  end: '2030-06-13T15:00:00+02:00',
  pageHref: `/schedule/punkt-${id[0]}-${id}`,
  ...fields,
});
const picks = new Set(['a', 'b']);
const before = seenOf([entry('a'), entry('b'), entry('c')], picks, 1000);
const noon = Date.parse('2030-06-13T12:00:00+02:00');
const later = { start: '2030-06-13T16:00:00+02:00', end: '2030-06-13T17:00:00+02:00' };
const changesOf = (entries: ScheduleEntry[], now = noon, own = picks) =>
  findChanges(before, entries, own, now).map(({ kind, id }) => [kind, id]);

// SCHED-45
describe('what has changed', () => {
  it.each<[string, ScheduleEntry[], string[][]]>([
    ['nothing', [entry('a'), entry('b')], []],
    ['another time', [entry('a', later), entry('b')], [['moved', 'a']]],
    ['a longer end', [entry('a', { end: later.start }), entry('b')], [['moved', 'a']]],
    ['another place', [entry('a', { placeId: 2 }), entry('b')], [['newPlace', 'a']]],
    ['cancelled', [entry('a', { isCancelled: true }), entry('b')], [['cancelled', 'a']]],
    ['gone', [entry('b')], [['gone', 'a']]],
    ['gone, with another of its name', [entry('a2'), entry('b')], [['gone', 'a']]],
    ['an item that is no pick', [entry('a'), entry('b'), entry('c', later)], []],
    ['another name or line', [entry('a', { title: 'Nytt', description: 'Ny' }), entry('b')], []],
  ])('%s', (_, entries, expected) => expect(changesOf(entries)).toEqual(expected));

  it('what is past is past, unless it was moved to come', () => {
    const evening = Date.parse('2030-06-13T15:30:00+02:00');
    expect(changesOf([entry('b')], evening)).toEqual([]);
    expect(changesOf([entry('a', later), entry('b')], evening)).toEqual([['moved', 'a']]);
  });

  it('what is no longer picked tells nothing', () => expect(changesOf([], noon, new Set(['b']))).toEqual([['gone', 'b']]));
});

describe('an item that was cancelled when it was seen', () => {
  const cancelled = seenOf([entry('a', { isCancelled: true })], picks, 1000);
  it.each<[string, ScheduleEntry, string[]]>([
    ['is not told again', entry('a', { isCancelled: true, ...later }), []],
    ['is told when it takes place after all', entry('a'), ['back']],
    ['is told when it takes place at another time', entry('a', later), ['moved']],
  ])('%s', (_, now, kinds) => expect(findChanges(cancelled, [now], picks, noon).map(({ kind }) => kind)).toEqual(kinds));
});

const look = (entries: ScheduleEntry[], at: number, isKept = false) => renderHook(() => useChanges(entries, picks, { at, isKept }));

describe('useChanges', () => {
  const first = [entry('a'), entry('b')];
  const moved = [entry('a', later), entry('b')];
  beforeEach(() => {
    localStorage.clear();
  });

  it('a first visit tells nothing and remembers', () => {
    expect(look(moved, 1).result.current.changes).toEqual([]);
    expect(Object.keys(readSeen()!.items)).toEqual(['a', 'b']);
    expect(localStorage.getItem(`tand:seen:${edition.year}`)).not.toBeNull();
  });

  it('tells a change until it is dismissed', () => {
    look(first, 1);
    expect(look(moved, 2).result.current.changes).toHaveLength(1);
    const { result } = look(moved, 3);
    expect(result.current.changes).toHaveLength(1);
    act(() => result.current.dismiss());
    expect(result.current.changes).toEqual([]);
    expect(look(moved, 4).result.current.changes).toEqual([]);
  });

  it('data older than those last seen tell nothing and are not remembered', () => {
    look(moved, 5);
    expect(look(first, 2).result.current.changes).toEqual([]);
    expect(readSeen()!.items['a']!.start).toBe(later.start);
  });

  it('kept data, which stand in for an answer, tell nothing', () => {
    look(first, 1);
    expect(look([], 9, true).result.current.changes).toEqual([]);
  });

  it.each(['{', '[]', '{"at":"x"}', 'null', '{"at":0,"items":7}', '{"at":0,"items":{"a":null,"b":{"title":7}}}'])(
    'stored nonsense (%s) counts as a first visit',
    stored => {
      localStorage.setItem(`tand:seen:${edition.year}`, stored);
      expect(look(moved, 1).result.current.changes).toEqual([]);
    },
  );
});
