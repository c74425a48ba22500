import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the served page and its first render, then true. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
