import { expect, it } from 'vitest';
import { isCompressible, mediaType } from './mediaTypes.ts';

// PERF-1
it.each([
  ['/sv/news/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/sv/news/atom.xml', 'application/atom+xml; charset=utf-8'],
  ['/en/news/feed.json', 'application/feed+json; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/sv/schedule.ics', 'text/calendar; charset=utf-8'],
])('serves %s as %s and compresses it', (path, type) => {
  expect(mediaType(path)).toBe(type);
  expect(isCompressible(type)).toBe(true);
});

it.each(['/download', '/x.unknown', '/x.'])('serves %s as plain bytes', path => expect(mediaType(path)).toBe('application/octet-stream'));

it.each([
  ['/app.wasm', true],
  ['/favicon.ico', true],
  ['/a.svg', true],
  ['/a.png', false],
  ['/a.woff2', false],
])('decides whether to compress %s: %s', (path, isWorth) => expect(isCompressible(mediaType(path))).toBe(isWorth));
