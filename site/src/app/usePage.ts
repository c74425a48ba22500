import { startTransition, useEffect, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { pageStore } from '../data/load.ts';
import type { Loaded } from '../data/page.ts';
import { useRefetch } from './useRefetch.ts';

/** State of the page's data: age, problem, retry. */
export type PageState = Omit<ReturnType<typeof usePage>, 'data'>;

/** Data of the page's `load` and their state. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the page knows what its `load` gives, as with useLoaderData
export function usePage<T>() {
  const first = useLoaderData<Loaded<T>>();
  const { pathname } = useLocation();
  const [found, setFound] = useState<{ first: Loaded<T>; loaded: Loaded<T> }>();
  // An external subscription, as a navigation would hydrate every part of the page; in a transition, as an external store would render
  // synchronously.
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
