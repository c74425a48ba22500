import type { Revision } from '@tand/festival';
import type { Api, Source } from './api.ts';
import { settle } from './newest.ts';
import type { Loaded, Problem } from './page.ts';

/** What each address shows in this visit: from the page that was served, or from what was found since. */
export class PageStore {
  #shown = new Map<string, Loaded>();
  #listeners = new Set<() => void>();
  /** Which database the served page was made from. Instants of another one's revisions do not compare with its own. */
  origin: string | undefined;

  /** What an address shows, if anything. */
  get = (pathname: string) => this.#shown.get(pathname);

  set(pathname: string, loaded: Loaded) {
    const before = this.#shown.get(pathname);
    this.#shown.set(pathname, loaded);
    // That nothing has changed is no news.
    if (before?.data === loaded.data && before?.at === loaded.at && before.problem === loaded.problem) return;
    for (const listener of this.#listeners) listener();
  }

  /** Whether what an address shows was made before a state of the content, or has to be asked for in any case. */
  isBehind(pathname: string, revision: Revision | undefined): boolean {
    const shown = this.#shown.get(pathname);
    if (!shown || shown.problem || !revision) return true;
    return revision.at > (revision.origin === this.origin ? shown.at : (shown.asOf ?? shown.at));
  }

  /** Calls back when an address shows something else. @returns the unsubscribe function */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** The store of the browser's visit. A server has none: what one visitor is shown says nothing about the next. */
export const pageStore = new PageStore();

const problemOf = (error: unknown): Problem => ((error as { code?: unknown } | null)?.code === 'none' ? 'none' : 'unknown');

/** The data of a page with what is known of their age and their worth. */
function loadedFrom(data: unknown, { at, asOf, isKept, isCut, isEmpty, hasGaps }: Source): Loaded {
  const doubt = isEmpty || (data === null && (isCut || isKept)) ? 'nothing' : hasGaps ? 'gaps' : undefined;
  const problem = isKept ? 'unknown' : hasGaps ? 'gaps' : undefined;
  return { data, at, ...(asOf !== undefined && { asOf }), ...(problem && { problem }), ...(doubt && { doubt }) };
}

/**
 * Runs a page's loader in the browser. What it finds is measured against what the address shows already: the newest wins,
 * and nothing is replaced by nothing. When the API fails and the device has kept nothing, what was shown stays, with its
 * age and what went wrong; the page says so and offers another try (DATA-4).
 * @param getApi may fail as well: in the browser the API's own code comes when it is first needed
 */
export async function loadPage(
  store: PageStore,
  pathname: string,
  getApi: () => Promise<Api>,
  load: (api: Api) => Promise<unknown>,
): Promise<Loaded> {
  const loaded = await find(getApi, load);
  const shown = store.get(pathname);
  const next = settle(shown, sameData(shown, loaded));
  store.set(pathname, next);
  return next;
}

async function find(getApi: () => Promise<Api>, load: (api: Api) => Promise<unknown>): Promise<Loaded> {
  try {
    const api = await getApi();
    return loadedFrom(await load(api), api.source());
  } catch (error) {
    console.error(error);
    return { data: null, at: 0, doubt: 'nothing', problem: problemOf(error) };
  }
}

/** Data that have not changed stay the same object, so that nothing is drawn anew for them. They are JSON, as they are in the HTML. */
function sameData(shown: Loaded | undefined, found: Loaded): Loaded {
  const isSame = shown?.data && JSON.stringify(shown.data) === JSON.stringify(found.data);
  return isSame ? { ...found, data: shown.data } : found;
}
