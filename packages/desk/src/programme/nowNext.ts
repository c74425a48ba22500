import { edition } from '@edition/edition.ts';
import { dayBreakMinutes, instantToLocal, occupiedUntil, type ScheduleLocation, type TimedItem } from '@tand/festival';

export interface PlaceNow {
  place: ScheduleLocation;
  now: TimedItem[];
  next: TimedItem | undefined;
}

export const placesOf = ({ location, places }: Pick<TimedItem, 'location' | 'places'>): readonly number[] => places ?? [location];

export function nowAndNext(places: readonly ScheduleLocation[], items: readonly TimedItem[], at: number): PlaceNow[] {
  const live = items.filter(({ cancelled }) => !cancelled);
  return places.map(place => {
    const here = live.filter(item => placesOf(item).includes(place.id));
    return {
      place,
      now: here
        .filter(item => item.start <= at && occupiedUntil(item) > at)
        .toSorted((a, b) => occupiedUntil(a) - a.start - (occupiedUntil(b) - b.start)),
      next: here.find(({ start }) => start > at),
    };
  });
}

/** Index of the festival's day, or -1; hours before 05:00 belong to the day before. */
export const dayAt = (days: readonly string[], at: number): number =>
  days.indexOf(instantToLocal(at - dayBreakMinutes * 60_000, edition.timeZone).slice(0, 10));

export function usualView(days: readonly string[], at: number): string {
  if (dayAt(days, at) >= 0) return 'now';
  return String(instantToLocal(at, edition.timeZone).slice(0, 10) < (days[0] ?? '') ? 0 : Math.max(0, days.length - 1));
}

export function matches(item: TimedItem, words: string, places: readonly ScheduleLocation[]): boolean {
  const names = places.filter(({ id }) => placesOf(item).includes(id)).flatMap(({ name_sv, name_en }) => [name_sv, name_en]);
  const text = [item.name_sv, item.name_en, ...names, ...(item.hosts ?? []).map(({ name }) => name)].join(' ').toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word));
}
