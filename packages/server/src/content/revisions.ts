import type { Row, Transaction } from '@libsql/client';
import { isDeepStrictEqual } from 'node:util';
import type { ContentPart, Notice, Article, ScheduleItem, ScheduleLocation } from '@tand/festival';
import type { DeskNote, DeskNoteCode } from '@tand/festival/desk';

import { type Database, inBatches, insert, writing, parseJson, textOf } from '../infra/db/database.ts';
import { describeProblem } from './problems.ts';
import type { Problem, soldRange } from '@tand/festival/schemas';
import type { InferOutput } from 'valibot';

export type Kind = 'news' | 'place' | 'item' | 'notice';

export type Document = Readonly<Record<string, unknown>>;

/** A change of one entry; null if the entry doesn't exist before or after. */
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
  note: DeskNote;
}

export type StoredRevision = ReturnType<typeof toRevision>;

/** Latest content, including drafts and scheduled articles. */
export interface StoredContent {
  origin: string;
  number: number;
  at: Date;
  news: Article[];
  places: ScheduleLocation[];
  /** Sorted by day, start, location and name. */
  items: ScheduleItem[];
  /** Includes expired ones; sorted by start, latest first. */
  notices: Notice[];
  lastChanged: Record<ContentPart, SavedRevision>;
  /** Last state of removed items; `modified` is the time of removal. */
  gone: ScheduleItem[];
  /** Last state of removed articles that were public. */
  goneNews: Article[];
  hasTickets: boolean;
  formerSlugs: { slug: string; id: number }[];
}

export interface TicketContent extends InferOutput<typeof soldRange> {
  /** Last day of storage, such as '2025-09-13'. Default: unlimited. */
  keepUntil?: string | undefined;
}

export type ItemDraft = { [Field in keyof ScheduleItem]?: ScheduleItem[Field] | undefined };

export interface EditionContent {
  news: Article[];
  locations: ScheduleLocation[];
  items: ScheduleItem[];
  tickets: TicketContent[];
}

export class ConflictError extends Error {
  override name = 'ConflictError';

  constructor(changes: readonly Change[]) {
    super(`The content has changed meanwhile: ${changes.map(({ kind, id }) => `${kind} ${id}`).join(', ')}.`);
  }
}

export class InconsistentError extends Error {
  override name = 'InconsistentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`The content would be inconsistent: ${problems.slice(0, 5).map(describeProblem).join('; ')}.`);
    this.problems = problems;
  }
}

type Reader = Pick<Transaction, 'execute'>;

const selectHasTickets = 'SELECT EXISTS (SELECT 1 FROM tickets) AS has';

export type State = Pick<StoredContent, 'origin' | 'number' | 'hasTickets'>;

export async function readState(db: Database): Promise<State> {
  const { rows } = await db.client.execute(`SELECT (SELECT max(number) FROM revisions) AS number, (${selectHasTickets}) AS has`);
  return { origin: db.origin, number: Number(rows[0]?.['number'] ?? 0), hasTickets: rows[0]?.['has'] === 1 };
}

export const readRevisionNumber = async (db: Database) => (await readState(db)).number;

