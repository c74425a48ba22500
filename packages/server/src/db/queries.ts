import type { Row } from '@libsql/client';
import { newsFetchLimit } from '@tand/festival';
import { isPreviewToken } from '../secrets.ts';
import type { NewsContent } from '../content/types.ts';
import type { WireLocation, WireNewsItem, WireSchedule, WireScheduleItem } from '../wire.ts';
import type { Database } from './database.ts';

const visible = `draft = 0 AND published <= :now AND (unpublished IS NULL OR unpublished > :now)`;

/** Published news, newest first; with the token of one that is not published, that one too. */
export async function listNews(db: Database, now: Date, offset: number, limit: number, preview?: string): Promise<WireNewsItem[]> {
  const hidden = preview === undefined ? undefined : await findHidden(db, now, preview);
  const { rows } = await db.client.execute({
    sql: `SELECT * FROM news WHERE (${visible}) ${hidden === undefined ? '' : 'OR id = :hidden'} ORDER BY published DESC, id DESC LIMIT :limit OFFSET :offset`,
    args: { now: now.toISOString(), limit, offset, ...(hidden !== undefined && { hidden }) },
  });
  return rows.map(toNewsItem);
}

/** Id of the item that a token previews, if it is one that is not published. */
async function findHidden(db: Database, now: Date, token: string): Promise<number | undefined> {
  const { rows } = await db.client.execute({ sql: `SELECT id, slug FROM news WHERE NOT (${visible})`, args: { now: now.toISOString() } });
  return rows.map(row => ({ id: Number(row['id']), slug: text(row, 'slug') })).find(item => isPreviewToken(db.salt, item, token))?.id;
}

/** Every item with what only editors see: drafts, items to come and withdrawn ones. Newest first. */
export async function listContent(db: Database): Promise<NewsContent[]> {
  const { rows } = await db.client.execute('SELECT * FROM news ORDER BY published DESC, id DESC');
  return rows.map(row => {
    const both = (name: string) => ({ sv: text(row, `${name}_sv`), en: text(row, `${name}_en`) });
    const date = (column: string) => (text(row, column) ? new Date(text(row, column)) : undefined);
    const [unpublishedDate, updatedDate] = [date('unpublished'), date('updated')];
    const { id, slug, image, topic, author, linkUrl, routerLink } = toNewsItem(row);
    return {
      id,
      slug,
      image,
      topic,
      author,
      ...(row['draft'] === 1 && { isDraft: true }),
      publishedDate: new Date(text(row, 'published')),
      ...(unpublishedDate && { unpublishedDate }),
      ...(updatedDate && { updatedDate }),
      headline: both('headline'),
      preamble: both('preamble'),
      body: both('body'),
      linkText: both('link_text'),
      imageCaption: both('image_caption'),
      ...(linkUrl && { linkUrl }),
      ...(routerLink && { routerLink }),
    };
  });
}

/** How many items are published, in all or with one topic. */
export async function countNews(db: Database, now: Date, topic?: string): Promise<number> {
  const { rows } = await db.client.execute({
    sql: `SELECT count(*) AS count FROM news WHERE ${visible} ${topic === undefined ? '' : 'AND topic = :topic'}`,
    args: { now: now.toISOString(), ...(topic !== undefined && { topic }) },
  });
  return Number(rows[0]?.['count'] ?? 0);
}

/** Published news but for those of the given slugs, of one topic or of all. Newest first. */
export async function listNewsBeside(db: Database, now: Date, slugs: readonly string[], topic?: string): Promise<WireNewsItem[]> {
  const { rows } = await db.client.execute({
    sql: `SELECT * FROM news WHERE ${visible} AND slug NOT IN (SELECT value FROM json_each(:slugs)) ${topic === undefined ? '' : 'AND topic = :topic'}
      ORDER BY published DESC, id DESC LIMIT ${newsFetchLimit}`,
    args: { now: now.toISOString(), slugs: JSON.stringify(slugs), ...(topic !== undefined && { topic }) },
  });
  return rows.map(toNewsItem);
}

