import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the served page and its first render, true from then on: for what only works, or is only known, in the browser. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
