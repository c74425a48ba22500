import { startTransition, useEffect, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { pageStore } from '../data/load.ts';
import type { Loaded } from '../data/page.ts';
import { useRefetch } from './useRefetch.ts';

export type PageState = Omit<ReturnType<typeof usePage>, 'data'>;

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the page knows what its `load` gives, as with useLoaderData
export function usePage<T>() {
  const first = useLoaderData<Loaded<T>>();
  const { pathname } = useLocation();
  const [found, setFound] = useState<{ first: Loaded<T>; loaded: Loaded<T> }>();
  // Not through the router, which would hydrate every part of the page, nor as an external store, which renders synchronously.
  useEffect(() => {
    const show = () => {
      const loaded = pageStore.get(pathname) as Loaded<T> | undefined;
      if (loaded && loaded !== first) startTransition(() => setFound({ first, loaded }));
    };
    show();
    return pageStore.subscribe(show);
  }, [pathname, first]);

  const refetch = useRefetch();
  const [isLoading, setLoading] = useState(false);
  const retry = () => {
    setLoading(true);
    void refetch('reload').finally(() => setLoading(false));
  };
  const loaded = found?.first === first ? found.loaded : first;
  return { ...loaded, isLoading, retry };
}
