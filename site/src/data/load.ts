import type { Revision } from '@tand/festival';
import type { Api, Source } from './api.ts';
import { settle } from './newest.ts';
import type { Loaded, Problem } from './page.ts';

/** Current data of each address in this visit: as served, or as fetched since. */
export class PageStore {
  #shown = new Map<string, Loaded>();
  #listeners = new Set<() => void>();
  /** Database of the served page; revisions of another one do not compare. */
  origin: string | undefined;

  get = (pathname: string) => this.#shown.get(pathname);

  set(pathname: string, loaded: Loaded) {
    const before = this.#shown.get(pathname);
    this.#shown.set(pathname, loaded);
    // Skip listeners when nothing changed.
    if (before?.data === loaded.data && before?.at === loaded.at && before.problem === loaded.problem) return;
    for (const listener of this.#listeners) listener();
  }

  /** Whether the data of an address are older than a revision, or must be fetched in any case. */
  isBehind(pathname: string, revision: Revision | undefined): boolean {
    const shown = this.#shown.get(pathname);
    if (!shown || shown.problem || !revision) return true;
    return revision.at > (revision.origin === this.origin ? shown.at : (shown.asOf ?? shown.at));
  }

  /** Returns the unsubscribe function. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** Browser only: a server would share it among visitors. */
export const pageStore = new PageStore();

const problemOf = (error: unknown): Problem => ((error as { code?: unknown } | null)?.code === 'none' ? 'none' : 'unknown');

function loadedFrom<T>(data: T | null, { at, asOf, isKept, isCut, isEmpty, hasGaps }: Source): Loaded<T> {
  const doubt = isEmpty || (data === null && (isCut || isKept)) ? 'nothing' : hasGaps ? 'gaps' : undefined;
  const problem = isKept ? 'unknown' : hasGaps ? 'gaps' : undefined;
  return { data, at, ...(asOf !== undefined && { asOf }), ...(problem && { problem }), ...(doubt && { doubt }) };
}

/**
 * Runs a loader in the browser. The newest data win; complete data are never replaced by empty or partial data. On failure the shown data
 * stay, with a retry (DATA-4). `getApi` may fail too: its code is loaded on first use.
 */
export async function loadPage(
  store: PageStore,
  pathname: string,
  getApi: () => Promise<Api>,
  load: (api: Api) => Promise<unknown>,
): Promise<Loaded> {
  const loaded = await fetchLoaded(getApi, load);
  const shown = store.get(pathname);
  const next = settle(shown, sameData(shown, loaded));
  store.set(pathname, next);
  return next;
}

/** Runs a loader with the API; a failure is its `problem`. */
export async function fetchLoaded<T>(getApi: () => Promise<Api>, load: (api: Api) => Promise<T | null>): Promise<Loaded<T>> {
  try {
    const api = await getApi();
    return loadedFrom(await load(api), api.source());
  } catch (error) {
    console.error(error);
    return { data: null, at: 0, doubt: 'nothing', problem: problemOf(error) };
  }
}

/** Unchanged data stay the same object, so that nothing is rendered again. Data are JSON, as in the HTML. */
export function sameData<T>(shown: Loaded<T> | undefined, found: Loaded<T>): Loaded<T> {
  const isSame = shown?.data && JSON.stringify(shown.data) === JSON.stringify(found.data);
  return isSame ? { ...found, data: shown.data } : found;
}
