import { useMemo } from 'react';
import { rebase, resolve, isEqual, type Draft, type Groups } from './draft.ts';
import { savedState, useSavedState } from './savedState.ts';

export function useEntryDraft<T extends object>(name: string, now: T | undefined, fresh: T, groups: Groups<T>) {
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
      change: (mine: T) => keep({ ...draft, mine }),
      choose: (group: string, which: 'mine' | 'theirs') => now && keep(resolve(draft, now, groups[group]!, which)),
      drop: () => store.set(() => null),
    };
  }, [stored, store, now, fresh, groups]);
}
