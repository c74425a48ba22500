import { startTransition, useEffect, useState } from 'react';

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

export function setAddress(address: string, how: 'push' | 'replace'): void {
  history[`${how}State`](how === 'replace' ? history.state : null, '', location.pathname + address);
  // Typing (`replace`) renders as a transition, a press (`push`) at once.
  if (how === 'replace') startTransition(notify);
  else notify();
}

export interface ChangeSearchOptions {
  /** Whether to replace the current entry of the history. Default: `false`. */
  replace?: boolean;
}

/** `change` gets the current query, which may not be rendered yet. */
export function changeSearch(change: (search: URLSearchParams) => URLSearchParams, { replace = false }: ChangeSearchOptions = {}): void {
  const query = String(change(new URLSearchParams(location.search)));
  const search = query && `?${query}`;
  setAddress(search, replace || search === location.search ? 'replace' : 'push');
}

/** `read` must be the same function in each render. */
export function useAddress<Served extends string | undefined>(read: (address: Location) => string, served: Served): string | Served {
  const [value, setValue] = useState<string | Served>(served);
  useEffect(() => {
    const show = () => setValue(read(location));
    show();
    listeners.add(show);
    for (const name of ['popstate', 'hashchange']) addEventListener(name, show);
    return () => {
      listeners.delete(show);
      for (const name of ['popstate', 'hashchange']) removeEventListener(name, show);
    };
  }, [read]);
  return value;
}
