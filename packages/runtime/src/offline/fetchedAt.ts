import { cachedAtHeader, pageAddress } from './worker/addresses.ts';

/** Epoch ms at which the shown document was fetched. */
export async function documentFetchedAt(): Promise<number> {
  const [document] = performance.getEntriesByType('navigation');
  const copy = document && 'caches' in window ? await caches.match(pageAddress(new URL(document.name)), { ignoreVary: true }) : undefined;
  return Number(copy?.headers.get(cachedAtHeader)) || performance.timeOrigin;
}
