import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApp, openStore, readFileContent } from '@tand/server';

const root = resolve(import.meta.dirname, '../..');
type Entry = typeof import('../../site/src/entry.server.tsx');

/** Returns a function that opens the site at an instant in epoch ms. `npm run texts` imports this file from another checkout. */
export async function openSite(edition: string) {
  const { createRenderer } = (await import(pathToFileURL(join(root, 'site/dist/server/entry.server.js')).href)) as Entry;
  const renderer = await createRenderer();
  const content = await readFileContent(join(root, 'packages/editions', edition), { timeZone: renderer.festival?.timeZone });
  const read = async () => content;
  return async (at: number) => {
    const now = () => at;
    const store = await openStore({ readState: read, readContent: read, readLastKnown: read, now, log: console.error });
    const app = createApp({ store, renderer, files: join(root, 'site/dist/client'), now });
    return {
      pages: renderer.addresses(store.snapshot),
      redirects: [...renderer.redirects.keys()],
      request: async (address: string) => app.request(encodeURI(address)),
    };
  };
}
