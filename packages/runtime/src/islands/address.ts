import { startTransition, useEffect, useState } from 'react';

const listeners = new Set<() => void>();

export interface ChangeSearchOptions {
  /** Changes the entry of the history instead of adding one. Default: `false`; an unchanged query never adds one. */
  replace?: boolean;
}

/** Changes the query of the address without loading a document. `change` gets the current one, which may not be rendered yet. */
export function changeSearch(change: (search: URLSearchParams) => URLSearchParams, { replace = false }: ChangeSearchOptions = {}): void {
  const query = String(change(new URLSearchParams(location.search)));
  const address = location.pathname + (query && `?${query}`);
  if (replace || address === location.pathname + location.search) history.replaceState(history.state, '', address);
  else history.pushState(null, '', address);
  for (const listener of listeners) listener();
}

/** Query of the address, with its `?`. Undefined on the server and in the first render; later changes render as transitions. */
export function useAddressSearch(): string | undefined {
  const [search, setSearch] = useState<string>();
  useEffect(() => {
    const show = () => setSearch(location.search);
    const showLater = () => startTransition(show);
    show();
    listeners.add(showLater);
    addEventListener('popstate', showLater);
    return () => {
      listeners.delete(showLater);
      removeEventListener('popstate', showLater);
    };
  }, []);
  return search;
}
