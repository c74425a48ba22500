import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newsListCount, newsFetchLimit } from '../constants.ts';
import { articleAnswer, newsNeeded, newsPage, newsListPath, newsListPaths } from './pages.ts';
import { newsItem } from '../test/fixtures.ts';

const item = (id: number, topic?: string) => newsItem({ id, slug: `item-${id}`, ...(topic && { topic }) });
const list = (count: number) => Array.from({ length: count }, (_, index) => item(count - index, index % 2 ? 'mat' : 'lan'));
const many = list(newsListCount * 2 + 1);
const slugs = (page: ReturnType<typeof newsPage>) => page?.items.map(({ slug }) => slug);

// NEWS-14
test('lists each article once over all pages, newest first', () => {
  const pages = [1, 2, 3].map(page => newsPage(many, { page: String(page) }));
  expect(pages.flatMap(page => slugs(page) ?? [])).toEqual(many.map(({ slug }) => slug));
  expect(pages[2]).toMatchObject({ page: 3, pages: 3, total: many.length, topics: ['lan', 'mat'] });
  expect(pages[2]!.items).toHaveLength(1);
});

test('makes separate pages for each topic', () => {
  const page = newsPage(many, { topic: 'lan', page: '2' })!;
  expect(page).toMatchObject({ topic: 'lan', page: 2, pages: 2, total: 13, topics: ['lan', 'mat'] });
  expect(slugs(page)).toEqual(['item-1']);
});

test.each([
  { page: '4' },
  { page: '0' },
  { page: 'x' },
  { page: '01' },
  { page: '1.0' },
  { topic: 'nothing' },
  { topic: 'mat', page: '2' },
])('returns no page for %j', asked => expect(newsPage(many, asked)).toBeNull());

test('returns an empty page for an empty list', () => {
  expect(newsPage([], {})).toEqual({ items: [], page: 1, pages: 1, total: 0, topics: [] });
});

test('returns the same page from the newest `newsNeeded` articles as from all, except for topics', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: newsFetchLimit * 2 }), fc.integer({ min: 1, max: 40 }), (count, number) => {
      const all = list(count);
      const asked = { page: String(number) };
      const cut = newsPage(all.slice(0, newsNeeded(asked)), asked, count);
      const whole = newsPage(all, asked);
      expect(cut && { ...cut, topics: [] }).toEqual(whole && { ...whole, topics: [] });
    }),
    { numRuns: 50 },
  );
});

test('builds the paths of list pages', () => {
  expect([newsListPath(1), newsListPath(2), newsListPath(1, 'mat'), newsListPath(3, 'mat')]).toEqual([
    '/news',
    '/news/page/2',
    '/news/topic/mat',
    '/news/topic/mat/page/3',
  ]);
  expect(newsListPaths(many)).toEqual(['news', 'news/page/2', 'news/page/3', 'news/topic/lan', 'news/topic/lan/page/2', 'news/topic/mat']);
});

test('returns the neighbours of an article, and three more: of its topic, then the newest', () => {
  const news = [item(9, 'lan'), item(8, 'mat'), item(7, 'mat'), item(6), item(5, 'mat'), item(4)];
  const near = articleAnswer(news, 'item-8')!;
  expect([near.newer?.id, near.older?.id, near.related.map(({ id }) => id)]).toEqual([9, 7, [5, 6, 4]]);
  expect(articleAnswer(news, '9')!.newer).toBeUndefined();
  expect(articleAnswer(news, 'item-4')!.older).toBeUndefined();
  expect(articleAnswer(news, '6')!.related.map(({ id }) => id)).toEqual([9, 8, 4]);
  expect(articleAnswer(news, 'item-3')).toBeNull();
});

test.each([
  [{}, newsListCount],
  [{ page: '3' }, newsListCount * 3],
  [{ page: '1a' }, 0],
  [{ page: '2', topic: 'mat' }, Infinity],
])('counts the newest articles that the query %o needs: %d', (query, count) => expect(newsNeeded(query)).toBe(count));

test('returns at most three related articles, those of the same topic first', () => {
  const { related } = articleAnswer(list(9), 'item-5')!;
  expect(related.map(({ slug }) => slug)).toEqual(['item-9', 'item-7', 'item-3']);
});
