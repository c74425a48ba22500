import type { ScheduleEntry } from '@tand/ui/components/ScheduleItem';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSeenStore, type SeenStore } from './seenStore.ts';
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
const key = 'seen';
const picks = new Set(['a', 'b']);
const later = { start: '2030-06-13T16:00:00+02:00', end: '2030-06-13T17:00:00+02:00' };
let store: SeenStore;

const look = (entries: ScheduleEntry[], at: number, isStored = false) =>
  renderHook(() => useChanges(entries, picks, { store, at, isStored }));

describe('useChanges', () => {
  const first = [entry('a'), entry('b')];
  const moved = [entry('a', later), entry('b')];
  beforeEach(() => {
    localStorage.clear();
    store = createSeenStore(key);
  });

  it('reports nothing on the first visit, and stores the picks', () => {
    expect(look(moved, 1).result.current.changes).toEqual([]);
    expect(Object.keys(store.read()!.items)).toEqual(['a', 'b']);
    expect(localStorage.getItem(key)).not.toBeNull();
  });

  it('reports a change until it is dismissed', () => {
    look(first, 1);
    expect(look(moved, 2).result.current.changes).toHaveLength(1);
    const { result } = look(moved, 3);
    expect(result.current.changes).toHaveLength(1);
    act(() => result.current.dismiss());
    expect(result.current.changes).toEqual([]);
    expect(look(moved, 4).result.current.changes).toEqual([]);
  });

  it('reports nothing for data older than those last seen, and does not store them', () => {
    look(moved, 5);
    expect(look(first, 2).result.current.changes).toEqual([]);
    expect(store.read()!.items['a']!.start).toBe(later.start);
  });

  it('reports nothing for stored data that replace a failed response', () => {
    look(first, 1);
    expect(look([], 9, true).result.current.changes).toEqual([]);
  });

  it.each(['{', '[]', '{"at":"x"}', 'null', '{"at":0,"items":7}', '{"at":0,"items":{"a":null,"b":{"title":7}}}'])(
    'treats invalid stored data (%s) as a first visit',
    stored => {
      localStorage.setItem(key, stored);
      expect(look(moved, 1).result.current.changes).toEqual([]);
    },
  );
});
