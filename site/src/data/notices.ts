import type { StandingNotices } from '@tand/festival';
import { use, useSyncExternalStore } from 'react';
import { Served } from '../seo/served.ts';
import { fetchNotices } from './live.ts';

const none: StandingNotices = { at: 0, notices: [] };
const listeners = new Set<() => void>();
let told: StandingNotices | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Those that the page was served with, or that came since. */
export function useNotices(): StandingNotices {
  const served = use(Served).notices ?? none;
  return useSyncExternalStore(
    subscribe,
    () => told ?? served,
    () => served,
  );
}

/** Fetches what stands now. @param ready what shows them has to be there first */
export async function refreshNotices(ready: () => Promise<void>): Promise<void> {
  const fetched = await fetchNotices();
  if (!fetched || (told && told.at >= fetched.at)) return;
  await ready();
  told = fetched;
  for (const listener of listeners) listener();
}
