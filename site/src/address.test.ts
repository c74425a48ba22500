import { expect, test } from 'vitest';
import { canonicalPath } from './address.ts';

// ROUTE-3, ROUTE-4, ROUTE-6, ROUTE-7, ROUTE-9
test.each([
  ['/', '/sv/home'],
  ['/sv', '/sv/home'],
  ['/en/', '/en/home'],
  ['/home', '/sv/home'],
  ['/news/rent-gaming-setup', '/sv/news/rent-gaming-setup'],
  ['/en/schedule/', '/en/schedule'],
  ['/EN/schedule', '/en/schedule'],
  ['/de/schedule', '/sv/schedule'],
  ['/pt-BR/schedule', '/sv/schedule'],
  ['/de', '/sv/home'],
  ['/de/nowhere', '/sv/404'],
  ['/nowhere', '/sv/404'],
  ['/en/nowhere', '/en/404'],
  ['/en/news/a/b', '/en/404'],
  ['/sv/Schedule', '/sv/schedule'],
  ['/en/404', '/en/404'],
])('%s leads to %s', (from, to) => {
  expect(canonicalPath(from, 'sv')).toBe(to);
});

// LANG-1
test('an address without a language takes the active one', () => {
  expect(canonicalPath('/news', 'en')).toBe('/en/news');
  expect(canonicalPath('/fr/news', 'en')).toBe('/en/news');
  expect(canonicalPath('/sv/news', 'en')).toBe('/sv/news');
});
