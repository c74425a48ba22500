import type { InStatement, InValue, Row, Transaction } from '@libsql/client';
import { isDeepStrictEqual } from 'node:util';
import type { ContentPart, Notice } from '@tand/festival';
import type { LocationContent, NewsContent, ScheduleContent } from '../content/types.ts';
import type { Database } from './database.ts';
import { writing } from './writing.ts';
import { parseJson, textOf } from './row.ts';

/** What the content is made of. */
export type Kind = 'news' | 'place' | 'item' | 'notice';

/** An entry's content as JSON. */
export type Document = Readonly<Record<string, unknown>>;

/** What became of one entry; null where it does not stand. */
export interface Change {
  kind: Kind;
  id: string;
  before: Document | null;
  after: Document | null;
}

export interface SavedRevision {
  number: number;
  at: Date;
}

export interface RevisionLabel {
  author: string;
  note: string;
}

export interface StoredRevision extends SavedRevision, RevisionLabel {
  changes: Change[];
}

/** What came from JSON: optional fields are there or not, never undefined. */
type Stored<T> = { [K in keyof T]: Exclude<T[K], undefined> };

export interface StoredItem extends Stored<ScheduleContent> {
  /** How often it has changed since it first stood. */
  sequence: number;
  modified: Date;
}

/** The whole content as it stands after a revision, for editors: with drafts and what is to come. */
export interface StoredContent {
  origin: string;
  number: number;
  at: Date;
  author: string;
  /** Newest first. */
  news: NewsContent[];
  /** In their order. */
  places: LocationContent[];
  /** By day, start, place and name. */
  items: StoredItem[];
  /** Lines across the site, those of the past too, latest first. */
  notices: Notice[];
  /** Number of the revision that changed the part last. */
  lastChanged: Record<ContentPart, SavedRevision>;
  /** Items that were removed, as they were last; `modified` says when they were. */
  gone: StoredItem[];
  /** Articles that were removed after they had been out, as they were last. */
  goneNews: NewsContent[];
  /** Whether there are tickets; no file has those. */
  hasTickets: boolean;
  /** Earlier addresses of news items. */
  formerSlugs: { slug: string; id: number }[];
}

/** The content is not what a change was made for. */
export class ConflictError extends Error {
  override name = 'ConflictError';
  readonly changes: readonly Change[];

  constructor(changes: readonly Change[]) {
    super(`The content has changed meanwhile: ${changes.map(({ kind, id }) => `${kind} ${id}`).join(', ')}.`);
    this.changes = changes;
  }
}

/** What a revision would leave behind does not fit together. */
export class InconsistentError extends Error {
  override name = 'InconsistentError';
}

type Reader = Pick<Transaction, 'execute'>;

/** Number of the latest revision; 0 while there is none. */
export async function readRevisionNumber(db: Database): Promise<number> {
  const { rows } = await db.client.execute('SELECT max(number) AS number FROM revisions');
  return Number(rows[0]?.['number'] ?? 0);
}

const selectHasTickets = 'SELECT EXISTS (SELECT 1 FROM tickets) AS has';

/** What is known of the state of a database by one cheap question. */
export type State = Pick<StoredContent, 'origin' | 'number' | 'hasTickets'>;

/** The state that a database is in. */
export async function readState(db: Database): Promise<State> {
  const { rows } = await db.client.execute(`SELECT (SELECT max(number) FROM revisions) AS number, (${selectHasTickets}) AS has`);
  return { origin: db.origin, number: Number(rows[0]?.['number'] ?? 0), hasTickets: rows[0]?.['has'] === 1 };
}

