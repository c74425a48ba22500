import type { BrowserApi, Freshness } from './api.ts';
import type { Loaded, Problem } from './page.ts';

const problemOf = (error: unknown): Problem => ((error as { code?: unknown } | null)?.code === 'none' ? 'none' : 'unknown');

function loadedFrom<T>(data: T | null, { at, asOf, isCached, isEmpty, hasGaps }: Freshness): Loaded<T> {
  const doubt = isEmpty || (data === null && isCached) ? 'nothing' : hasGaps ? 'gaps' : undefined;
  const problem = isCached ? 'unknown' : hasGaps ? 'gaps' : undefined;
  return { data, at, ...(asOf !== undefined && { asOf }), ...(problem && { problem }), ...(doubt && { doubt }) };
}

export async function fetchLoaded<T>(getApi: () => Promise<BrowserApi>, load: (api: BrowserApi) => Promise<T | null>): Promise<Loaded<T>> {
  try {
    const api = await getApi();
    return loadedFrom(await load(api), api.source());
  } catch (error) {
    console.error(error);
    return { data: null, at: 0, doubt: 'nothing', problem: problemOf(error) };
  }
}

const worth = ({ doubt }: Loaded) => (doubt === 'nothing' ? 0 : doubt === 'gaps' ? 1 : 2);

export function newest(shown: Loaded, found: Loaded): Loaded {
  const order = worth(found) - worth(shown) || found.at - shown.at || (found.asOf ?? found.at) - (shown.asOf ?? shown.at);
  return order > 0 ? found : shown;
}

export function settle(shown: Loaded, found: Loaded): Loaded {
  const best = newest(shown, found);
  const { data, at, asOf, doubt } = best;
  const isGone = data === null && doubt === undefined && (shown.data !== null || shown.problem === 'gone');
  const problem = isGone ? 'gone' : best === shown && found.doubt ? (found.problem ?? 'unknown') : found.problem;
  return { data, at, ...(asOf !== undefined && { asOf }), ...(doubt && { doubt }), ...(problem && { problem }) };
}

/** Unchanged data stay the same object, so that memoized results stay valid. */
export function merge<T>(shown: Loaded<T>, found: Loaded<T>): Loaded<T> {
  const isSame = shown.data && JSON.stringify(shown.data) === JSON.stringify(found.data);
  return settle(shown, isSame ? { ...found, data: shown.data } : found) as Loaded<T>;
}
