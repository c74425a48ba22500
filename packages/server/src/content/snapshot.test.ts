import type { Notice, ScheduleItem } from '@tand/festival';
import { expect, it } from 'vitest';

import { createSnapshot, revisionMessage, withPreview } from './snapshot.ts';
import { wireGoneNews, wireNews } from '@tand/festival/schemas';
import { newsItem, now as fixed, scheduleItem, storedContent } from '../test/fixtures.ts';

const now = Number(fixed);
const hour = 3_600_000;
const at = (hours: number) => new Date(now + hours * hour);
const ids = (items: readonly { id: number | string }[]) => items.map(({ id }) => id);
const item = (id: string, more: Partial<ScheduleItem> = {}) =>
  ({ ...scheduleItem({ id, name_sv: id, name_en: id }), sequence: 0, modified: at(-5).toISOString(), ...more }) as ScheduleItem;
const notice = (id: string, from: number, until: number): Notice => ({
  id,
  text: { sv: id, en: id },
  page: '',
  from: at(from).toISOString(),
  until: at(until).toISOString(),
  urgency: 'calm',
});

// NEWS-2, NEWS-13
it('shows articles from publication to withdrawal, newest first, without drafts', () => {
  const news = [
    newsItem(1, { publishedDate: at(-3) }),
    newsItem(2, { publishedDate: at(-1) }),
    newsItem(3, { publishedDate: at(-1) }),
    newsItem(4, { publishedDate: at(0), unpublishedDate: at(2) }),
    newsItem(5, { publishedDate: at(-9), isDraft: true }),
    newsItem(6, { publishedDate: at(1) }),
  ];
  const stored = storedContent({ news });
  expect(ids(createSnapshot(stored, now).news)).toEqual([4, 3, 2, 1]);
  expect(ids(createSnapshot(stored, now - 1).news)).toEqual([3, 2, 1]);
  expect(ids(createSnapshot(stored, now + hour).news)).toEqual([6, 4, 3, 2, 1]);
  expect(ids(createSnapshot(stored, now + 2 * hour).news)).toEqual([6, 3, 2, 1]);
  const [article] = createSnapshot(stored, now).news;
  expect(article).not.toHaveProperty('unpublishedDate');
  expect(article).not.toHaveProperty('isDraft');
});

it('dates a snapshot by the last change, saved or planned, and ends it at the next planned one', () => {
  const stored = storedContent({
    at: at(-20),
    news: [
      newsItem(1, { publishedDate: at(-9), unpublishedDate: at(4) }),
      newsItem(2, { publishedDate: at(-7), isDraft: true, unpublishedDate: at(1) }),
    ],
    notices: [notice('past', -8, -6), notice('coming', 3, 5)],
    lastChanged: {
      news: { number: 3, at: at(-30) },
      programme: { number: 4, at: at(-20) },
      notices: { number: 5, at: at(-30) },
    },
  });
  const snapshot = createSnapshot(stored, now);
  expect(snapshot.until).toBe(now + 3 * hour);
  expect(snapshot.revision).toEqual({ origin: 'a', number: 1, at: now - 6 * hour });
  expect(revisionMessage(snapshot)).toEqual({
    ...snapshot.revision,
    parts: { news: now - 9 * hour, programme: now - 20 * hour, notices: now - 6 * hour },
  });
  expect(ids(snapshot.notices)).toEqual([]);
  expect(ids(createSnapshot(stored, snapshot.until).notices)).toEqual(['coming']);
  expect(createSnapshot(stored, now + 5 * hour).until).toBe(Infinity);
  // The time of a revision counts if it was saved after the last start or end of an article or notice.
  expect(createSnapshot({ ...stored, at: at(-1) }, now).revision.at).toBe(now - hour);
  const { parts } = createSnapshot({ ...stored, lastChanged: { ...stored.lastChanged, news: { number: 6, at: at(-1) } } }, now);
  expect(parts).toMatchObject({ news: { number: 6, at: now - hour }, programme: { number: 4 }, notices: { number: 5 } });
});

