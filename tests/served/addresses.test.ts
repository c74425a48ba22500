// Built first: @tand/site
import { expect, test } from 'vitest';
import { page, request } from '../support/app.ts';

// LANG-1, ROUTE-3, ROUTE-4, ROUTE-6, ROUTE-7, ROUTE-10
test.each([
  ['/', '/home'],
  ['/sv', '/sv/home'],
  ['/en', '/en/home'],
  ['/esport', '/esports'],
  ['/en/esport', '/en/esports'],
  ['/camping', '/accommodation/camping'],
  ['/sv/camping?a=1', '/sv/accommodation/camping?a=1'],
  ['/de/schedule?day=2', '/schedule?day=2'],
  ['/en-GB/news', '/en/news'],
  ['/sv/schedule/', '/sv/schedule'],
  ['/sv/universe/districts/Tokyo-Town', '/sv/universe/districts/tokyo-town'],
  ['/sv/districts/Tokyo-Town', '/sv/universe/districts/tokyo-town'],
  ['/en/creators/Turbotant', '/en/creators/turbotant'],
  ['/en/creators/Kebnekajsa', '/en/creators/kebnekajsa'],
  ['/sv/creators/mumsan', '/sv/creators/Mumsan'],
  ['/activities/cosplay/presentation/AMANDA-RASK', '/activities/cosplay/presentation/amanda-rask'],
  ['/sv/esports/tournaments/ecec', '/sv/esports/tournaments/ECEC'],
])('redirects %s to %s', async (from, to) => {
  const answer = await request(from);
  expect([301, 302, 307, 308]).toContain(answer.status);
  expect(answer.headers.get('location')).toBe(to);
});

// ROUTE-5, ROUTE-14
test.each([
  ['/nowhere', 'sv'],
  ['/sv/nowhere', 'sv'],
  ['/en/nowhere', 'en'],
  ['/en/404', 'en'],
  ['/404', 'sv'],
])('answers %s with 404 and the 404 page of its language, with noindex', async (path, lang) => {
  const answer = await request(path);
  const html = await answer.text();
  expect(answer.status).toBe(404);
  expect(html).toContain(`<html lang="${lang}"`);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
});

// ROUTE-11
test.each([
  '/sv/schedule/nothing-1',
  '/schedule/screen/nowhere',
  '/sv/news/page/99',
  '/sv/news/page/0',
  '/sv/news/topic/nothing',
  '/sv/news/topic/mat/page/9',
])('answers %s with 404', async path => {
  expect((await request(path)).status).toBe(404);
});

// NAV-13
test.each([
  ['/sv/news', 'en', '/en/news'],
  ['/en/faq', 'sv', '/sv/faq'],
  ['/tickets', 'en', '/en/tickets'],
])('links from %s to the same page in the other language (%s)', async (path, lang, to) => {
  const link = (await page(path)).querySelector(`header a[hreflang=${lang}]`)!;
  expect([link.getAttribute('href'), link.getAttribute('lang')]).toEqual([to, lang]);
});
