import type { NewsItem, Schedule } from '@tand/festival';
import { createClient } from '@tand/festival/client';
import { createApp, importEdition, openDatabase } from '@tand/server';
import type { Api } from './data/api.ts';

/** The festival's server in this process, and the API as pages use it. */
export interface Backend {
  fetch: (request: Request) => Response | Promise<Response>;
  api: Api;
}

/**
 * Reads an edition into a fresh database in memory and asks it through the same client as the browser does, so that
 * there is one way in for build, development and visitors.
 */
export async function createBackend(editionFolder: string): Promise<Backend> {
  const db = await openDatabase(':memory:');
  await importEdition(db, editionFolder);
  const app = createApp({ db, trusted: true });
  const client = createClient({ baseUrl: 'http://localhost', fetch: request => app.request(request) });
  // The edition does not change under it: hundreds of pages ask for the same.
  let news: Promise<NewsItem[]> | undefined;
  let schedule: Promise<Schedule> | undefined;
  const api: Api = { news: () => (news ??= client.news()), schedule: () => (schedule ??= client.schedule()) };
  return { fetch: request => app.fetch(request), api };
}
