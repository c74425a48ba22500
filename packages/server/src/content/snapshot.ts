import {
  noticesAt,
  sortByStart,
  type ContentPart,
  type NewsItem,
  type Notice,
  type Revision,
  type Schedule,
  type ScheduleItem,
  type RevisionMessage,
  type Article,
} from '@tand/festival';

import { stateOf } from './newsState.ts';
import type { StoredContent } from './revisions.ts';
import { softNames } from './softNames.ts';

/** Immutable content that is public at an instant. */
export interface Content {
  revision: Revision;
  /** Revision of the last change of each part. */
  parts: Readonly<Record<ContentPart, Revision>>;
  news: readonly NewsItem[];
  schedule: Schedule;
  notices: readonly Notice[];
  /** Last state of withdrawn or removed articles, and of removed items (ROUTE-15). */
  gone: { news: readonly NewsItem[]; items: readonly ScheduleItem[] };
}

/** Immutable content at an instant, with lookup tables. */
export interface Snapshot extends Content {
  /** Epoch ms of the next planned change of content; Infinity without one. */
  until: number;
  stored: StoredContent;
  formerSlugs: ReadonlyMap<string, string>;
  /** Last slugs of gone articles, by their ids and all of their slugs. */
  goneNewsSlugs: ReadonlyMap<string, string>;
}

export function createSnapshot(stored: StoredContent, now: number): Snapshot {
  const boundaries = stored.news
    .filter(({ isDraft }) => !isDraft)
    .flatMap(({ publishedDate, unpublishedDate }) => [Number(publishedDate), ...(unpublishedDate ? [Number(unpublishedDate)] : [])]);
  const lastBoundary = Math.max(0, ...boundaries.filter(at => at <= now));
  const noticeBoundaries = stored.notices.flatMap(({ from, until }) => [Date.parse(from), Date.parse(until)]);
  const lastNotice = Math.max(0, ...noticeBoundaries.filter(at => at <= now));
  const news = stored.news
    .filter(item => stateOf(item, new Date(now)) === 'published')
    .toSorted((a, b) => Number(b.publishedDate) - Number(a.publishedDate) || b.id - a.id)
    .map(toNewsItem);
  const schedule: Schedule = { locations: stored.places, items: sortByStart(stored.items.map(withSoftNames), () => {}) };
  const { origin, number, lastChanged } = stored;
  const goneNews = [
    ...stored.news.filter(item => stateOf(item, new Date(now)) === 'withdrawn' && item.publishedDate < item.unpublishedDate!),
    ...stored.goneNews,
  ]
    .toSorted((a, b) => Number(b.publishedDate) - Number(a.publishedDate) || b.id - a.id)
    .map(toNewsItem);
  const goneById = new Map(goneNews.map(({ id, slug }) => [id, slug]));
  const out = new Map(news.map(({ id, slug }) => [id, slug]));
  return {
    revision: { origin, number, at: Math.max(Number(stored.at), lastBoundary, lastNotice) },
    parts: {
      news: { origin, number: lastChanged.news.number, at: Math.max(Number(lastChanged.news.at), lastBoundary) },
      programme: { origin, number: lastChanged.programme.number, at: Number(lastChanged.programme.at) },
      notices: { origin, number: lastChanged.notices.number, at: Math.max(Number(lastChanged.notices.at), lastNotice) },
    },
    news,
    schedule,
    notices: noticesAt(stored.notices, now),
    until: Math.min(Infinity, ...[...boundaries, ...noticeBoundaries].filter(at => at > now)),
    stored,
    formerSlugs: new Map(
      stored.formerSlugs.flatMap(({ slug, id }) => {
        const present = out.get(id);
        return present === undefined || present === slug ? [] : [[slug, present] as const];
      }),
    ),
    gone: { news: goneNews, items: stored.gone.map(withSoftNames) },
    goneNewsSlugs: new Map([
      ...[...goneById].map(([id, slug]) => [String(id), slug] as const),
      ...stored.formerSlugs.flatMap(({ slug, id }) => (goneById.has(id) ? [[slug, goneById.get(id)!] as const] : [])),
      ...[...goneById.values()].map(slug => [slug, slug] as const),
    ]),
  };
}

export function withPreview(content: Content, item: Article): Content {
  return { ...content, news: [toNewsItem(item), ...content.news.filter(({ id }) => id !== item.id)] };
}

function toNewsItem(content: Article): NewsItem {
  const { isDraft: _draft, unpublishedDate: _end, ...item } = content;
  return item;
}

export function withSoftNames(item: ScheduleItem): ScheduleItem {
  const soft = softNames(item);
  return { ...item, ...(soft && { soft }) };
}

export const revisionMessage = ({ revision, parts: { news, programme, notices } }: Content): RevisionMessage => ({
  ...revision,
  parts: { news: news.at, programme: programme.at, notices: notices.at },
});
