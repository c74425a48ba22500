import type { Api } from './api.ts';
import type { Loaded, Problem } from './page.ts';

/** What each address shows: from the page itself when it was built, or from an answer since. */
const shown = new Map<string, Loaded>();
const listeners = new Set<() => void>();

/** What an address showed last, if anything. */
export const shownAt = (pathname: string) => shown.get(pathname);

/** Calls back when an address gets something new to show. Gives the way to stop. */
export function onShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Remembers what the served page already carries. */
export function seed(pathname: string, loaded: Loaded) {
  shown.set(pathname, loaded);
}

const problemOf = (error: unknown): Problem => (error instanceof Error && error.message.startsWith('No ') ? 'none' : 'unknown');

/**
 * Runs a page's loader. When the API fails and the device has kept nothing, what the address showed before stays, with
 * its age and what went wrong; the page says so and offers another try (DECISIONS, "Data and failures"). The API's own
 * code comes when it is first needed, so it may be what cannot be had.
 */
export async function loadPage(pathname: string, getApi: () => Promise<Api>, load: (api: Api) => Promise<unknown>): Promise<Loaded> {
  const loaded = await answer(pathname, getApi, load);
  shown.set(pathname, loaded);
  for (const listener of listeners) listener();
  return loaded;
}

async function answer(pathname: string, getApi: () => Promise<Api>, load: (api: Api) => Promise<unknown>): Promise<Loaded> {
  try {
    const api = await getApi();
    const data = same(shown.get(pathname)?.data, await load(api));
    const { at, isKept } = api.source();
    return isKept ? { data, at, problem: 'unknown' } : { data, at };
  } catch (error) {
    console.error(error);
    const last = shown.get(pathname);
    return { data: last?.data ?? null, at: last?.at ?? Date.now(), problem: problemOf(error) };
  }
}

/** What has not changed stays the same object, so that nothing is drawn anew for it. */
const same = (last: unknown, next: unknown) => (last && JSON.stringify(last) === JSON.stringify(next) ? last : next);
