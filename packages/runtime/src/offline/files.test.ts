import type { Content, Made } from '@tand/server';
import { expect, test } from 'vitest';
import { offlineFiles } from './index.ts';
import type { OfflineManifest } from './worker/manifest.ts';

// OFFLINE-1
test('renders the pages of the list one after another', async () => {
  const pages = ['home', 'news', 'schedule'];
  const files = offlineFiles(
    { build: 'one', budget: 1000, bundles: [] },
    {
      shared: ['/sv/offline', '/en/offline'],
      pagesIn: lang => pages.map(page => `/${lang}/${page}`),
      searchIn: lang => `/search-${lang}.json`,
      moment: () => 0,
    },
  );
  const rendering = new Set<string>();
  const together: string[][] = [];
  const made = async (address: string): Promise<Made> => {
    if (!address.endsWith('.json')) rendering.add(address);
    if (rendering.size > 1) together.push([...rendering]);
    await Promise.resolve();
    rendering.delete(address);
    return { etag: `"${address}"`, headers: {}, size: 10, text: async () => '' };
  };
  const list = JSON.parse((await files['/offline.json']!.write({} as Content, made)) as string) as OfflineManifest;
  expect(list.pages['en']).toEqual(pages.map(page => ({ url: `/en/${page}`, revision: `/en/${page}`, bundle: 2 })));
  expect(together).toEqual([]);
});
