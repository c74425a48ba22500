import type { NewsItem } from '@tand/festival';
import { expect, test } from 'vitest';
import { articleView, newsTeaser } from './views.ts';

const both = { sv: 'Ord', en: 'Words' };
const item: NewsItem = {
  id: 1,
  slug: 'ask',
  publishedDate: new Date('2025-05-19T08:30:00Z'),
  image: '',
  author: 'Redaktionen',
  headline: both,
  preamble: both,
  body: both,
  linkText: both,
  imageCaption: both,
};

// NEWS-4
test('shows the picture of an article, or the concept picture if it has none', () => {
  expect(newsTeaser(item, 'sv').image).toBe('/img/concept.svg');
  expect(newsTeaser({ ...item, image: '/img/news/ask.svg' }, 'sv').image).toBe('/img/news/ask.svg');
});

// NEWS-10
test('shows the date of change only for changed articles', () => {
  expect(articleView(item, 'en').updated).toBeUndefined();
  expect(articleView({ ...item, updatedDate: new Date('2025-05-20T08:30:00Z') }, 'en').updated).toBe('2025-05-20T08:30:00.000Z');
});
