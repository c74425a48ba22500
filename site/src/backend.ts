import { createClient } from '@tand/festival/client';
import { createApp, importEdition, openDatabase } from '@tand/server';
import type { Api } from './data/api.ts';
import { contentApi } from './data/content-api.ts';

/** The festival's server in this process, and the API as pages use it. */
export interface Backend {
  fetch: (request: Request) => Response | Promise<Response>;
  api: Api;
}

/** Reads an edition into a fresh database in memory and takes the content from its server, as the API gives it out. */
export async function createBackend(editionFolder: string): Promise<Backend> {
  const db = await openDatabase(':memory:');
  await importEdition(db, editionFolder);
  const app = createApp({ db, trusted: true });
  const client = createClient({ baseUrl: 'http://localhost', fetch: request => app.request(request) });
  const [{ value: news }, { value: schedule }] = await Promise.all([client.news(), client.schedule()]);
  const revision = { origin: '', number: 0, at: Date.now() };
  return { fetch: request => app.fetch(request), api: contentApi({ news, schedule, revision, parts: { news: '', programme: '' } }) };
}
