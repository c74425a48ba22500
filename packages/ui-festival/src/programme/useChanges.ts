import { findChanges, seenOf, type Change } from '@tand/festival';
import { useClock } from '@tand/ui/foundations/ClockProvider';
import type { ScheduleEntry } from '@tand/ui/components/ScheduleItem';
import { useIsReady } from '@tand/ui';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SeenStore } from './seenStore.ts';

const none: readonly Change<ScheduleEntry>[] = [];

export interface ChangesOptions {
  /** Storage of what the visitor has last seen of the picks. */
  store: SeenStore;
  /** Time of the programme, epoch ms. */
  at: number;
  /** Whether the programme is a stored copy, because none could be fetched. */
  isStored: boolean;
}

/** Changes of the picks since they were last seen. There are none for a stored copy, or for a programme older than the one last seen. */
export function useChanges(entries: readonly ScheduleEntry[], picks: ReadonlySet<string>, { store, at, isStored }: ChangesOptions) {
  const { read, write, subscribe } = store;
  const clock = useClock();
  // During hydration storage is not read yet, neither for picks nor for seen changes.
  const isReady = useIsReady();
  const seen = useSyncExternalStore(subscribe, read, () => undefined);
  const isCurrent = isReady && !isStored && entries.length > 0 && !(seen && at < seen.at);
  const changes = useMemo(
    () => (seen && isCurrent ? findChanges(seen, entries, picks, clock.now()) : none),
    [seen, isCurrent, entries, picks, clock],
  );

  useEffect(() => {
    if (!isCurrent) return;
    // Saves what was seen before of changed items, so that the changes are reported until they are dismissed.
    const current = seenOf(entries, picks, at);
    const before = read();
    for (const { id } of changes) if (before?.items[id]) current.items[id] = before.items[id];
    write(current);
  }, [isCurrent, entries, picks, at, changes, read, write]);

  const dismiss = useCallback(() => write(seenOf(entries, picks, at)), [entries, picks, at, write]);
  return { changes, dismiss };
}