/** Everything that stands, of one moment. */
export async function readContent(db: Database): Promise<StoredContent> {
  const [latest, entries, tickets] = await db.client.batch(
    [
      'SELECT number, at, author FROM revisions ORDER BY number DESC LIMIT 1',
      'SELECT entries.*, revisions.at FROM entries JOIN revisions ON revisions.number = entries.revision ORDER BY kind, id',
      selectHasTickets,
    ],
    'read',
  );
  const rows = entries?.rows ?? [];
  const of = (...kinds: Kind[]) => rows.filter(row => kinds.some(kind => row['kind'] === kind));
  const lastOf = (...kinds: Kind[]) =>
    of(...kinds)
      .map(row => ({ number: Number(row['revision']), at: new Date(textOf(row['at'])) }))
      .reduce((a, b) => (b.number > a.number ? b : a), { number: 0, at: new Date(0) });
  const standing = (kind: Kind) => of(kind).filter(row => row['data'] !== null);
  const revision = latest?.rows[0];
  return {
    origin: db.origin,
    number: Number(revision?.['number'] ?? 0),
    at: new Date(textOf(revision?.['at']) || 0),
    author: textOf(revision?.['author']),
    news: standing('news')
      .map(row => toNews(row['data']))
      .toSorted((a, b) => b.publishedDate.getTime() - a.publishedDate.getTime() || b.id - a.id),
    places: standing('place')
      .map(row => parseJson(row['data']) as LocationContent & { position: number })
      .toSorted((a, b) => a.position - b.position || a.id - b.id)
      .map(({ position: _position, ...place }) => place),
    items: standing('item')
      .map(row => toItem(row, 'data'))
      .toSorted(byTime),
    notices: standing('notice')
      .map(row => parseJson(row['data']) as Notice)
      .toSorted((a, b) => compare(b.from, a.from) || compare(a.id, b.id)),
    lastChanged: { news: lastOf('news'), programme: lastOf('place', 'item'), notices: lastOf('notice') },
    gone: of('item')
      .filter(row => row['data'] === null)
      .map(row => toItem(row, 'last'))
      .toSorted(byTime),
    goneNews: of('news').flatMap(row => {
      const last = row['data'] === null ? toNews(row['last']) : undefined;
      return last && !last.isDraft && last.publishedDate <= new Date(textOf(row['at'])) ? [last] : [];
    }),
    hasTickets: tickets?.rows[0]?.['has'] === 1,
    formerSlugs: of('news').flatMap(row => (parseJson(row['former']) as string[]).map(slug => ({ slug, id: Number(row['id']) }))),
  };
}

const toItem = (row: Row, column: 'data' | 'last'): StoredItem => ({
  ...(parseJson(row[column]) as Stored<ScheduleContent>),
  sequence: Number(row['sequence']),
  modified: new Date(textOf(row['at'])),
});

/** Notes of the revisions after which the news are those of the edition's files. */
export const importNotes = { first: 'first import', all: 'import', news: 'news import' } as const;

/** Key of the revision that was exported last. */
const exportedKey = 'exported';

/** Notes that the present content stands in files. */
export async function noteExport(db: Database, number: number): Promise<void> {
  await db.client.execute({ sql: 'INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)', args: [exportedKey, String(number)] });
}

/** News that were added or changed since they were last imported from the edition's files or exported into them. */
export async function readNewsSince(db: Database): Promise<NewsContent[]> {
  const { first, all, news } = importNotes;
  const { rows } = await db.client.execute({
    sql: `SELECT data FROM entries WHERE kind = 'news' AND data IS NOT NULL AND revision > max(
            (SELECT coalesce(max(number), 0) FROM revisions WHERE note IN (?, ?, ?)),
            (SELECT coalesce(max(CAST(value AS INTEGER)), 0) FROM meta WHERE key = ?))
          ORDER BY revision, id`,
    args: [first, all, news, exportedKey],
  });
  return rows.map(row => toNews(row['data']));
}

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);

/** The order of a programme in files and answers. */
const byTime = (a: ScheduleContent, b: ScheduleContent): number =>
  compare(a.day, b.day) ||
  compare(a.start_time, b.start_time) ||
  compare(a.location, b.location) ||
  compare(a.name_sv, b.name_sv) ||
  compare(a.id, b.id);

