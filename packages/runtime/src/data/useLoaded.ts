import type { ContentPart } from '@tand/festival';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { readPage } from './documentData.ts';
import type { Api } from './api.ts';
import { fetchLoaded, merge } from './load.ts';
import type { Loaded } from './page.ts';
import { newestOf, onRevision, watchRestores } from './revisions.ts';

export interface Source<T> {
  reads: readonly ContentPart[];
  load: (api: Api) => Promise<T | null>;
}

/** `reads` and `load` must be the same objects in each render (DATA-4). */
export function useLoaded<T>(served: Loaded<T>, { reads, load }: Source<T>) {
  const [loaded, setLoaded] = useState(served);
  const [isLoading, setLoading] = useState(false);
  const latest = useRef(served);
  const refetch = useCallback(
    async (cache: RequestCache) => {
      const { origin } = readPage().revision;
      const found = await fetchLoaded<T>(async () => (await import('./browser-api.ts')).createBrowserApi({ cache, origin }), load);
      latest.current = merge(latest.current, found);
      startTransition(() => setLoaded(latest.current));
    },
    [load],
  );
  useEffect(() => {
    const { origin } = readPage().revision;
    const isRestored = watchRestores();
    return onRevision(revision => {
      const { at, asOf = at, problem } = latest.current;
      const isCurrent =
        revision && !isRestored(revision) && !problem && newestOf(reads, revision) <= (revision.origin === origin ? at : asOf);
      if (!isCurrent) void refetch('no-cache');
    });
  }, [refetch, reads]);
  const retry = () => {
    setLoading(true);
    void refetch('reload').finally(() => setLoading(false));
  };
  return { ...loaded, isLoading, retry };
}
