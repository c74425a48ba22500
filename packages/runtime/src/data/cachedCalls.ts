import { parseRevision, revisionHeader } from '@tand/festival';

export type CachedCall = 'news' | 'schedule';

const store = 'tand-answers';
const storedHeaders = ['content-type', 'date', 'x-total-count', revisionHeader];

/** Storage may be missing (no secure context) or refused. */
async function open(): Promise<Cache | undefined> {
  try {
    return await caches.open(store);
  } catch {
    return undefined;
  }
}

/** Ignores responses without a date, which earlier builds have stored. */
export async function readCached(call: CachedCall): Promise<Response | undefined> {
  const answer = await (await open())?.match(`/${call}`);
  return answer?.headers.has('date') ? answer : undefined;
}

export async function cachedAsOf(call: CachedCall): Promise<number | undefined> {
  const answer = await readCached(call);
  return answer && Date.parse(answer.headers.get('date') ?? '');
}

export async function cacheCall(call: CachedCall, answer: Response, asOf: number): Promise<void> {
  try {
    const cache = await open();
    const own = parseRevision(answer.headers.get(revisionHeader));
    const before = parseRevision((await cache?.match(`/${call}`))?.headers.get(revisionHeader));
    if (own && before && own.origin === before.origin && own.at < before.at) return;
    const headers = new Headers(
      storedHeaders.flatMap(name => (answer.headers.has(name) ? [[name, answer.headers.get(name)!] as const] : [])),
    );
    headers.set('date', new Date(asOf).toUTCString());
    await cache?.put(`/${call}`, new Response(await answer.blob(), { headers }));
  } catch {}
}
