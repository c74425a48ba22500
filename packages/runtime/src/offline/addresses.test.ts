import { expect, test } from 'vitest';
import { isCall, isOwnCache, isVersioned, offlineAddress, pageAddress } from './worker/addresses.ts';

const at = (path: string) => new URL(path, 'https://www.tand.example');

test.each([
  ['/assets/app/main-CiptG1M5.js', true],
  ['/assets/i18n/sv.json?v=abcdefgh', true],
  ['/assets/search/sv.Xy12_ab8.json', true],
  ['/assets/i18n/sv.json', false],
  ['/assets/search/sv.json', false],
  ['/img/map-day.svg', false],
  ['/sv/home', false],
])('reports whether %s is versioned: %s', (path, expected) => {
  expect(isVersioned(at(path))).toBe(expected);
});

test.each(['/api/tickets', '/api/news', '/api', '/healthz', '/livez', '/readyz', '/desk', '/desk/invite', '/desk/assets/a-B7k2_x9Q.js'])(
  'recognises %s as a call, which the worker does not handle',
  path => {
    expect(isCall(at(path))).toBe(true);
  },
);

test.each([
  ['/', '/sv/home'],
  ['/faq', '/sv/faq'],
  ['/tickets/groups/', '/sv/tickets/groups'],
  ['/sv', '/sv/home'],
  ['/en/', '/en/home'],
  ['/en/faq?q=x', '/en/faq'],
  ['/english', '/sv/english'],
])('stores the page for %s as %s', (path, expected) => {
  expect(pageAddress(at(path))).toBe(expected);
});

test('shows the fallback page in the language of the address', () => {
  expect(offlineAddress(at('/en/crew'))).toBe('/en/offline');
  expect(offlineAddress(at('/crew'))).toBe('/sv/offline');
  expect(offlineAddress(at('/1999/en/crew'))).toBe('/en/offline');
  expect(offlineAddress(at('/1999/sv/crew'))).toBe('/sv/offline');
});

test('lets the worker delete its own caches, also those of earlier versions, and no others', () => {
  expect(['tand-pack-1', 'tand-visited', 'tand-kept', 'tand-pages-1', 'tand-files-1'].every(isOwnCache)).toBe(true);
  expect(['tand-answers', 'other'].some(isOwnCache)).toBe(false);
});
