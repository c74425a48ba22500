import {
  articleAnswer,
  newsFetchLimit,
  newsLookupWindow,
  newsNeeded,
  newsPage,
  type ArticleAnswer,
  type GoneArticle,
} from '@tand/festival';
import { createClient, type Answer, type Client, type NewsAnswer } from '@tand/festival/client';
import type { Api, Freshness } from './api.ts';
import { keep, readKept, type KeptCall } from './kept.ts';

const base: string | undefined = import.meta.env.VITE_API_URL;
const clientOptions = base ? { baseUrl: base } : {};

/** A client with the token for unpublished items; its responses are not stored. */
const preview = (token: string) =>
  createClient({ ...clientOptions, endpoints: { news: `/api/news?preview=${encodeURIComponent(token)}` } });

interface Found<A> {
  answer: A;
  isKept?: boolean;
  isEmpty?: boolean;
}

/** News of the visit by offset, requested once and reused (NEWS-1) until `cache` says otherwise. */
let visit = new Map<number, Promise<Found<NewsAnswer>>>();

const isNewsEmpty = ({ value }: NewsAnswer) => value.length === 0;

/** Requests; on failure, or when less came than is stored, reads the stored copy. */
async function find<A extends Answer<unknown>>(
  call: KeptCall,
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
    const kept = await readKeptAs(call, ask);
    if (kept && !(answer && inDoubt(kept))) return { answer: kept, isKept: true, isEmpty: isEmpty(kept) };
    if (!answer) throw failure;
  }
  void keep(call, answer.raw, answer.asOf);
  return { answer, isEmpty: isEmpty(answer) };
}

async function readKeptAs<A>(call: KeptCall, ask: (from: Client) => Promise<A>): Promise<A | undefined> {
  const kept = await readKept(call);
  return kept && ask(createClient({ fetch: () => kept })).catch(() => undefined);
}

export interface BrowserApiOptions {
  /** 'no-cache' revalidates what this visit has, 'reload' bypasses every cache. Default: reuse it. */
  cache?: RequestCache | undefined;
  /** Database of the served page; revisions of another one do not compare. */
  origin?: string | undefined;
}

/** Valid responses are stored on the device; when a later call fails or gives less, the stored one is used with its age. */
export function createBrowserApi({ cache, origin }: BrowserApiOptions = {}): Api {
  const client = createClient(clientOptions);
  const token = new URLSearchParams(location.search).get('preview');
  const read = cache ? { cache } : {};
  let blocks: typeof visit | undefined = cache ? undefined : visit;
  let source: Freshness | undefined;

  function note<A extends Answer<unknown>>({ answer, isKept, isEmpty }: Found<A>, isCut = false): A {
    const { revision, asOf, hasGaps } = answer;
    const at = revision && revision.origin === origin ? revision.at : asOf;
    source = {
      at: Math.min(at, source?.at ?? at),
      asOf: Math.min(asOf, source?.asOf ?? asOf),
      ...(revision && { revision }),
      isKept: isKept || source?.isKept || false,
      isEmpty: isEmpty || source?.isEmpty || false,
      hasGaps: hasGaps || source?.hasGaps || false,
      isCut: isCut || source?.isCut || false,
    };
    return answer;
  }

  /** A block of the news; only the first is stored. */
  async function fetchBlock(offset: number): Promise<Found<NewsAnswer>> {
    if (token) return { answer: await preview(token).news(read) };
    if (offset > 0) return { answer: await client.news({ ...read, offset }) };
    return find('news', client, from => from.news(read), isNewsEmpty);
  }

  async function block(offset: number): Promise<NewsAnswer> {
    const known = (blocks ??= visit = new Map<number, Promise<Found<NewsAnswer>>>());
    let found = known.get(offset);
    if (!found) {
      known.set(offset, (found = fetchBlock(offset)));
      const forget = () => void known.delete(offset);
      found.then(({ isKept }) => isKept && forget(), forget);
    }
    return note(await found);
  }

  async function article(idOrSlug: string): Promise<ArticleAnswer | GoneArticle | null> {
    const listed = cache || token ? undefined : await visit.get(0)?.catch(() => undefined);
    const known = listed && articleAnswer(listed.answer.value, idOrSlug);
    // After the last article of a cut list there is one that is not in it.
    if (known && (known.older || listed.answer.total <= listed.answer.value.length)) {
      note(listed);
      return known;
    }
    if (!token) {
      try {
        const answer = await client.article(idOrSlug, read);
        if (answer) return note({ answer }).value;
      } catch (error) {
        const kept = await readKeptAs('news', from => from.news());
        if (!kept) throw error;
        return articleAnswer(note({ answer: kept, isKept: true }).value, idOrSlug);
      }
    }
    // A deployment without the call for one article.
    const { value, total } = await block(0);
    source = { ...source!, isCut: total > newsLookupWindow };
    return articleAnswer(value.slice(0, newsLookupWindow), idOrSlug);
  }

  return {
    news: async () => {
      const { value, total } = await block(0);
      return { items: value, total };
    },
    newsPage: async asked => {
      const { value, total } = await block(0);
      const items = [...value];
      const needed = Math.min(newsNeeded(asked), total);
      for (let offset = newsFetchLimit; offset < needed; offset += newsFetchLimit) items.push(...(await block(offset)).value);
      return newsPage(items, asked, total);
    },
    article,
    schedule: async () =>
      note(
        await find(
          'schedule',
          client,
          from => from.schedule(read),
          ({ value }) => value.items.length === 0,
        ),
      ).value,
    goneItem: slug => client.goneItem(slug, read),
    source: () => source ?? { at: Date.now() },
  };
}
