import { useSyncExternalStore } from 'react';
import { noPicks, type PickStore, type Picks } from './pickStore.ts';

/** The visitor's picks on this device; none during hydration. */
export const usePicks = ({ subscribe, current }: PickStore): Picks => useSyncExternalStore(subscribe, current, () => noPicks);
