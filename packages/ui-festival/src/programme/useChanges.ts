import { findChanges, seenOf, type Change } from '@tand/festival';
import { useClock } from '@tand/ui/foundations/ClockProvider';
import type { ScheduleEntry } from '@tand/ui/components/ScheduleItem';
import { useIsReady } from '@tand/ui';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SeenStore } from './seenStore.ts';

const none: readonly Change<ScheduleEntry>[] = [];

export interface ChangesOptions {
  store: SeenStore;
  /** Time of the programme's data, in epoch ms. */
  at: number;
  /** Whether the programme is a stored copy, whose changes are not reported. */
  isStored: boolean;
}

/** Changes of the picks since the visitor last saw them. */
export function useChanges(entries: readonly ScheduleEntry[], picks: ReadonlySet<string>, { store, at, isStored }: ChangesOptions) {
  const { read, write, subscribe } = store;
  const clock = useClock();
  const isReady = useIsReady();
  const seen = useSyncExternalStore(subscribe, read, () => undefined);
  const isCurrent = isReady && !isStored && entries.length > 0 && !(seen && at < seen.at);
  const changes = useMemo(
    () => (seen && isCurrent ? findChanges(seen, entries, picks, clock.now()) : none),
    [seen, isCurrent, entries, picks, clock],
  );

  useEffect(() => {
    if (!isCurrent) return;
    // Changes are reported until the visitor dismisses them.
    const current = seenOf(entries, picks, at);
    const before = read();
    for (const { id } of changes) if (before?.items[id]) current.items[id] = before.items[id];
    write(current);
  }, [isCurrent, entries, picks, at, changes, read, write]);

  const dismiss = useCallback(() => write(seenOf(entries, picks, at)), [entries, picks, at, write]);
  return { changes, dismiss };
}
