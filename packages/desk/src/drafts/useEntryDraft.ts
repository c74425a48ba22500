import { useMemo } from 'react';
import { rebase, resolve, isEqual, type Draft, type Groups } from './draft.ts';
import { savedState, useSavedState } from './savedState.ts';

export interface EntryDraft<T> {
  mine: T;
  isUnsent: boolean;
  conflicts: string[];
  change: (next: T) => void;
  choose: (group: string, keep: 'mine' | 'theirs') => void;
  drop: () => void;
}

/** Draft of an entry that is saved at once, rebased on the current entry. */
export function useEntryDraft<T extends object>(name: string, now: T | undefined, fresh: T, groups: Groups<T>): EntryDraft<T> {
  const store = useMemo(() => savedState<Draft<T> | null>(name, null), [name]);
  const stored = useSavedState(store);
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
