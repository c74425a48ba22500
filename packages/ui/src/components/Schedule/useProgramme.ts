import { useMemo } from 'react';
import { byTime, entryInstants, type ScheduleDay, type ScheduleEntry } from '../ScheduleItem/index.ts';

export interface Programme {
  entries: readonly ScheduleEntry[];
  days: readonly ScheduleDay[];
  /** Undefined for the present day, or the first. */
  wanted: number | 'all' | undefined;
  matches: ((entry: ScheduleEntry) => boolean) | undefined;
  now: number | null;
}

/** A day of the programme with its entries in order of time. */
export interface ProgrammeDay {
  day: ScheduleDay;
  entries: readonly ScheduleEntry[];
  isChosen: boolean;
}

/** The programme by day, what a filter leaves of the chosen ones, and which of its days the present falls on. */
export function useProgramme({ entries, days, wanted, matches, now }: Programme) {
  const byDay = useMemo(() => {
    const sorted = entries.toSorted(byTime);
    return days.map(day => ({ day, entries: sorted.filter(entry => entry.day === day.day) }));
  }, [entries, days]);

  const today = useMemo(() => {
    if (now === null) return undefined;
    const ends = byDay.flatMap(({ entries: own }) => own.map(entry => entryInstants(entry).to));
    if (now >= Math.max(...ends)) return undefined;
    // A day lasts until the next one begins, whatever of it runs on.
    return byDay.findLast(({ entries: [first] }) => first && entryInstants(first).from <= now)?.day.day;
  }, [byDay, now]);

  const chosen = wanted ?? today ?? days[0]?.day ?? 0;
  const programme: ProgrammeDay[] = byDay.map(own => ({ ...own, isChosen: chosen === 'all' || own.day.day === chosen }));
  const shown = programme.filter(({ isChosen }) => isChosen).flatMap(day => day.entries);
  const count = matches ? shown.filter(matches).length : shown.length;
  return { programme, shown, count, today, chosen };
}
