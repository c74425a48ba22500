import type { Content, ContentFile, Made } from '@tand/server';
import { languages, type Lang } from '../i18n/index.ts';
import { offlineManifest, type OfflineAssets, type OfflinePages } from './precache.ts';
import type { Bundle, OfflineFile } from './worker/manifest.ts';

export interface OfflineContent {
  /** Addresses of the pages that every device stores. */
  shared: readonly string[];
  /** Addresses of the further pages of a language. */
  pagesIn: (lang: Lang, content: Content) => string[];
  searchIn: (lang: Lang) => string;
  /** Start (epoch ms) of the period in which the stored pages do not change with time, at `now`. */
  moment: (now: number) => number;
}

const sharedAddress = '/offline-pages.json';
const addressOf = (lang: Lang) => `/offline-pages-${lang}.json`;
const revisionOf = ({ etag }: Made) => etag.replace(/^W\/|"/g, '');

/** `/offline.json`, which lists what a device stores, and the stored pages in one file per group: they compress to a fifth together. */
export function offlineFiles(assets: OfflineAssets, { shared, pagesIn, searchIn, moment }: OfflineContent): Record<string, ContentFile> {
  const common = {
    reads: ['news', 'programme', 'notices'],
    type: 'application/json; charset=utf-8',
    isOpen: false,
    moment,
  } satisfies Partial<ContentFile>;
  const groups: Record<string, (content: Content) => readonly string[]> = {
    [sharedAddress]: () => shared,
    ...Object.fromEntries(languages.map(lang => [addressOf(lang), (content: Content) => pagesIn(lang, content)])),
  };

  const list: ContentFile = {
    ...common,
    write: async (content, made) => {
      const listed = async (url: string) => {
        const file = await made(url);
        return { url: encodeURI(url), revision: revisionOf(file), size: file.size };
      };
      const search = await Promise.all(languages.map(lang => listed(searchIn(lang))));
      const group = async (url: string): Promise<OfflinePages> => {
        const files: OfflineFile[] = [];
        // One after another: a visitor who opens one of them does not wait for the rest.
        for (const address of groups[url]!(content)) {
          const page = await listed(address);
          files.push({ url: page.url, revision: page.revision });
        }
        return { url, size: (await made(url)).size, files };
      };
      const byLang: Record<string, OfflinePages> = {};
      for (const lang of languages) byLang[lang] = await group(addressOf(lang));
      return JSON.stringify(offlineManifest(assets, await group(sharedAddress), byLang, search));
    },
  };
  const pagesOf = (urls: (content: Content) => readonly string[]): ContentFile => ({
    ...common,
    write: async (content, made) => {
      const bundle: Bundle = {};
      for (const url of urls(content)) {
        const page = await made(url);
        bundle[encodeURI(url)] = { revision: revisionOf(page), headers: page.headers, body: await page.text(), isText: true };
      }
      return JSON.stringify(bundle);
    },
  });
  return { '/offline.json': list, ...Object.fromEntries(Object.entries(groups).map(([address, urls]) => [address, pagesOf(urls)])) };
}
