import { useDeferredValue, useState } from 'react';
import { entryInstants, type ScheduleEntry } from '../ScheduleItem/index.ts';
import type { WallColumn } from './wallLayout.ts';

/** What a window has room for: minutes and columns of a wall, rows of a list. */
const minutes = 8 * 60;
const most = 12;
const rows = 50;

/**
 * Of a day's entries those that are in sight when it opens: on a wall the first places for some hours from the present, or from
 * its beginning; in a list, which has no columns, the first rows that are not over.
 */
export function seenFirst(entries: readonly ScheduleEntry[], columns: readonly WallColumn[], now: number | null): readonly ScheduleEntry[] {
  const ahead = now === null ? [] : entries.filter(entry => entryInstants(entry).to > now);
  const left = ahead.length > 0 ? ahead : entries;
  if (columns.length === 0) return left.slice(0, rows);
  const places = new Set(columns.slice(0, most).map(({ place }) => place.id));
  const [first] = left;
  const begun = now !== null && ahead[0] ? (now - entryInstants(ahead[0]).from) / 60_000 : 0;
  const until = (first?.startMinutes ?? 0) + Math.max(0, begun) + minutes;
  return left.filter(({ placeId, startMinutes }) => places.has(placeId) && startMinutes < until);
}

const none: readonly ScheduleEntry[] = [];

/** What is made of a day: where it is deferred, what is seen first at once and the rest in a render after that. */
export function useSeenFirst(
  entries: readonly ScheduleEntry[],
  columns: readonly WallColumn[],
  now: number | null,
  isDeferred: boolean,
): readonly ScheduleEntry[] {
  // Who has scrolled down is shown all at once: a shorter page would move under them.
  const [first] = useState(() => (!isDeferred ? none : scrollY > innerHeight ? entries : seenFirst(entries, columns, now)));
  // What is not deferred is never shown a render late.
  const made = useDeferredValue(isDeferred ? entries : none, first);
  return isDeferred ? made : entries;
}
