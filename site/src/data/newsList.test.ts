import { newsListCount, newsListPath, newsListPaths, type NewsItem } from '@tand/festival';
import { expect, test } from 'vitest';
import { newsList } from './newsList.ts';
import { around } from './views.ts';

const both = (text: string) => ({ sv: text, en: text });
const item = (id: number, topic?: string): NewsItem => ({
  id,
  slug: `item-${id}`,
  publishedDate: new Date(Date.UTC(2025, 0, id)),
  image: '',
  author: 'A',
  ...(topic && { topic }),
  headline: both(`H${id}`),
  preamble: both(''),
  body: both('Text'),
  linkText: both(''),
  imageCaption: both(''),
});
const many = Array.from({ length: newsListCount * 2 + 1 }, (_, index) => item(index + 1, index % 2 ? 'mat' : 'lan'));
const slugs = (page: ReturnType<typeof newsList>) => page?.items.map(({ slug }) => slug);

test('the pages together hold every item once, newest first', () => {
  const pages = [1, 2, 3].map(page => newsList(many, 'sv', { page: String(page) }));
  expect(pages.flatMap(page => slugs(page) ?? [])).toEqual(many.toReversed().map(({ slug }) => slug));
  expect(pages[2]).toMatchObject({ page: 3, pages: 3, total: many.length, topics: ['lan', 'mat'] });
  expect(pages[2]!.items).toHaveLength(1);
});

test('a topic has its own pages', () => {
  const page = newsList(many, 'sv', { topic: 'lan', page: '2' })!;
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
])('there is no page for %j', asked => expect(newsList(many, 'sv', asked)).toBeNull());

test('a list without items is a page, an empty one', () => {
  expect(newsList([], 'sv', {})).toEqual({ items: [], page: 1, pages: 1, total: 0, topics: [] });
});

test('addresses', () => {
  expect([newsListPath(1), newsListPath(2), newsListPath(1, 'mat'), newsListPath(3, 'mat')]).toEqual([
    '/news',
    '/news/page/2',
    '/news/topic/mat',
    '/news/topic/mat/page/3',
  ]);
  expect(newsListPaths(many)).toEqual(['news', 'news/page/2', 'news/page/3', 'news/topic/lan', 'news/topic/lan/page/2', 'news/topic/mat']);
});

test('an article stands between the newer and the older; its topic’s others come first, then the newest', () => {
  const list = [item(9, 'lan'), item(8, 'mat'), item(7, 'mat'), item(6), item(5, 'mat'), item(4)];
  const near = around(list, list[1]!);
  expect([near.newer?.id, near.older?.id, near.related.map(({ id }) => id)]).toEqual([9, 7, [5, 6, 4]]);
  expect(around(list, list[0]!).newer).toBeUndefined();
  expect(around(list, list[5]!).older).toBeUndefined();
  expect(around(list, list[3]!).related.map(({ id }) => id)).toEqual([9, 8, 4]);
});
