import type { StandingNotices } from '@tand/festival';
import { use, useSyncExternalStore } from 'react';
import { keptAtHeader, pageAddress } from '../offline/worker/addresses.ts';
import { Served } from '../seo/served.ts';
import { fetchNotices } from './live.ts';

const none: StandingNotices = { at: 0, notices: [] };
const listeners = new Set<() => void>();
let told: StandingNotices | undefined;
/** Epoch ms. */
let toldAt = 0;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useNotices(): StandingNotices {
  const served = use(Served).notices ?? none;
  return useSyncExternalStore(
    subscribe,
    () => told ?? served,
    () => served,
  );
}

/** Fetches the current notices. `ready` is awaited before they are shown. */
export async function refreshNotices(ready?: () => Promise<void>): Promise<void> {
  const fetched = await fetchNotices();
  if (!fetched || (told && told.at >= fetched.at)) return;
  await ready?.();
  told = fetched;
  toldAt = Date.now();
  for (const listener of listeners) listener();
}

/** Epoch ms of the notices: of the last fetch, else of the stored or served document. */
export async function noticesFetchedAt(): Promise<number> {
  if (told) return toldAt;
  const [document] = performance.getEntriesByType('navigation');
  const copy = document && 'caches' in window ? await caches.match(pageAddress(new URL(document.name)), { ignoreVary: true }) : undefined;
  return Number(copy?.headers.get(keptAtHeader)) || performance.timeOrigin;
}