/** Reads in one transaction, so that number and entries match. */
export async function readContent(db: Database): Promise<StoredContent> {
  const [latest, entries, tickets] = await db.client.batch(
    [
      'SELECT number, at FROM revisions ORDER BY number DESC LIMIT 1',
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
  const current = (kind: Kind) => of(kind).filter(row => row['data'] !== null);
  const revision = latest?.rows[0];
  return {
    origin: db.origin,
    number: Number(revision?.['number'] ?? 0),
    at: new Date(textOf(revision?.['at']) || 0),
    news: current('news')
      .map(row => toNews(row['data']))
      .toSorted((a, b) => b.publishedDate.getTime() - a.publishedDate.getTime() || b.id - a.id),
    places: current('place')
      .map(row => parseJson(row['data']) as ScheduleLocation & { position: number })
      .toSorted((a, b) => a.position - b.position || a.id - b.id)
      .map(({ position: _position, ...place }) => place),
    items: current('item')
      .map(row => toItem(row, 'data'))
      .toSorted(byTime),
    notices: current('notice')
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

const toItem = (row: Row, column: 'data' | 'last'): ScheduleItem => ({
  ...(parseJson(row[column]) as ScheduleItem),
  sequence: Number(row['sequence']),
  modified: textOf(row['at']),
});

/** An import of the edition overwrites articles that were last changed with this note. */
export const editionImport: DeskNote = { code: 'import', what: '' };

const exportedKey = 'exported';

export async function noteExport(db: Database, number: number): Promise<void> {
  await db.client.execute({ sql: 'INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)', args: [exportedKey, String(number)] });
}

/** Articles changed after the last export, except by an import of the edition. */
export async function readNewsSince(db: Database): Promise<Article[]> {
  const { rows } = await db.client.execute({
    sql: `SELECT data FROM entries JOIN revisions ON number = revision
          WHERE kind = 'news' AND data IS NOT NULL AND code <> ?
            AND revision > (SELECT coalesce(max(CAST(value AS INTEGER)), 0) FROM meta WHERE key = ?)
          ORDER BY revision, id`,
    args: [editionImport.code, exportedKey],
  });
  return rows.map(row => toNews(row['data']));
}

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);

const byTime = (a: ScheduleItem, b: ScheduleItem): number =>
  compare(a.day, b.day) ||
  compare(a.start_time, b.start_time) ||
  compare(a.location, b.location) ||
  compare(a.name_sv, b.name_sv) ||
  compare(a.id, b.id);

export type Documents = Readonly<Record<Kind, ReadonlyMap<string, Document>>>;

export function toDocuments(content: {
  news: readonly Article[];
  places: readonly ScheduleLocation[];
  items: readonly ScheduleItem[];
  notices?: readonly Notice[];
}): Documents {
  return {
    news: new Map(content.news.map(item => [String(item.id), toDocument(item)])),
    place: new Map(content.places.map((place, position) => [String(place.id), toDocument({ ...place, position })])),
    item: new Map(content.items.map(item => [item.id, toDocument({ ...item, sequence: undefined, modified: undefined, soft: undefined })])),
    notice: new Map((content.notices ?? []).map(notice => [notice.id, toDocument(notice)])),
  };
}

export function difference(current: Documents, wanted: Documents, kinds: readonly Kind[]): Change[] {
  return kinds.flatMap(kind => {
    const [was, is] = [current[kind], wanted[kind]];
    return [...new Set([...is.keys(), ...was.keys()])]
      .map(id => ({ kind, id, before: was.get(id) ?? null, after: is.get(id) ?? null }))
      .filter(({ before, after }) => !isDeepStrictEqual(before, after));
  });
}

export function changeOf(kind: Kind, id: string, after: object | undefined, current: Documents): Change[] {
  const before = current[kind].get(id) ?? null;
  const document = after ? toDocument(after) : null;
  return isDeepStrictEqual(before, document) ? [] : [{ kind, id, before, after: document }];
}

/** `later`: changes whose entries have changed again, which prevents the undo. */
export function planUndo({ changes }: Pick<StoredRevision, 'changes'>, current: Documents): { changes: Change[]; later: Change[] } {
  return {
    changes: changes.map(({ before, after, ...entry }) => ({ ...entry, before: after, after: before })),
    later: changes.filter(({ kind, id, after }) => !isDeepStrictEqual(current[kind].get(id) ?? null, after)),
  };
}

/** Undefined without changes. @throws ConflictError if a `before` isn't current, InconsistentError if a slug repeats or a place is missing */
export async function saveRevision(
  db: Database,
  changes: readonly Change[],
  label: RevisionLabel,
  also?: (tx: Transaction, revision: SavedRevision | undefined) => Promise<void>,
): Promise<SavedRevision | undefined> {
  return writing(db, async tx => {
    const revision = await writeRevision(tx, changes, label);
    await also?.(tx, revision);
    return revision;
  });
}

async function writeRevision(tx: Transaction, changes: readonly Change[], { author, note }: RevisionLabel) {
  if (changes.length === 0) return undefined;
  const stored = await readEntries(tx);
  const current = changes.map(({ kind, id }) => stored.get(`${kind} ${id}`));
  const conflicts = changes.filter(({ before }, index) => !isDeepStrictEqual(before, current[index]?.data ?? null));
  if (conflicts.length > 0) throw new ConflictError(conflicts);
  const { rows } = await tx.execute('SELECT number, at FROM revisions ORDER BY number DESC LIMIT 1');
  const number = Number(rows[0]?.['number'] ?? 0) + 1;
  // Later than the last revision, even if the clock was set back.
  const at = new Date(Math.max(Date.now(), Date.parse(textOf(rows[0]?.['at']) || '1970') + 1));
  const statements = [
    insert('revisions', { number, at: at.toISOString(), author, code: note.code, note: note.what, changes: JSON.stringify(changes) }),
    ...changes.map(({ kind, id, before, after }, index) => {
      const entry = current[index];
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
  await inBatches(tx, statements);
  await checkInvariants(tx);
  return { number, at };
}

const toEntry = (row: Row) => ({
  data: parseJson(row['data']) as Document | null,
  last: parseJson(row['last']) as Document | null,
  sequence: Number(row['sequence']),
  former: parseJson(row['former']) as string[],
});

async function readEntries(tx: Reader) {
  const { rows } = await tx.execute('SELECT * FROM entries');
  return new Map(rows.map(row => [`${textOf(row['kind'])} ${textOf(row['id'])}`, toEntry(row)]));
}

/** An undo can give two articles one slug, or remove a place that items need. */
async function checkInvariants(tx: Reader): Promise<void> {
  const twice = await tx.execute(
    `SELECT json_extract(data, '$.slug') AS slug FROM entries WHERE kind = 'news' AND data IS NOT NULL GROUP BY slug HAVING count(*) > 1`,
  );
  const lost = await tx.execute(
    `SELECT json_extract(data, '$.name_sv') AS name, place.value AS place FROM entries,
       json_each(json_insert(coalesce(json_extract(data, '$.places'), '[]'), '$[#]', json_extract(data, '$.location'))) AS place
     WHERE kind = 'item' AND data IS NOT NULL AND CAST(place.value AS TEXT) NOT IN
       (SELECT id FROM entries WHERE kind = 'place' AND data IS NOT NULL)`,
  );
  const problems: Problem[] = [
    ...twice.rows.map(row => ({ code: 'slugTwice', path: 'slug', params: { slug: textOf(row['slug']) } })),
    ...lost.rows.map(row => ({ code: 'noPlace', path: 'location', params: { name: textOf(row['name']), place: textOf(row['place']) } })),
  ];
  if (problems.length > 0) throw new InconsistentError(problems);
}

export async function haveChanged(db: Database, number: number, entries: readonly { kind: Kind; id: string }[]): Promise<boolean> {
  const { rows } = await db.client.execute({ sql: 'SELECT kind, id FROM entries WHERE revision > ?', args: [number] });
  return rows.some(row => entries.some(({ kind, id }) => row['kind'] === kind && row['id'] === id));
}

export async function listRevisions(db: Database, limit: number, before = Number.MAX_SAFE_INTEGER): Promise<StoredRevision[]> {
  const { rows } = await db.client.execute({
    sql: 'SELECT * FROM revisions WHERE number < ? ORDER BY number DESC LIMIT ?',
    args: [before, limit],
  });
  return rows.map(toRevision);
}

export async function findRevision(db: Database, number: number): Promise<StoredRevision | undefined> {
  const { rows } = await db.client.execute({ sql: 'SELECT * FROM revisions WHERE number = ?', args: [number] });
  return rows.map(toRevision)[0];
}

const toRevision = (row: Row) => ({
  number: Number(row['number']),
  at: new Date(textOf(row['at'])),
  author: textOf(row['author']),
  note: { code: textOf(row['code']) as DeskNoteCode, what: textOf(row['note']) },
  changes: parseJson(row['changes']) as Change[],
});

const toDocument = (value: object): Document => parseJson(JSON.stringify(value)) as Document;

export const parseDated = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) =>
    typeof value === 'string' && (key === 'at' || key.endsWith('Date')) ? new Date(value) : value,
  );

const toNews = (data: unknown) => parseDated(textOf(data)) as Article;
