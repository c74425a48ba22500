import { article, problemsOf } from '@tand/festival/schemas';
import * as v from 'valibot';
import { addressPart, contentLanguages, type Article } from '@tand/festival';
import { missingFieldsOf, type DeskArticle, type DeskNewsItem } from '@tand/festival/desk';
import { findUnknownTopic, lastNewsId, publishedAt, stateOf, withdrawnAt } from '../../content/newsState.ts';

import type { CurrentContent } from './documents.ts';
import { Refusal, refuseProblems } from './refusal.ts';

export interface NewsFacts {
  now: Date;
  topics: ReadonlySet<string> | undefined;
}

export function findArticle({ content }: CurrentContent, id: number): Article {
  const found = content.news.find(item => item.id === id);
  if (!found) throw new Refusal('missing');
  return found;
}

/** DESK-15 */
export function writtenArticle(written: DeskArticle, current: CurrentContent, facts: NewsFacts): Article {
  const { id, slug, linkUrl, routerLink, ...texts } = written;
  const { now } = facts;
  const stored = id === undefined ? undefined : findArticle(current, id);
  const base = stored ?? { id: lastNewsId(current.content) + 1, publishedDate: now, isDraft: true };
  const { headline } = written;
  if (!/\S/.test(headline.sv + headline.en)) refuseProblems([{ path: 'headline', code: 'empty' }]);
  const { linkUrl: _url, routerLink: _link, ...unchanged } = base as Article;
  return checked(
    {
      ...unchanged,
      ...texts,
      slug: slug ?? stored?.slug ?? freeSlug(headline.sv || headline.en, current),
      ...(linkUrl && { linkUrl }),
      ...(routerLink && { routerLink }),
      ...(stored && stateOf(stored, now) === 'published' && { updatedDate: now }),
    },
    current,
    facts,
  );
}

export function outArticle(id: number, at: string | undefined, current: CurrentContent, facts: NewsFacts): Article {
  const stored = findArticle(current, id);
  refuseProblems(missingFieldsOf(stored).map(path => ({ path, code: 'empty' })));
  return checked(publishedAt(stored, at === undefined ? facts.now : new Date(at)), current, facts);
}

export const withdrawnArticle = (id: number, current: CurrentContent, { now }: NewsFacts): Article =>
  withdrawnAt(findArticle(current, id), now);

function checked(item: unknown, { content }: CurrentContent, { topics }: NewsFacts): Article {
  const read = v.safeParse(article, item);
  if (!read.success) throw new Refusal('invalid', { problems: problemsOf(read.issues) });
  const { id, slug } = read.output;
  const other = content.news.find(one => one.id !== id && one.slug === slug);
  if (other) refuseProblems([{ path: 'slug', code: 'taken', params: { found: slug, by: other.id } }]);
  refuseProblems(findUnknownTopic(read.output, topics));
  return read.output;
}

function freeSlug(headline: string, { content }: CurrentContent): string {
  const words = addressPart(headline);
  const wanted = words === '' || /^\d+$/.test(words) ? `news-${words}`.replace(/-$/, '') : words;
  const taken = new Set([...content.news, ...content.goneNews, ...content.formerSlugs].map(({ slug }) => slug));
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

export function deskNewsItem(item: Article, now: Date, previewToken: string): DeskNewsItem {
  const { isDraft: _draft, publishedDate, updatedDate: _updated, unpublishedDate: _unpublished, ...rest } = item;
  const state = stateOf(item, now);
  const query = state === 'published' ? '' : `?preview=${previewToken}`;
  const [sv, en] = contentLanguages.map(lang => `/${lang}/news/${item.slug}${query}`) as [string, string];
  return {
    ...rest,
    state,
    publishedDate: publishedDate.toISOString(),
    addresses: { sv, en },
    missingFields: missingFieldsOf(item),
  };
}
