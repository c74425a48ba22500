import { expect, test } from 'vitest';
import { offlineManifest, pagesAllowance, type OfflineAssets } from './precache.ts';

const assets = (budget = 1e9): OfflineAssets => ({
  build: '/assets/app/main-1.js',
  budget,
  bundles: [
    { url: '/assets/app/start-1.json', size: 100, use: 'shell', files: [{ url: '/assets/app/main-1.js', revision: null }] },
    { url: '/assets/app/rest-1.json', size: 100, use: 'rest', files: [{ url: '/assets/app/later-1.js', revision: null }] },
    { url: '/assets/app/pictures-1.json', size: 990, use: 'spare', files: [{ url: '/img/big.svg', revision: 'b' }] },
    { url: '/assets/app/maps-1.json', size: 2000, use: 'rest', files: [{ url: '/img/map-day.svg', revision: 'c' }] },
  ],
});
const pages = {
  url: '/offline-pages.json',
  files: [
    { url: '/sv/offline', revision: 'o1' },
    { url: '/sv/faq', revision: 'f1' },
  ],
};
const byLang = {
  sv: { url: '/offline-pages-sv.json', files: [{ url: '/sv/crew', revision: 'c1' }] },
  en: { url: '/offline-pages-en.json', files: [{ url: '/en/crew', revision: 'c2' }] },
};
const search = [{ url: '/search/sv.json', revision: 's1', size: 500 }];

// OFFLINE-1
test('lists the fallback page in `shell`, shared pages in `rest`, those of a language in `pages`', () => {
  const { build, bundles, shell, rest, pages: more } = offlineManifest(assets(), pages, byLang, search);
  expect(build).toBe('/assets/app/main-1.js');
  const inBundle = (all: typeof rest) => all.map(({ bundle, ...file }) => ({ ...file, in: bundles[bundle ?? -1] }));
  expect(inBundle(shell)).toEqual([
    { url: '/sv/offline', revision: 'o1', in: '/offline-pages.json' },
    { url: '/assets/app/main-1.js', revision: null, in: '/assets/app/start-1.json' },
  ]);
  expect(inBundle(rest)).toEqual([
    { url: '/sv/faq', revision: 'f1', in: '/offline-pages.json' },
    { url: '/assets/app/later-1.js', revision: null, in: '/assets/app/rest-1.json' },
    { url: '/img/big.svg', revision: 'b', in: '/assets/app/pictures-1.json' },
    { url: '/img/map-day.svg', revision: 'c', in: '/assets/app/maps-1.json' },
    { url: '/search/sv.json', revision: 's1', in: undefined },
  ]);
  expect(inBundle(more['en']!)).toEqual([{ url: '/en/crew', revision: 'c2', in: '/offline-pages-en.json' }]);
});

function within(budget: number) {
  const { bundles, rest } = offlineManifest(assets(budget), pages, byLang, search);
  expect(rest.every(({ bundle }) => bundle === undefined || bundle < bundles.length)).toBe(true);
  const listed = new Set([...bundles, ...rest.map(({ url }) => url)]);
  return ['/assets/app/pictures-1.json', '/img/big.svg', '/search/sv.json', '/img/map-day.svg'].filter(url => listed.has(url));
}

test('omits pictures of use "spare" first when over budget, then the search index, never maps', () => {
  const all = pagesAllowance + 500 + 100 + 100 + 990 + 2000;
  expect(within(all)).toEqual(['/assets/app/pictures-1.json', '/img/big.svg', '/search/sv.json', '/img/map-day.svg']);
  expect(within(all - 1)).toEqual(['/search/sv.json', '/img/map-day.svg']);
  expect(within(all - 991)).toEqual(['/img/map-day.svg']);
  expect(within(0)).toEqual(['/img/map-day.svg']);
});