/** What stands, by kind and id. */
export type Documents = Readonly<Record<Kind, ReadonlyMap<string, Document>>>;

/** The content as entries: what `readContent` gives, or what files hold. */
export function toDocuments(content: {
  news: readonly NewsContent[];
  places: readonly LocationContent[];
  items: readonly ScheduleContent[];
  notices?: readonly Notice[];
}): Documents {
  return {
    news: new Map(content.news.map(item => [String(item.id), toDocument(item)])),
    place: new Map(content.places.map((place, position) => [String(place.id), toDocument({ ...place, position })])),
    item: new Map(content.items.map(item => [item.id, toDocument({ ...item, sequence: undefined, modified: undefined })])),
    notice: new Map((content.notices ?? []).map(notice => [notice.id, toDocument(notice)])),
  };
}

/** What has to change for the entries of the named kinds to become those that are wanted. */
export function difference(standing: Documents, wanted: Documents, kinds: readonly Kind[]): Change[] {
  return kinds.flatMap(kind => {
    const [was, is] = [standing[kind], wanted[kind]];
    return [...new Set([...is.keys(), ...was.keys()])]
      .map(id => ({ kind, id, before: was.get(id) ?? null, after: is.get(id) ?? null }))
      .filter(({ before, after }) => !isDeepStrictEqual(before, after));
  });
}

/**
 * Makes a revision of some changes, all or none of them; without changes there is none.
 * @param also what belongs to it and lies elsewhere; all of it is done, or nothing
 * @throws ConflictError where a change's `before` is not what stands
 * @throws InconsistentError where two news items would share an address or an item would lack its place
 */
export async function saveRevision(
  db: Database,
  changes: readonly Change[],
  label: RevisionLabel,
  also?: (tx: Transaction) => Promise<void>,
): Promise<SavedRevision | undefined> {
  return writing(db, async tx => {
    const revision = await writeRevision(tx, changes, label);
    await also?.(tx);
    return revision;
  });
}

async function writeRevision(
  tx: Transaction,
  changes: readonly Change[],
  { author, note }: RevisionLabel,
): Promise<SavedRevision | undefined> {
  if (changes.length === 0) return undefined;
  const stored = await readEntries(tx);
  const standing = changes.map(({ kind, id }) => stored.get(`${kind} ${id}`));
  const conflicts = changes.filter(({ before }, index) => !isDeepStrictEqual(before, standing[index]?.data ?? null));
  if (conflicts.length > 0) throw new ConflictError(conflicts);
  const { rows } = await tx.execute('SELECT number, at FROM revisions ORDER BY number DESC LIMIT 1');
  const number = Number(rows[0]?.['number'] ?? 0) + 1;
  // Later than the one before, also where the clock was set back.
  const at = new Date(Math.max(Date.now(), Date.parse(textOf(rows[0]?.['at']) || '1970') + 1));
  const statements = [
    insert('revisions', { number, at: at.toISOString(), author, note, changes: JSON.stringify(changes) }),
    ...changes.map(({ kind, id, before, after }, index) => {
      const entry = standing[index];
      const slugs = [...(entry?.former ?? []), before?.['slug'], entry?.last?.['slug']];
      return insert('entries', {
        kind,
        id,
        data: after && JSON.stringify(after),
        last: after ? null : JSON.stringify(before),
        sequence: entry ? entry.sequence + 1 : 0,
        revision: number,
        former: JSON.stringify([...new Set(slugs.filter(slug => typeof slug === 'string' && slug !== after?.['slug']))]),
      });
    }),
  ];
  for (let from = 0; from < statements.length; from += chunk) await tx.batch(statements.slice(from, from + chunk));
  await checkWhole(tx);
  return { number, at };
}

