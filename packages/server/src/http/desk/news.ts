import { isDeepStrictEqual } from 'node:util';
import { addressPart, languages } from '@tand/festival';
import { missingFieldsOf, type DeskArticle, type DeskNewsItem } from '@tand/festival/desk';
import { parseNews } from '../../content/import/newsMarkdown.ts';
import { formatNews } from '../../content/export/newsMarkdown.ts';
import { lastNewsId, publishedAt, stateOf, withdrawnAt } from '../../content/newsState.ts';
import { findRepeats, findUnknownTopic } from '../../content/import/editionFolder.ts';
import type { NewsContent } from '../../content/types.ts';
import { toDocuments, type Change } from '../../content/revisions.ts';
import { previewToken } from '../../infra/secrets.ts';
import { refuseProblems, toProblem, type CurrentContent } from './documents.ts';
import { Refusal } from './refusal.ts';

export interface NewsFacts {
  now: Date;
  topics: ReadonlySet<string> | undefined;
}

/** @throws Refusal */
export function findArticle({ content }: CurrentContent, id: number): NewsContent {
  const found = content.news.find(item => item.id === id);
  if (!found) throw new Refusal('missing', `There is no article ${id}.`);
  return found;
}

/** A draft stays one; a published article gets an update date (DESK-15). @throws Refusal */
export function writtenArticle(article: DeskArticle, current: CurrentContent, facts: NewsFacts): NewsContent {
  const { id, slug, linkUrl, routerLink, ...texts } = article;
  const { now } = facts;
  const stored = id === undefined ? undefined : findArticle(current, id);
  const base = stored ?? { id: lastNewsId(current.content) + 1, publishedDate: now, isDraft: true };
  const { headline } = article;
  if (!/\S/.test(headline.sv + headline.en)) refuseProblems([{ field: 'headline', message: 'must not be empty' }]);
  const { linkUrl: _url, routerLink: _link, ...kept } = base as NewsContent;
  return checked(
    {
      ...kept,
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

/** @throws Refusal if a text is missing in a language */
export function outArticle(id: number, at: string | undefined, current: CurrentContent, facts: NewsFacts): NewsContent {
  const stored = findArticle(current, id);
  refuseProblems(missingFieldsOf(stored).map(field => ({ field, message: 'must not be empty' })));
  return checked(publishedAt(stored, at === undefined ? facts.now : new Date(at)), current, facts);
}

export const withdrawnArticle = (id: number, current: CurrentContent, { now }: NewsFacts): NewsContent =>
  withdrawnAt(findArticle(current, id), now);

/** Rejects articles that would not survive export. @throws Refusal */
function checked(item: NewsContent, { content }: CurrentContent, { topics }: NewsFacts): NewsContent {
  const { item: read, problems } = parseNews('', formatNews(item));
  refuseProblems(problems.map(toProblem));
  const files = [...content.news.filter(({ id }) => id !== item.id).map(one => ({ file: one.slug, item: one })), { file: '', item: read! }];
  refuseProblems([...findRepeats(files), ...findUnknownTopic('', read!, topics)].map(toProblem));
  return read!;
}

/** Unique slug of a headline, including past slugs. */
function freeSlug(headline: string, { content }: CurrentContent): string {
  const words = addressPart(headline);
  const wanted = words === '' || /^\d+$/.test(words) ? `news-${words}`.replace(/-$/, '') : words;
  const taken = new Set([...content.news, ...content.goneNews, ...content.formerSlugs].map(({ slug }) => slug));
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

export function newsChange(item: NewsContent, { documents }: CurrentContent): Change[] {
  const id = String(item.id);
  const before = documents.news.get(id) ?? null;
  const after = toDocuments({ news: [item], places: [], items: [] }).news.get(id)!;
  return isDeepStrictEqual(before, after) ? [] : [{ kind: 'news', id, before, after }];
}

export function deskNewsItem(item: NewsContent, now: Date, salt: string): DeskNewsItem {
  const { isDraft: _draft, publishedDate, updatedDate, unpublishedDate, ...rest } = item;
  const state = stateOf(item, now);
  const query = state === 'published' ? '' : `?preview=${previewToken(salt, item)}`;
  const [sv, en] = languages.map(lang => `/${lang}/news/${item.slug}${query}`) as [string, string];
  return {
    ...rest,
    state,
    publishedDate: publishedDate.toISOString(),
    ...(updatedDate && { updatedDate: updatedDate.toISOString() }),
    ...(unpublishedDate && { unpublishedDate: unpublishedDate.toISOString() }),
    addresses: { sv, en },
    missingFields: missingFieldsOf(item),
  };
}
