import type { StandingNotices } from '@tand/festival';
import { use, useSyncExternalStore } from 'react';
import { Served } from '../seo/served.ts';
import { fetchNotices } from './live.ts';

export const noNotices: StandingNotices = { at: 0, notices: [] };
const listeners = new Set<() => void>();
let told: StandingNotices | undefined;
let toldAt: number | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useNotices(): StandingNotices {
  const served = use(Served).notices ?? noNotices;
  return useSyncExternalStore(
    subscribe,
    () => told ?? served,
    () => served,
  );
}

/** Epoch ms of the last fetch; undefined for the notices of the document. */
export const useNoticesFetchedAt = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => toldAt,
    () => undefined,
  );

/** Fetches the current notices. `ready` is awaited before they are shown. */
export async function refreshNotices(ready?: () => Promise<void>): Promise<void> {
  const fetched = await fetchNotices();
  if (!fetched || (told && told.at >= fetched.at)) return;
  await ready?.();
  told = fetched;
  toldAt = Date.now();
  for (const listener of listeners) listener();
}
