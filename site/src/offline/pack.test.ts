import { expect, test } from 'vitest';
import { offlineManifest, type OfflineAsset, type OfflineAssets, type OfflinePage } from './pack.ts';

const asset = (url: string, size: number, revision: string | null = null): OfflineAsset => ({ url, revision, size });
const pages: OfflinePage[] = [
  { url: '/sv/offline', revision: 'o1', size: 1000 },
  { url: '/sv/faq', revision: 'f1', size: 1000 },
  { url: '/search/sv.json', revision: 's1', size: 500 },
];
const assets = (budget = 1e9): OfflineAssets => ({
  build: '/assets/app/main-1.js',
  budget,
  shell: [asset('/assets/app/main-1.js', 100)],
  rest: [
    asset('/assets/app/later-1.js', 100),
    asset('/img/small.svg', 90, 'a'),
    asset('/img/big.svg', 900, 'b'),
    asset('/img/map-day.svg', 2000, 'c'),
  ],
});
const urls = (files: { url: string }[]) => files.map(({ url }) => url);

test('the page that stands in belongs to the shell, all other pages to the rest, each with its revision', () => {
  const { build, shell, rest } = offlineManifest(assets(), pages);
  expect(build).toBe('/assets/app/main-1.js');
  expect(shell).toEqual([
    { url: '/sv/offline', revision: 'o1' },
    { url: '/assets/app/main-1.js', revision: null },
  ]);
  expect(rest.slice(0, 2)).toEqual([
    { url: '/sv/faq', revision: 'f1' },
    { url: '/search/sv.json', revision: 's1' },
  ]);
  expect(urls(rest)).toContain('/img/big.svg');
});

test('over the budget heavy pictures go first, then the search; maps, pages and scripts never', () => {
  const laterBytes = 190_000;
  const all = laterBytes + 1000 + 1000 + 500 + 100 + 100 + 90 + 900 + 2000;
  const whole = urls(offlineManifest(assets(), pages).rest);
  const spared = (budget: number) => {
    const kept = urls(offlineManifest(assets(budget), pages).rest);
    return whole.filter(url => !kept.includes(url));
  };
  expect(spared(all)).toEqual([]);
  expect(spared(all - 1)).toEqual(['/img/big.svg']);
  expect(spared(all - 901).toSorted()).toEqual(['/img/big.svg', '/img/small.svg']);
  expect(spared(0).toSorted()).toEqual(['/img/big.svg', '/img/small.svg', '/search/sv.json']);
});
