import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { createSnapshot, readFileContent } from '@tand/server';
import { chainOf, readCopy } from '../../packages/editions/src/folder.ts';
import { editionZone } from '../../site/build/edition.ts';
import { editionFiles } from '../../site/build/edition-files.ts';
import { entries } from '../../site/build/entries.ts';
import { source, styledComponents } from '../../vite.shared.ts';

const root = resolve(import.meta.dirname, '../..');
type Server = typeof import('../../site/src/entry.server.tsx');

export interface RenderedSite {
  /** Every address of a page. */
  addresses: readonly string[];
  /** Head and body of the page at an address, with what is searched for there. */
  page: (address: string, search?: string) => Promise<string>;
  /** What the query of an address asks its page for. */
  asked: (address: string, query: string) => string | undefined;
}

/** The site's own renderer over an edition's folder, from the sources: what is published at an instant (epoch ms), until it is closed. */
export async function siteRenderer(folder: string): Promise<{ at: (now: number) => Promise<RenderedSite>; close: () => Promise<void> }> {
  const vite = await createServer({
    root: join(root, 'site'),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      editionFiles(folder),
      styledComponents(),
      entries(folder),
      {
        name: 'drawn',
        resolveId: id => (/^virtual:(city|hero-layers|map)$/.test(id) ? `\0${id}` : null),
        load(id) {
          const file = { '\0virtual:city': 'city.json', '\0virtual:hero-layers': 'hero.json', '\0virtual:map': 'map.json' }[id];
          return file && `export default ${readFileSync(join(root, 'packages/art/dist', file), 'utf8')}`;
        },
      },
      // What only a browser shows.
      {
        name: 'no-pictures',
        resolveId: id => (/^virtual:(picture-sizes|theme\.css)$/.test(id) ? `\0${id}` : null),
        load: id => (/^\0virtual:(picture-sizes|theme)/.test(id) ? 'export default new Proxy({}, { get: () => [1600, 900] })' : null),
      },
    ],
    define: {
      __REVIEW__: 'false',
      __PAPER__: '{"light":"","night":""}',
      __TEXTS__: '{}',
      __ZONE__: JSON.stringify(await editionZone()),
      __ANALYTICS__: 'null',
    },
    environments: {
      ssr: { resolve: { conditions: [source, 'node', 'module', 'development|production'], noExternal: [/^@tand\//, 'styled-components'] } },
    },
  });
  const { createSiteRenderer } = (await vite.ssrLoadModule('/src/entry.server.tsx')) as Server;
  const texts = { sv: readCopy('sv', folder), en: readCopy('en', folder) };
  const renderer = await createSiteRenderer({ build: 'test', texts, write: ({ head, html }) => ({ html: head + html, policy: '' }) });
  return {
    close: () => vite.close(),
    async at(now) {
      const content = createSnapshot(await readFileContent(chainOf(folder)[0]!), now);
      return {
        addresses: renderer.addresses(content),
        page: async (address, search) => (await renderer.render(address, content, now, undefined, search)).html,
        asked: (address, query) => renderer.asked!(address, new URLSearchParams(query)),
      };
    },
  };
}
