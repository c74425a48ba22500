import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textIn } from '../languages.ts';
import { findNews, newsKey, sortNews } from './pages.ts';
import { newsItem } from '../test/fixtures.ts';

const anyNews = fc.array(
  fc
    .record({ id: fc.integer({ min: 1, max: 30 }), day: fc.integer({ min: 0, max: 40 }) })
    .map(({ id, day }) => newsItem({ id, slug: `nyhet-${id}`, publishedDate: new Date(Date.UTC(2025, 0, 1 + day)) })),
);

describe('sortNews', () => {
  // NEWS-2
  it('sorts newest first and preserves the order of equal dates', () => {
    fc.assert(
      fc.property(anyNews, items => {
        const before = [...items];
        const sorted = sortNews(items);
        expect(sorted.every((item, index) => index === 0 || sorted[index - 1]!.publishedDate >= item.publishedDate)).toBe(true);
        expect(new Set(sorted)).toEqual(new Set(items));
        for (const { publishedDate } of items) {
          const same = (item: (typeof items)[number]) => item.publishedDate.getTime() === publishedDate.getTime();
          expect(sorted.filter(same)).toEqual(items.filter(same));
        }
        expect(items).toEqual(before);
      }),
    );
  });
});

// NEWS-6
describe('newsKey', () => {
  it.each([
    ['7', { id: 7 }],
    ['007', { slug: '007' }],
    ['0', { slug: '0' }],
    ['-7', { slug: '-7' }],
    ['7.5', { slug: '7.5' }],
    ['1e3', { slug: '1e3' }],
    ['', { slug: '' }],
    [' 7', { slug: ' 7' }],
    ['2025-tillbakablick', { slug: '2025-tillbakablick' }],
    ['99999999999999999999', { slug: '99999999999999999999' }],
  ])('reads %o as the key %o', (text, key) => {
    expect(newsKey(text)).toEqual(key);
  });

  it('reads each positive integer of up to 15 digits as an id', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), id => {
        expect(newsKey(String(id))).toEqual({ id });
      }),
    );
  });
});

describe('findNews', () => {
  // NEWS-7
  it('returns the first article with the given id or slug', () => {
    const items = [
      newsItem({ id: 1, slug: 'a' }),
      newsItem({ id: 2, slug: 'b', author: 'först' }),
      newsItem({ id: 2, slug: 'b', author: 'sedan' }),
    ];
    expect(findNews(items, '2')?.author).toBe('först');
    expect(findNews(items, 'b')?.author).toBe('först');
    expect(findNews(items, 'B')).toBeUndefined();
    expect(findNews(items, '3')).toBeUndefined();
  });
});

// NEWS-5
it.each([
  ['sv', 'Rubrik'],
  ['en', 'Headline'],
  ['de', ''],
  ['', ''],
  ['toString', ''],
])('returns the headline in %o: %o', (lang, text) => {
  expect(textIn(newsItem().headline, lang)).toBe(text);
});
