import type { InStatement, InValue, Row, Transaction } from '@libsql/client';
import {
  difference,
  editionImport,
  readContent,
  readRevisionNumber,
  saveRevision,
  toDocuments,
  type Change,
  type Documents,
  type Kind,
  type RevisionLabel,
  type EditionContent,
  type TicketContent,
} from '../revisions.ts';
import { inBatches, insert, type Database, textOf } from '../../infra/db/database.ts';
import { importPictures } from '../pictures.ts';
import { DatabaseError } from '../../infra/db/errors.ts';
import { hashPostal, hashReference, hideName, markOf, type TicketKeys } from '../../infra/secrets.ts';
import { readEditionContent, type ReadOptions } from './editionFolder.ts';

type ImportCounts = Record<'added' | 'updated' | 'removed' | 'unchanged', number>;

export type ImportReport = Record<'news' | 'locations' | 'schedule' | 'tickets', ImportCounts>;

export interface ImportPlan {
  changes: Change[];
  /** Undefined leaves the tickets unchanged. */
  tickets: TicketContent[] | undefined;
  report: ImportReport;
}

/** Given only locations or only items, removes all of the other kind. */
export async function planImport(db: Database, content: Partial<EditionContent>): Promise<ImportPlan> {
  const { news, locations, items, tickets } = content;
  const current = toDocuments(await readContent(db));
  const wanted = toDocuments({ news: news ?? [], places: locations ?? [], items: items ?? [] });
  const kinds: Kind[] = [...(news ? ['news' as const] : []), ...((locations ?? items) ? (['place', 'item'] as const) : [])];
  const plan = planOf(current, difference(current, wanted, kinds), kinds);
  if (!tickets) return plan;
  const { rows } = await db.client.execute(selectTickets);
  return { ...plan, tickets, report: { ...plan.report, tickets: compareTickets(rows, ticketRows(keysOf(db), tickets)).counts } };
}

export function planOf(current: Documents, changes: Change[], kinds: readonly Kind[] = []): ImportPlan {
  const count = (kind: Kind): ImportCounts => {
    const own = changes.filter(change => change.kind === kind);
    if (own.length === 0 && !kinds.includes(kind)) return none;
    const [added, removed] = [own.filter(({ before }) => !before).length, own.filter(({ after }) => !after).length];
    const updated = own.length - added - removed;
    return { added, updated, removed, unchanged: current[kind].size - updated - removed };
  };
  const report = { news: count('news'), locations: count('place'), schedule: count('item'), tickets: none };
  return { changes, tickets: undefined, report };
}

const none: ImportCounts = { added: 0, updated: 0, removed: 0, unchanged: 0 };

export async function carryOut(db: Database, { changes, tickets }: ImportPlan, label: RevisionLabel): Promise<void> {
  const keys = tickets && keysOf(db);
  const rows = keys && ticketRows(keys, tickets);
  await saveRevision(db, changes, label, rows && (tx => writeTickets(tx, rows, markOf(keys))));
}

export async function importContent(db: Database, content: Partial<EditionContent>, label: Partial<RevisionLabel> = {}) {
  const plan = await planImport(db, content);
  await carryOut(db, plan, { author: '', note: { code: 'text', what: '' }, ...label });
  return plan.report;
}

export async function importIfEmpty(db: Database, folder: string, { author = '', ...options }: { author?: string } & ReadOptions = {}) {
  if ((await readRevisionNumber(db)) > 0) return undefined;
  const report = await importContent(db, await readEditionContent(folder, options), { author, note: editionImport });
  await importPictures(db, folder);
  return report;
}

const selectTickets = 'SELECT * FROM tickets';
type TicketRow = Record<string, InValue>;

function keysOf({ ticketKeys }: Database): TicketKeys {
  if (ticketKeys) return ticketKeys;
  throw new DatabaseError(
    'Tickets cannot be stored: TICKETS_KEY is not set, or is not that of the tickets in the database. "content tickets purge --all" deletes those.',
  );
}

const ticketRows = (keys: TicketKeys, tickets: readonly TicketContent[]): TicketRow[] =>
  tickets.map(ticket => ({
    reference_hash: hashReference(keys, ticket.reference),
    range_start: ticket.start,
    range_end: ticket.end,
    postal_hash: hashPostal(keys, ticket.reference, ticket.postal),
    name: hideName(keys, ticket.reference, ticket.name),
    purchased: ticket.timestamp.toISOString(),
    keep_until: ticket.keepUntil ?? '9999-12-31',
  }));

const keyOf = (row: Row | TicketRow) => `${textOf(row['reference_hash'])} ${textOf(row['range_start'])}`;

function compareTickets(stored: readonly Row[], rows: readonly TicketRow[]) {
  const before = new Map(stored.map(row => [keyOf(row), row]));
  const isSame = (row: TicketRow) => Object.entries(row).every(([column, value]) => before.get(keyOf(row))?.[column] === value);
  const changed = rows.filter(row => !isSame(row));
  const present = new Set(rows.map(keyOf));
  const removed = stored.filter(row => !present.has(keyOf(row)));
  const updated = changed.filter(row => before.has(keyOf(row))).length;
  const counts = { added: changed.length - updated, updated, removed: removed.length, unchanged: rows.length - changed.length };
  return { changed, removed, counts };
}

async function writeTickets(tx: Transaction, rows: readonly TicketRow[], mark: string): Promise<void> {
  const { rows: stored } = await tx.execute(selectTickets);
  const { changed, removed } = compareTickets(stored, rows);
  const statements: InStatement[] = [
    ...removed.map(row => ({
      sql: 'DELETE FROM tickets WHERE reference_hash = ? AND range_start = ?',
      args: [row['reference_hash'] ?? null, row['range_start'] ?? null],
    })),
    ...changed.map(row => insert('tickets', row)),
    { sql: `INSERT OR REPLACE INTO meta (key, value) VALUES ('ticketKey', ?)`, args: [mark] },
    `DELETE FROM meta WHERE key = 'ticketsFile'`,
  ];
  await inBatches(tx, statements);
}
