import { useMemo } from 'react';
import { byTime, presentDay, type ScheduleDay, type ScheduleEntry } from '../ScheduleItem/index.ts';

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

  const today = useMemo(() => presentDay(entries, now), [entries, now]);

  const chosen = wanted ?? today ?? days[0]?.day ?? 0;
  // The same lists while the day is: the strip over them is drawn for each other one.
  const { programme, shown } = useMemo(() => {
    const all = byDay.map((own): ProgrammeDay => ({ ...own, isChosen: chosen === 'all' || own.day.day === chosen }));
    return { programme: all, shown: all.filter(({ isChosen }) => isChosen).flatMap(day => day.entries) };
  }, [byDay, chosen]);
  const count = matches ? shown.filter(matches).length : shown.length;
  return { programme, shown, count, today, chosen };
}
