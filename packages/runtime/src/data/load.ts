import type { BrowserApi, Freshness } from './api.ts';
import { settle } from './newest.ts';
import type { Loaded, Problem } from './page.ts';

const problemOf = (error: unknown): Problem => ((error as { code?: unknown } | null)?.code === 'none' ? 'none' : 'unknown');

function loadedFrom<T>(data: T | null, { at, asOf, isCached, isEmpty, hasGaps }: Freshness): Loaded<T> {
  const doubt = isEmpty || (data === null && isCached) ? 'nothing' : hasGaps ? 'gaps' : undefined;
  const problem = isCached ? 'unknown' : hasGaps ? 'gaps' : undefined;
  return { data, at, ...(asOf !== undefined && { asOf }), ...(problem && { problem }), ...(doubt && { doubt }) };
}

/** Runs a loader with the API and reports a failure as `problem`. */
export async function fetchLoaded<T>(getApi: () => Promise<BrowserApi>, load: (api: BrowserApi) => Promise<T | null>): Promise<Loaded<T>> {
  try {
    const api = await getApi();
    return loadedFrom(await load(api), api.source());
  } catch (error) {
    console.error(error);
    return { data: null, at: 0, doubt: 'nothing', problem: problemOf(error) };
  }
}

/** Merges a new result into what is shown, see `settle`. Unchanged data stay the same object, so that nothing is rendered again. Data are JSON, as in the HTML. */
export function merge<T>(shown: Loaded<T>, found: Loaded<T>): Loaded<T> {
  const isSame = shown.data && JSON.stringify(shown.data) === JSON.stringify(found.data);
  return settle(shown, isSame ? { ...found, data: shown.data } : found) as Loaded<T>;
}
