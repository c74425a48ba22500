import type { Content, ContentFile } from '@tand/server';
import { languages, type Lang } from '../i18n/index.ts';
import { offlineManifest, type OfflineAssets } from './precache.ts';
import type { Bundle } from './worker/manifest.ts';

export interface OfflineContent {
  shared: readonly string[];
  pagesIn: (lang: Lang, content: Content) => string[];
  searchIn: (lang: Lang) => string;
  moment: (now: number) => number;
}

const sharedAddress = '/offline-pages.json';
const addressOf = (lang: Lang) => `/offline-pages-${lang}.json`;
const revisionOf = (etag: string) => etag.replace(/^W\/|"/g, '');

/** Shared pages, and those of each language, are in one file, as they compress better together. */
export function offlineFiles(assets: OfflineAssets, { shared, pagesIn, searchIn, moment }: OfflineContent): Record<string, ContentFile> {
  const common = {
    reads: ['news', 'programme', 'notices'],
    type: 'application/json; charset=utf-8',
    isOpen: false,
    moment,
  } satisfies Partial<ContentFile>;

  const list: ContentFile = {
    ...common,
    write: async (content, { etagOf, read }) => {
      // ETags need no rendering.
      const pagesAt = (url: string, addresses: readonly string[]) => ({
        url,
        files: addresses.map(address => ({ url: encodeURI(address), revision: revisionOf(etagOf(address)) })),
      });
      const byLang = Object.fromEntries(languages.map(lang => [lang, pagesAt(addressOf(lang), pagesIn(lang, content))]));
      const search = languages.map(async lang => {
        const { etag, size } = await read(searchIn(lang));
        return { url: searchIn(lang), revision: revisionOf(etag), size };
      });
      return JSON.stringify(offlineManifest(assets, pagesAt(sharedAddress, shared), byLang, await Promise.all(search)));
    },
  };
  const pagesOf = (urls: (content: Content) => readonly string[]): ContentFile => ({
    ...common,
    write: async (content, { read }) => {
      const bundle: Bundle = {};
      for (const url of urls(content)) {
        const page = await read(url);
        bundle[encodeURI(url)] = { revision: revisionOf(page.etag), headers: page.headers, body: await page.text(), isText: true };
      }
      return JSON.stringify(bundle);
    },
  });
  return {
    '/offline.json': list,
    [sharedAddress]: pagesOf(() => shared),
    ...Object.fromEntries(languages.map(lang => [addressOf(lang), pagesOf(content => pagesIn(lang, content))])),
  };
}
