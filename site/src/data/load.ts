import type { Api } from './api.ts';
import type { Loaded, Problem } from './page.ts';

/** The last data each address showed: from the page itself when it was built, or from an answer since. */
const shown = new Map<string, Loaded>();

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
  try {
    const api = await getApi();
    const data = await load(api);
    const loaded: Loaded = api.keptAt === undefined ? { data, at: Date.now() } : { data, at: api.keptAt, problem: 'unknown' };
    shown.set(pathname, loaded);
    return loaded;
  } catch (error) {
    console.error(error);
    const last = shown.get(pathname);
    return { data: last?.data ?? null, at: last?.at ?? Date.now(), problem: problemOf(error) };
  }
}
