import { useClock, useIsReady, type ScheduleEntry } from '@tand/ui';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { findChanges, readSeen, seenOf, subscribeSeen, writeSeen, type Change } from './changes.ts';

const none: readonly Change[] = [];

/** A programme older than the one last seen, as a stored copy may be, reports no changes. */
export function useChanges(entries: readonly ScheduleEntry[], picks: ReadonlySet<string>, { at, isKept }: { at: number; isKept: boolean }) {
  const clock = useClock();
  // During hydration, storage is unread: neither picks nor what was seen.
  const isReady = useIsReady();
  const seen = useSyncExternalStore(subscribeSeen, readSeen, () => undefined);
  const isCurrent = isReady && !isKept && entries.length > 0 && !(seen && at < seen.at);
  const changes = useMemo(
    () => (seen && isCurrent ? findChanges(seen, entries, picks, clock.now()) : none),
    [seen, isCurrent, entries, picks, clock],
  );

  useEffect(() => {
    if (!isCurrent) return;
    // Stays as it was seen until it is dismissed.
    const current = seenOf(entries, picks, at);
    const before = readSeen();
    for (const { id } of changes) if (before?.items[id]) current.items[id] = before.items[id];
    writeSeen(current);
  }, [isCurrent, entries, picks, at, changes]);

  const dismiss = useCallback(() => writeSeen(seenOf(entries, picks, at)), [entries, picks, at]);
  return { changes, dismiss };
}
