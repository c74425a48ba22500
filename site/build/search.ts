import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { searchKinds, type SearchData } from '../src/search/data.ts';
import { languages, readCopy } from './copy.ts';
import { editionFolder } from './edition.ts';

type Server = typeof import('../src/entry.server.tsx');

/** What the data of one language may weigh over the wire, in bytes. */
export const searchBudget = Number(process.env.SEARCH_BUDGET || 60_000);

const id = 'virtual:search-data';
const address = /^\/assets\/search\/(\w+)\.json/;

/**
 * The data as the file that is sent, named by its content. Over budget the oldest news are found by their title and
 * preamble only; @throws when that is not enough.
 */
export function searchFile({ lang, documents }: SearchData, budget = searchBudget): { name: string; source: string } {
  const news = documents.flatMap(([kind], index) => (searchKinds[kind] === 'news' ? [index] : []));
  const kept = [...documents];
  for (;;) {
    const source = JSON.stringify({ lang, documents: kept });
    const { byteLength } = brotliCompressSync(source);
    if (byteLength <= budget) {
      // A digit marks the name as hashed for the rules of caching.
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 7);
      return { name: `assets/search/${lang}.0${hash}.json`, source };
    }
    const oldest = news.pop();
    if (oldest === undefined)
      throw new Error(`The search data of ${lang} have ${byteLength} bytes, the budget is ${budget}. SEARCH_BUDGET allows more.`);
    const [kind, title, href, meta, text] = kept[oldest]!;
    kept[oldest] = [kind, title, href, meta, text, ''];
  }
}

/**
 * Emits what the search looks through, one file a language, and tells the browser's code where they are. The server is
 * built before the client, because it knows the pages, the programme and the news.
 */
export function search(): Plugin {
  let isDevelopment = false;
  return {
    name: 'search',
    configResolved({ command }) {
      isDevelopment = command === 'serve';
    },
    resolveId: source => (source === id ? `\0${id}` : null),
    async load(module) {
      if (module !== `\0${id}`) return null;
      const addresses: Record<string, string> = {};
      if (isDevelopment) for (const lang of languages) addresses[lang] = `/assets/search/${lang}.json`;
      else if (this.environment.name === 'client') {
        const { root, environments } = this.environment.getTopLevelConfig();
        const file = join(root, environments['ssr']!.build.outDir, 'entry.server.js');
        const data = await dataOf((await import(pathToFileURL(file).href)) as Server);
        for (const lang of languages) {
          const { name, source } = searchFile(data(lang));
          this.emitFile({ type: 'asset', fileName: name, source });
          addresses[lang] = `/${name}`;
        }
      }
      return `export default ${JSON.stringify(addresses)};`;
    },
    configureServer(vite) {
      vite.middlewares.use((req, res, next) => {
        const lang = languages.find(known => known === address.exec(req.url ?? '')?.[1]);
        if (!lang) return next();
        vite
          .ssrLoadModule('/src/entry.server.tsx')
          .then(server => dataOf(server as Server))
          .then(data => res.setHeader('content-type', 'application/json').end(JSON.stringify(data(lang))), next);
      });
    },
  };
}

async function dataOf({ createBackend, searchData }: Server) {
  const { api } = await createBackend(editionFolder);
  const [news, schedule] = [(await api.news()).items, await api.schedule()];
  return (lang: (typeof languages)[number]) => searchData({ lang, texts: readCopy(lang), news, schedule });
}