/** Changes when what visitors see of news or programme does: by an import, or because a date has come. */
export async function contentVersion(db: Database, now: Date): Promise<string> {
  const { rows } = await db.client.execute({
    sql: `SELECT (SELECT value FROM meta WHERE key = 'content') AS content,
      (SELECT group_concat(id) FROM (SELECT id FROM news WHERE ${visible} ORDER BY published DESC, id DESC LIMIT ${newsFetchLimit})) AS ids`,
    args: { now: now.toISOString() },
  });
  return JSON.stringify([rows[0]?.['content'], rows[0]?.['ids']]);
}

export type ArticleState = { state: 'published' | 'hidden'; item: WireNewsItem } | { state: 'unknown' };

/** One article by slug, or by id when `key` is a positive whole number (SPEC 2.2). Hidden: not yet published, or withdrawn. */
export async function findArticle(db: Database, now: Date, key: string): Promise<ArticleState> {
  const byId = /^[1-9]\d{0,14}$/.test(key);
  const { rows } = await db.client.execute({
    sql: `SELECT *, (${visible}) AS visible FROM news WHERE ${byId ? 'id' : 'slug'} = :key`,
    args: { now: now.toISOString(), key: byId ? Number(key) : key },
  });
  const row = rows[0];
  if (!row) return { state: 'unknown' };
  return { state: row['visible'] === 1 ? 'published' : 'hidden', item: toNewsItem(row) };
}

/** The whole programme: places in their order, items by day, start time and place. */
export async function readSchedule(db: Database): Promise<WireSchedule> {
  const [locations, items] = await db.client.batch(
    ['SELECT * FROM locations ORDER BY position, id', 'SELECT * FROM schedule ORDER BY day, start_time, location, name_sv'],
    'read',
  );
  return { locations: (locations?.rows ?? []).map(toLocation), items: (items?.rows ?? []).map(toScheduleItem) };
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
    postalHash: text(row, 'postal_hash'),
    start: Number(row['range_start']),
    end: Number(row['range_end']),
    name: text(row, 'name'),
    purchased: text(row, 'purchased'),
  }));
}

const text = (row: Row, column: string) => {
  const value = row[column];
  return typeof value === 'string' ? value : '';
};
function optional<K extends string>(key: K, row: Row, column: string): Partial<Record<K, string>> {
  const found: Partial<Record<string, string>> = {};
  const value = text(row, column);
  if (value) found[key] = value;
  return found;
}

function toNewsItem(row: Row): WireNewsItem {
  return {
    id: Number(row['id']),
    slug: text(row, 'slug'),
    publishedDate: text(row, 'published'),
    ...optional('updatedDate', row, 'updated'),
    image: text(row, 'image'),
    topic: text(row, 'topic'),
    author: text(row, 'author'),
    headlinesv: text(row, 'headline_sv'),
    headlineen: text(row, 'headline_en'),
    preamblesv: text(row, 'preamble_sv'),
    preambleen: text(row, 'preamble_en'),
    bodysv: text(row, 'body_sv'),
    bodyen: text(row, 'body_en'),
    linkTextsv: text(row, 'link_text_sv'),
    linkTexten: text(row, 'link_text_en'),
    imageCaptionsv: text(row, 'image_caption_sv'),
    imageCaptionen: text(row, 'image_caption_en'),
    ...optional('linkUrl', row, 'link_url'),
    ...optional('routerLink', row, 'router_link'),
  };
}

const toLocation = (row: Row): WireLocation => ({ id: Number(row['id']), name_sv: text(row, 'name_sv'), name_en: text(row, 'name_en') });

function toScheduleItem(row: Row): WireScheduleItem {
  return {
    day: Number(row['day']),
    location: Number(row['location']),
    start_time: text(row, 'start_time'),
    end_time: text(row, 'end_time'),
    ...optional('old_start_time', row, 'old_start_time'),
    ...optional('old_end_time', row, 'old_end_time'),
    name_sv: text(row, 'name_sv'),
    name_en: text(row, 'name_en'),
    short_desc_sv: text(row, 'short_desc_sv'),
    short_desc_en: text(row, 'short_desc_en'),
    ...optional('url', row, 'url'),
    ...optional('routerLink', row, 'router_link'),
    highlight: row['highlight'] === 1,
  };
}