/** Statements sent to the database at once; bounds memory and, on a remote cluster, the size of one request. */
export const chunk = 200;

/** A row that takes the place of the one with its key. */
export const insert = (table: string, values: Record<string, InValue>): InStatement => ({
  sql: `INSERT OR REPLACE INTO ${table} (${Object.keys(values).join(', ')}) VALUES (${Object.keys(values)
    .map(() => '?')
    .join(', ')})`,
  args: Object.values(values),
});

interface Entry {
  data: Document | null;
  last: Document | null;
  sequence: number;
  former: string[];
}

async function readEntries(tx: Reader): Promise<Map<string, Entry>> {
  const { rows } = await tx.execute('SELECT * FROM entries');
  return new Map(
    rows.map(row => [
      `${textOf(row['kind'])} ${textOf(row['id'])}`,
      {
        data: parseJson(row['data']) as Document | null,
        last: parseJson(row['last']) as Document | null,
        sequence: Number(row['sequence']),
        former: parseJson(row['former']) as string[],
      },
    ]),
  );
}

/** What files are checked for when they are read must hold for any other change too, above all for undoing. */
async function checkWhole(tx: Reader): Promise<void> {
  const twice = await tx.execute(
    `SELECT json_extract(data, '$.slug') AS slug FROM entries WHERE kind = 'news' AND data IS NOT NULL GROUP BY slug HAVING count(*) > 1`,
  );
  const lost = await tx.execute(
    `SELECT json_extract(data, '$.name_sv') AS name, place.value AS place FROM entries,
       json_each(json_insert(coalesce(json_extract(data, '$.places'), '[]'), '$[#]', json_extract(data, '$.location'))) AS place
     WHERE kind = 'item' AND data IS NOT NULL AND CAST(place.value AS TEXT) NOT IN
       (SELECT id FROM entries WHERE kind = 'place' AND data IS NOT NULL)`,
  );
  const problems = [
    ...twice.rows.map(row => `two news items would have the address “${textOf(row['slug'])}”`),
    ...lost.rows.map(row => `“${textOf(row['name'])}” would be at place ${textOf(row['place'])}, which there is not`),
  ];
  if (problems.length > 0) throw new InconsistentError(`That does not fit together: ${problems.slice(0, 5).join('; ')}.`);
}

/** The latest revisions, newest first; those before a number where one is named. */
export async function listRevisions(db: Database, limit: number, before = Number.MAX_SAFE_INTEGER): Promise<StoredRevision[]> {
  const { rows } = await db.client.execute({
    sql: 'SELECT * FROM revisions WHERE number < ? ORDER BY number DESC LIMIT ?',
    args: [before, limit],
  });
  return rows.map(toRevision);
}

/** One revision by its number. */
export async function findRevision(db: Database, number: number): Promise<StoredRevision | undefined> {
  const { rows } = await db.client.execute({ sql: 'SELECT * FROM revisions WHERE number = ?', args: [number] });
  return rows.map(toRevision)[0];
}

const toRevision = (row: Row): StoredRevision => ({
  number: Number(row['number']),
  at: new Date(textOf(row['at'])),
  author: textOf(row['author']),
  note: textOf(row['note']),
  changes: parseJson(row['changes']) as Change[],
});

const toDocument = (value: object): Document => parseJson(JSON.stringify(value)) as Document;

type NewsDates = 'publishedDate' | 'unpublishedDate' | 'updatedDate';

function toNews(data: unknown): NewsContent {
  const stored = parseJson(data) as Omit<NewsContent, NewsDates> & { publishedDate: string } & { [date in NewsDates]?: string };
  const { publishedDate, unpublishedDate, updatedDate, ...item } = stored;
  return {
    ...item,
    publishedDate: new Date(publishedDate),
    ...(unpublishedDate && { unpublishedDate: new Date(unpublishedDate) }),
    ...(updatedDate && { updatedDate: new Date(updatedDate) }),
  };
}
