import { newsFetchLimit } from '@tand/festival';
import type { NewsContent } from '../content/types.ts';
import { isPreviewToken } from '../secrets.ts';
import type { WireNewsItem, WireSchedule } from '../wire.ts';
import { readContent, readRevisionNumber, type StoredContent } from './content.ts';
import type { Database } from './database.ts';
import { textOf } from './row.ts';

const latest = new WeakMap<Database, StoredContent>();

/** The present content, read again only when there is a new revision. */
async function present(db: Database): Promise<StoredContent> {
  const known = latest.get(db);
  if (known?.number === (await readRevisionNumber(db)) && known) return known;
  const content = await readContent(db);
  latest.set(db, content);
  return content;
}

const isVisible = (now: Date) => (item: NewsContent) =>
  !item.isDraft && item.publishedDate <= now && (!item.unpublishedDate || item.unpublishedDate > now);

/** Published news, newest first; with the token of one that is not published, that one too. */
export async function listNews(db: Database, now: Date, offset: number, limit: number, preview?: string): Promise<WireNewsItem[]> {
  const { news } = await present(db);
  const shown = news.filter(item => isVisible(now)(item) || (preview !== undefined && isPreviewToken(db.salt, item, preview)));
  return shown.slice(offset, offset + limit).map(toWireNews);
}

/** How many items are published, in all or with one topic. */
export async function countNews(db: Database, now: Date, topic?: string): Promise<number> {
  return (await listVisible(db, now, topic)).length;
}

async function listVisible(db: Database, now: Date, topic?: string): Promise<NewsContent[]> {
  return (await present(db)).news.filter(item => isVisible(now)(item) && (topic === undefined || item.topic === topic));
}

/** Published news but for those of the given slugs, of one topic or of all. Newest first. */
export async function listNewsBeside(db: Database, now: Date, slugs: readonly string[], topic?: string): Promise<WireNewsItem[]> {
  const items = (await listVisible(db, now, topic)).filter(({ slug }) => !slugs.includes(slug));
  return items.slice(0, newsFetchLimit).map(toWireNews);
}

/** Changes when what visitors see of news or programme does: by a revision, or because a date has come. */
export async function contentVersion(db: Database, now: Date): Promise<string> {
  const items = await listVisible(db, now);
  const { origin, number } = await present(db);
  return JSON.stringify([origin, number, items.map(({ id }) => id)]);
}

export type ArticleState = { state: 'published' | 'hidden'; item: WireNewsItem } | { state: 'unknown' };

/** One article by slug, or by id when `key` is a positive whole number (NEWS-6). Hidden: not yet published, or withdrawn. */
export async function findArticle(db: Database, now: Date, key: string): Promise<ArticleState> {
  const byId = /^[1-9]\d{0,14}$/.test(key);
  const item = (await present(db)).news.find(one => (byId ? one.id === Number(key) : one.slug === key));
  return item ? { state: isVisible(now)(item) ? 'published' : 'hidden', item: toWireNews(item) } : { state: 'unknown' };
}

/** The whole programme: places in their order, items by day, start time and place. */
export async function readSchedule(db: Database): Promise<WireSchedule> {
  return toWireSchedule(await present(db));
}

/** The programme as it is sent. */
export const toWireSchedule = ({ places, items }: Pick<StoredContent, 'places' | 'items'>): WireSchedule => ({
  locations: places,
  items: items.map(({ modified, ...item }) => ({ ...item, modified: modified.toISOString() })),
});

/** A news item as it is sent. */
export function toWireNews(item: NewsContent): WireNewsItem {
  const { id, slug, publishedDate, updatedDate, image, topic, author, linkUrl, routerLink } = item;
  const { headline, preamble, body, linkText, imageCaption } = item;
  return {
    id,
    slug,
    publishedDate: publishedDate.toISOString(),
    ...(updatedDate && { updatedDate: updatedDate.toISOString() }),
    image,
    topic,
    author,
    headlinesv: headline.sv,
    headlineen: headline.en,
    preamblesv: preamble.sv,
    preambleen: preamble.en,
    bodysv: body.sv,
    bodyen: body.en,
    linkTextsv: linkText.sv,
    linkTexten: linkText.en,
    imageCaptionsv: imageCaption.sv,
    imageCaptionen: imageCaption.en,
    ...(linkUrl && { linkUrl }),
    ...(routerLink && { routerLink }),
  };
}

export interface StoredTicket {
  postalHash: string;
  start: number;
  end: number;
  name: string;
  purchased: string;
}

/** Ticket ranges of one hashed reference, by the primary key's index. */
export async function findTickets(db: Database, referenceHash: string): Promise<StoredTicket[]> {
  const { rows } = await db.client.execute({
    sql: 'SELECT * FROM tickets WHERE reference_hash = ? ORDER BY range_start LIMIT 50',
    args: [referenceHash],
  });
  return rows.map(row => ({
    postalHash: textOf(row['postal_hash']),
    start: Number(row['range_start']),
    end: Number(row['range_end']),
    name: textOf(row['name']),
    purchased: textOf(row['purchased']),
  }));
}
