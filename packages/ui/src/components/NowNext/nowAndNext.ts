import { byTime, entryInstants, type ScheduleEntry, type SchedulePlace } from '../ScheduleItem/index.ts';

export interface PlaceNow {
  place: SchedulePlace;
  /** On at the instant. */
  now: ScheduleEntry[];
  /** What begins next, all of the same start. */
  next: ScheduleEntry[];
}

/** What is on and what comes next at an instant (epoch ms), by place; places with neither are left out, and so is what is cancelled. */
export function nowAndNext(entries: readonly ScheduleEntry[], places: readonly SchedulePlace[], at: number): PlaceNow[] {
  const sorted = entries.filter(({ isCancelled }) => !isCancelled).toSorted(byTime);
  return places
    .map(place => {
      const own = sorted.filter(entry => entry.placeId === place.id).map(entry => ({ entry, ...entryInstants(entry) }));
      const coming = own.filter(({ from }) => from > at);
      return {
        place,
        now: own.filter(({ from, to }) => from <= at && at < to).map(({ entry }) => entry),
        next: coming.filter(({ from }) => from === coming[0]?.from).map(({ entry }) => entry),
      };
    })
    .filter(({ now, next }) => now.length + next.length > 0);
}
