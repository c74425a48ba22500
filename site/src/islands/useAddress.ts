import { useSyncExternalStore } from 'react';

const changes = ['popstate', 'hashchange'];

function subscribe(onChange: () => void): () => void {
  for (const name of changes) addEventListener(name, onChange);
  return () => {
    for (const name of changes) removeEventListener(name, onChange);
  };
}

/** Reads the address in an island, whose first render takes the address that it was `served` for. */
export const useAddress = (read: (address: Location) => string, served = ''): string =>
  useSyncExternalStore(
    subscribe,
    () => read(location),
    () => served,
  );

/** Changes query and hash without loading a document. */
export function setAddress(address: string, how: 'push' | 'replace'): void {
  history[`${how}State`](null, '', location.pathname + address);
  dispatchEvent(new PopStateEvent('popstate'));
}
