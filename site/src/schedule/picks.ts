import { useSyncExternalStore } from 'react';
import { currentPicks, noPicks, setPicks, subscribePicks } from './pickStore.ts';

/** The visitor's picks on this device. */
export function usePicks() {
  const { ids, isBlocked } = useSyncExternalStore(subscribePicks, currentPicks, () => noPicks);
  return { picks: ids, isBlocked, setPicks };
}
