import type { Content, SentFile } from '@tand/server';
import { expect, test } from 'vitest';
import { offlineFiles } from './index.ts';
import type { Bundle, OfflineManifest } from './worker/manifest.ts';

const pages = ['home', 'news', 'schedule'];
const files = offlineFiles(
  { build: 'one', budget: 1e9, bundles: [] },
  {
    shared: ['/sv/offline', '/en/offline'],
    pagesIn: lang => pages.map(page => `/${lang}/${page}`),
    searchIn: lang => `/search-${lang}.json`,
    moment: () => 0,
  },
);
const etagOf = (url: string) => `W/"${url}"`;
async function write(address: string) {
  const asked: string[] = [];
  const read = async (url: string): Promise<SentFile> => {
    asked.push(url);
    return { etag: etagOf(url), headers: {}, size: 10, text: async () => url };
  };
  const text = await files[address]!.write({} as Content, { etagOf, read });
  return { asked, file: JSON.parse(text as string) as unknown };
}

// OFFLINE-1
test('lists pages with their ETags as revisions, without rendering any page', async () => {
  const { asked, file } = await write('/offline.json');
  const list = file as OfflineManifest;
  expect(list.pages['en']).toEqual(pages.map(page => ({ url: `/en/${page}`, revision: `/en/${page}`, bundle: 2 })));
  expect(list.shell).toEqual(['/sv/offline', '/en/offline'].map(url => ({ url, revision: url, bundle: 0 })));
  expect(asked).toEqual(['/search-sv.json', '/search-en.json']);
});

test('puts the pages of a language into one file, with the same revisions as in the list', async () => {
  const { file } = await write('/offline-pages-en.json');
  expect(Object.entries(file as Bundle).map(([url, { revision, body }]) => [url, revision, body])).toEqual(
    pages.map(page => [`/en/${page}`, `/en/${page}`, `/en/${page}`]),
  );
});