// ROUTE-15
it('lists removed content that was public, and finds articles by id and each former slug', () => {
  const gone = { unpublishedDate: at(-1) };
  const stored = storedContent({
    news: [
      newsItem(1, { ...gone, slug: 'one', publishedDate: at(-9) }),
      newsItem(2, { ...gone, publishedDate: at(-1) }),
      newsItem(3, { ...gone, publishedDate: at(-9), isDraft: true }),
      newsItem(4, { publishedDate: at(-9), unpublishedDate: at(1), slug: 'four' }),
      newsItem(5, { publishedDate: at(-9), slug: 'five' }),
    ],
    goneNews: [newsItem(7, { slug: 'seven', publishedDate: at(-8) }), newsItem(8, { publishedDate: at(-8) })],
    gone: [item('fika'), item('final', { name_sv: 'Final' })],
    formerSlugs: [
      { slug: 'ett', id: 1 },
      { slug: 'fyra', id: 4 },
      { slug: 'five', id: 5 },
      { slug: 'sju', id: 7 },
      { slug: 'nobody', id: 99 },
    ],
  });
  const snapshot = createSnapshot(stored, now);
  expect(ids(snapshot.gone.news)).toEqual([8, 7, 1]);
  expect(snapshot.goneNewsSlugs).toEqual(
    new Map([
      ['1', 'one'],
      ['7', 'seven'],
      ['8', 'item-8'],
      ['ett', 'one'],
      ['item-8', 'item-8'],
      ['one', 'one'],
      ['seven', 'seven'],
      ['sju', 'seven'],
    ]),
  );
  // A published article has one URL; earlier ones redirect.
  expect([...snapshot.formerSlugs]).toEqual([['fyra', 'four']]);
  expect(ids(snapshot.gone.items)).toEqual(['fika', 'final']);
});

it('sorts the programme by time, and gives items their modification time', () => {
  const stored = storedContent({
    items: [item('late', { start_time: '20:00', end_time: '21:00' }), item('early', { start_time: '10:00', end_time: '11:00' })],
  });
  const { schedule } = createSnapshot(stored, now);
  expect(ids(schedule.items)).toEqual(['early', 'late']);
  expect(schedule.items[0]).toMatchObject({ modified: at(-5).toISOString() });
  expect(schedule.items[0]).not.toHaveProperty('soft');
});

it('adds a previewed article once, before all others', () => {
  const snapshot = createSnapshot(storedContent({ news: [newsItem(1), newsItem(2)] }), now);
  const preview = withPreview(snapshot, newsItem(1, { isDraft: true, slug: 'new' }));
  expect(preview.news.map(({ id, slug }) => [id, slug])).toEqual([
    [1, 'new'],
    [2, 'item-2'],
  ]);
  expect(preview.news[0]).not.toHaveProperty('isDraft');
});

// The API test checks the fields of a full article (api.test.ts).
it('sends optional fields only if set, and no body of related and removed articles', () => {
  const more = {
    updatedDate: at(-1),
    imageAlt: { sv: 'Bild', en: 'Picture' },
    linkUrl: 'https://tand.example',
    routerLink: '/tickets',
  };
  const full = wireNews(newsItem(1, more));
  expect(full).toMatchObject({
    updatedDate: at(-1).toISOString(),
    imageAltsv: 'Bild',
    imageAlten: 'Picture',
    linkUrl: more.linkUrl,
    routerLink: more.routerLink,
  });
  const plain = wireNews(newsItem(1));
  for (const field of ['updatedDate', 'imageAltsv', 'linkUrl', 'routerLink']) expect(plain).not.toHaveProperty(field);
  expect(wireNews(newsItem(1), true)).toEqual({ ...plain, bodysv: '', bodyen: '' });
  const { id, slug, publishedDate, headlinesv, headlineen } = full;
  expect(wireGoneNews(newsItem(1, more))).toEqual({ id, slug, publishedDate, headlinesv, headlineen });
});
