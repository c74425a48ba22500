import { newsFetchLimit, newsNeeded, newsPage } from '@tand/festival';
import { createClient, type Answer, type Client, type NewsAnswer } from '@tand/festival/client';
import type { BrowserApi, Freshness } from './api.ts';
import { cacheCall, readCached, type CachedCall } from './cachedCalls.ts';

const base: string | undefined = import.meta.env.VITE_API_URL;
const timeZone = __TIME_ZONE__;
const clientOptions = { timeZone, ...(base && { baseUrl: base }) };

interface Found<A> {
  answer: A;
  isCached?: boolean;
  isEmpty?: boolean;
}

const isNewsEmpty = ({ value }: NewsAnswer) => value.length === 0;

async function find<A extends Answer<unknown>>(
  call: CachedCall,
  client: Client,
  ask: (from: Client) => Promise<A>,
  isEmpty: (answer: A) => boolean,
): Promise<Found<A>> {
  const inDoubt = (answer: A) => answer.hasGaps || isEmpty(answer);
  let answer: A | undefined;
  let failure: unknown;
  try {
    answer = await ask(client);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'none') throw error;
    failure = error;
  }
  if (!answer || inDoubt(answer)) {
    const stored = await readCachedAs(call, ask);
    if (stored && !(answer && inDoubt(stored))) return { answer: stored, isCached: true, isEmpty: isEmpty(stored) };
    if (!answer) throw failure;
  }
  void cacheCall(call, answer.raw, answer.asOf);
  return { answer, isEmpty: isEmpty(answer) };
}

async function readCachedAs<A>(call: CachedCall, ask: (from: Client) => Promise<A>): Promise<A | undefined> {
  const stored = await readCached(call);
  return stored && ask(createClient({ timeZone, fetch: () => stored })).catch(() => undefined);
}

export interface BrowserApiOptions {
  cache: RequestCache;
  /** Id of the served page's database; revisions of different databases cannot be compared. */
  origin?: string | undefined;
}

export function createBrowserApi({ cache, origin }: BrowserApiOptions): BrowserApi {
  const client = createClient(clientOptions);
  let source: Freshness | undefined;

  function note<A extends Answer<unknown>>({ answer, isCached, isEmpty }: Found<A>): A {
    const { revision, asOf, hasGaps } = answer;
    const at = revision && revision.origin === origin ? revision.at : asOf;
    source = {
      at: Math.min(at, source?.at ?? at),
      asOf: Math.min(asOf, source?.asOf ?? asOf),
      isCached: isCached || source?.isCached || false,
      isEmpty: isEmpty || source?.isEmpty || false,
      hasGaps: hasGaps || source?.hasGaps || false,
    };
    return answer;
  }

  return {
    newsPage: async asked => {
      const { value, total } = note(await find('news', client, from => from.news({ cache }), isNewsEmpty));
      const items = [...value];
      const needed = Math.min(newsNeeded(asked), total);
      for (let offset = newsFetchLimit; offset < needed; offset += newsFetchLimit)
        items.push(...note({ answer: await client.news({ cache, offset }) }).value);
      return newsPage(items, asked, total);
    },
    schedule: async () =>
      note(
        await find(
          'schedule',
          client,
          from => from.schedule({ cache }),
          ({ value }) => value.items.length === 0,
        ),
      ).value,
    source: () => source ?? { at: Date.now() },
  };
}
