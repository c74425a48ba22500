import { createClient } from '@tand/festival/client';
import type { Api } from './api.ts';

type Client = ReturnType<typeof createClient>;
type Fetch = typeof fetch;

const base = import.meta.env.VITE_API_URL as string | undefined;
const store = 'tand-answers';
const clientWith = (ask: Fetch): Client => createClient({ ...(base && { baseUrl: base }), fetch: ask });

/**
 * The API as the browser reaches it. An answer that was understood is kept on the device; when a later call fails, the
 * kept one is read in the same way and its age noted.
 */
export function createBrowserApi(): Api {
  const api: Api = {
    news: () => call('news', client => client.news()),
    schedule: () => call('schedule', client => client.schedule()),
  };

  async function call<T>(name: string, ask: (client: Client) => Promise<T>): Promise<T> {
    let answer: Response | undefined;
    try {
      const value = await ask(
        clientWith(async (input, init) => {
          const response = await fetch(input, init);
          answer = response.clone();
          return response;
        }),
      );
      if (answer) void keep(name, answer);
      return value;
    } catch (error) {
      const kept = answer?.status === 404 ? undefined : await (await open())?.match(`/${name}`);
      if (!kept) throw error;
      const at = Number(kept.headers.get('x-kept-at'));
      const value = await ask(clientWith(() => Promise.resolve(kept)));
      api.keptAt = Math.min(at, api.keptAt ?? at);
      return value;
    }
  }
  return api;
}

/** Storage may be missing (no secure context) or refused; then nothing is kept. */
async function open(): Promise<Cache | undefined> {
  try {
    return await caches.open(store);
  } catch {
    return undefined;
  }
}

async function keep(name: string, answer: Response) {
  const headers = new Headers({ 'content-type': 'application/json', 'x-kept-at': String(Date.now()) });
  try {
    await (await open())?.put(`/${name}`, new Response(await answer.blob(), { headers }));
  } catch {
    // a full or refused store breaks nothing
  }
}
