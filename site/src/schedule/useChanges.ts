import { useClock, type ScheduleEntry } from '@tand/ui';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { findChanges, readSeen, seenOf, subscribeSeen, writeSeen, type Change } from './changes.ts';

const none: readonly Change[] = [];

/**
 * What has changed for the visitor's picks since the last look, until it is dismissed; a pick that came back under another
 * id is then handed to `onRenamed`. Data no newer than those last seen, as a served page brings along, tell nothing.
 */
export function useChanges(
  entries: readonly ScheduleEntry[],
  picks: ReadonlySet<string>,
  { at, isKept }: { at: number; isKept: boolean },
  onRenamed: (from: string, to: string) => void,
) {
  const clock = useClock();
  const seen = useSyncExternalStore(subscribeSeen, readSeen, () => undefined);
  const isOld = isKept || entries.length === 0 || (seen !== undefined && at < seen.at);
  const changes = useMemo(
    () => (seen && !isOld ? findChanges(seen, entries, picks, clock.now()) : none),
    [seen, isOld, entries, picks, clock],
  );

  useEffect(() => {
    if (isOld) return;
    // What is told stays as it was seen until the visitor has read it.
    const current = seenOf(entries, picks, at);
    const before = readSeen();
    for (const { was } of changes) if (before?.items[was]) current.items[was] = before.items[was];
    writeSeen(current);
  }, [isOld, entries, picks, at, changes]);

  const dismiss = useCallback(() => {
    for (const change of changes) {
      if (change.kind !== 'cancelled' && change.entry.id !== change.was) onRenamed(change.was, change.entry.id);
    }
    writeSeen(seenOf(entries, picks, at));
  }, [entries, picks, at, changes, onRenamed]);
  return { changes, dismiss };
}
