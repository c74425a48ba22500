import { useMemo } from 'react';
import { rebase, resolve, isEqual, type Draft, type Groups } from './draft.ts';
import { kept, useKept } from './kept.ts';

export interface EntryDraft<T> {
  mine: T;
  /** There is unsent work. */
  isUnsent: boolean;
  /** Groups that somebody else changed too. */
  conflicts: string[];
  change: (next: T) => void;
  choose: (group: string, keep: 'mine' | 'theirs') => void;
  /** Lets go of the unsent work. */
  drop: () => void;
}

/** Unsent work on one entry that is saved as a whole; it lies on top of how the entry stands now. */
export function useEntryDraft<T extends object>(name: string, now: T | undefined, fresh: T, groups: Groups<T>): EntryDraft<T> {
  const store = useMemo(() => kept<Draft<T> | null>(name, null), [name]);
  const stored = useKept(store);
  return useMemo(() => {
    const started = stored ?? { base: now ?? null, mine: now ?? fresh };
    const { draft, conflicts } = now ? rebase(started, now, groups) : { draft: started, conflicts: [] };
    const keep = (next: Draft<T>) => store.set(() => (next.base && isEqual(next.base, next.mine) ? null : next));
    return {
      mine: draft.mine,
      isUnsent: stored !== null && !(draft.base && isEqual(draft.base, draft.mine)),
      conflicts,
      change: mine => keep({ ...draft, mine }),
      choose: (group, which) => now && keep(resolve(draft, now, groups[group]!, which)),
      drop: () => store.set(() => null),
    };
  }, [stored, store, now, fresh, groups]);
}
