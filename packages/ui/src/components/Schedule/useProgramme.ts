import { useMemo } from 'react';
import { byTime, presentDay, type ScheduleDay, type ScheduleEntry } from '../ScheduleItem/index.ts';

export interface Programme {
  entries: readonly ScheduleEntry[];
  days: readonly ScheduleDay[];
  wanted: number | 'all' | undefined;
  matches: ((entry: ScheduleEntry) => boolean) | undefined;
  now: number | null;
}

export interface ProgrammeDay {
  day: ScheduleDay;
  entries: readonly ScheduleEntry[];
  isChosen: boolean;
}

const none: readonly ScheduleEntry[] = [];

export function useProgramme({ entries, days, wanted, matches, now }: Programme) {
  // Independent of the days, whose addresses change with each filter.
  const byDay = useMemo(() => {
    const sorted = entries.toSorted(byTime);
    const numbers = new Set(sorted.map(({ day }) => day));
    return new Map([...numbers].map(day => [day, sorted.filter(entry => entry.day === day)]));
  }, [entries]);

  const today = useMemo(() => presentDay(entries, now), [entries, now]);

  const chosen = wanted ?? today ?? days[0]?.day ?? 0;
  const programme = useMemo(
    () => days.map((day): ProgrammeDay => ({ day, entries: byDay.get(day.day) ?? none, isChosen: chosen === 'all' || day.day === chosen })),
    [days, byDay, chosen],
  );
  const numbers = days.map(({ day }) => day).join();
  const whole = useMemo(() => numbers.split(',').flatMap(day => byDay.get(Number(day)) ?? none), [byDay, numbers]);
  const shown = chosen === 'all' ? whole : (byDay.get(chosen) ?? none);
  const count = matches ? shown.filter(matches).length : shown.length;
  return { programme, shown, count, today, chosen };
}
