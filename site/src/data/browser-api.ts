import { articleAnswer, newsPage } from '@tand/festival';
import { createClient, type Client } from '@tand/festival/client';
import type { Api } from './api.ts';

const base: string | undefined = import.meta.env.VITE_API_URL;
const store = 'tand-answers';

/** The last response of each call, until it is known to have been understood. */
const answers = new Map<string, Response>();
const nameOf = (request: Request) => new URL(request.url).pathname.split('/').at(-1)!;

/** One client for the visit: news are asked for once and reused (SPEC 7). */
const client = createClient({
  ...(base && { baseUrl: base }),
  fetch: async (request, init) => {
    const response = await fetch(request, init);
    answers.set(nameOf(request), response.clone());
    return response;
  },
});

/** A client that is told an item which is not published as well; nothing of its answers is kept. */
const preview = (token: string) =>
  createClient({ ...(base && { baseUrl: base }), endpoints: { news: `/api/news?preview=${encodeURIComponent(token)}` } });

/**
 * The API as the browser reaches it. An answer that was understood is kept on the device; when a later call fails, the
 * kept one is read in the same way and its age noted.
 */
export function createBrowserApi(): Api {
  let keptAt: number | undefined;
  const news = () => {
    const token = new URLSearchParams(location.search).get('preview');
    return token ? preview(token).news() : call('news', from => from.news());
  };

  async function call<T>(name: string, ask: (from: Client) => Promise<T>): Promise<T> {
    try {
      const value = await ask(client);
      const answer = answers.get(name);
      answers.delete(name);
      if (answer) void keep(name, answer);
      return value;
    } catch (error) {
      const isNone = answers.get(name)?.status === 404;
      answers.delete(name);
      const kept = isNone ? undefined : await (await open())?.match(`/${name}`);
      if (!kept) throw error;
      const at = Number(kept.headers.get('x-kept-at'));
      const value = await ask(createClient({ fetch: () => kept }));
      keptAt = Math.min(at, keptAt ?? at);
      return value;
    }
  }
  return {
    news: async () => {
      const items = await news();
      return { items, total: items.length };
    },
    newsPage: async asked => newsPage(await news(), asked),
    article: async idOrSlug => articleAnswer(await news(), idOrSlug),
    schedule: () => call('schedule', from => from.schedule()),
    source: () => (keptAt === undefined ? { at: Date.now() } : { at: keptAt, isKept: true }),
  };
}

/** Storage may be missing (no secure context) or refused; then nothing is kept. */
async function open(): Promise<Cache | undefined> {
  try {
    return await caches.open(store);
  } catch {
    return undefined;
  }
}

/** Whether the device has an answer of a call. */
export const hasKept = async (name: 'news' | 'schedule') => (await (await open())?.match(`/${name}`)) !== undefined;

async function keep(name: string, answer: Response) {
  const headers = new Headers({ 'content-type': 'application/json', 'x-kept-at': String(Date.now()) });
  try {
    await (await open())?.put(`/${name}`, new Response(await answer.blob(), { headers }));
  } catch {
    // a full or refused store breaks nothing
  }
}
