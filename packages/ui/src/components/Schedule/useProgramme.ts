import { useMemo } from 'react';
import { byTime, entryInstants, type PlaceId, type ScheduleDay, type ScheduleEntry } from '../ScheduleItem/index.ts';

export interface Programme {
  entries: readonly ScheduleEntry[];
  days: readonly ScheduleDay[];
  chosen: number | 'all';
  placeId: PlaceId | null;
  matches: ((entry: ScheduleEntry) => boolean) | undefined;
  now: number | null;
}

/** A day of the programme with its entries in order of time. */
export interface ProgrammeDay {
  day: ScheduleDay;
  entries: readonly ScheduleEntry[];
  isChosen: boolean;
}

/** The programme by day, what its filters leave, and which of its days the present falls on. */
export function useProgramme({ entries, days, chosen, placeId, matches, now }: Programme) {
  const byDay = useMemo(() => {
    const sorted = entries.toSorted(byTime);
    return days.map(day => ({ day, entries: sorted.filter(entry => entry.day === day.day) }));
  }, [entries, days]);

  const filter = useMemo(() => {
    if (placeId === null) return matches;
    return (entry: ScheduleEntry) => entry.placeId === placeId && (!matches || matches(entry));
  }, [matches, placeId]);

  const programme: ProgrammeDay[] = byDay.map(own => ({ ...own, isChosen: chosen === 'all' || own.day.day === chosen }));
  const shown = programme.filter(({ isChosen }) => isChosen).flatMap(day => day.entries);
  const count = filter ? shown.filter(filter).length : shown.length;

  const today = useMemo(() => {
    if (now === null) return undefined;
    const spans = byDay.flatMap(({ day, entries: own }) => {
      const [first] = own;
      return first ? [{ day: day.day, from: entryInstants(first).from, to: Math.max(...own.map(entry => entryInstants(entry).to)) }] : [];
    });
    return spans.findLast(({ from, to }) => from <= now && now < to)?.day;
  }, [byDay, now]);

  return { programme, filter, count, today };
}
