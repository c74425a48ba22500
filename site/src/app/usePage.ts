import { startTransition, useEffect, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { onShown, shownAt } from '../data/load.ts';
import type { Loaded } from '../data/page.ts';
import { useRenew } from './useRenew.ts';

/** What a page knows of its data besides them: their age, what went wrong, and another try. */
export type PageState = Omit<ReturnType<typeof usePage>, 'data'>;

/** The data of the page's `load`, their age, what went wrong, and another try. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the page knows what its `load` gives, as with useLoaderData
export function usePage<T>() {
  const first = useLoaderData<Loaded<T>>();
  const { pathname } = useLocation();
  const [renewed, setRenewed] = useState<{ first: Loaded<T>; loaded: Loaded<T> }>();
  // Renewed data reach who shows them and nothing else: through the router they would wake every part of the page. In a
  // transition, which leaves the main thread to the visitor; an external store would draw them in one go.
  useEffect(() => {
    const show = () => {
      const loaded = shownAt(pathname) as Loaded<T> | undefined;
      if (loaded && loaded !== first) startTransition(() => setRenewed({ first, loaded }));
    };
    show();
    return onShown(show);
  }, [pathname, first]);

  const renew = useRenew();
  const [isLoading, setLoading] = useState(false);
  const retry = () => {
    setLoading(true);
    void renew().finally(() => setLoading(false));
  };
  const loaded = renewed?.first === first ? renewed.loaded : first;
  return { ...loaded, isLoading, retry };
}
