import { useDeferredValue, useState } from 'react';
import { entryInstants, type ScheduleEntry } from '../ScheduleItem/index.ts';
import type { WallColumn } from './wallLayout.ts';

/** Visible part: minutes and columns of a wall, rows of a list. */
const minutes = 8 * 60;
const most = 12;
const rows = 50;

/** Entries in view when a day opens: the first places for some hours on a wall, the first rows not over in a list (no columns). */
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

/** Entries to render: all, or if deferred first the visible ones and then all. */
export function useSeenFirst(
  entries: readonly ScheduleEntry[],
  columns: readonly WallColumn[],
  now: number | null,
  isDeferred: boolean,
): readonly ScheduleEntry[] {
  // After scrolling down all is rendered at once: a shorter page would move the content.
  const [first] = useState(() => (!isDeferred ? none : scrollY > innerHeight ? entries : seenFirst(entries, columns, now)));
  // Without deferral nothing is rendered late.
  const made = useDeferredValue(isDeferred ? entries : none, first);
  return isDeferred ? made : entries;
}
