import type { InStatement, InValue, Row, Transaction } from '@libsql/client';
import type { Database } from '../db/database.ts';
import { hashPostal, hashReference } from '../secrets.ts';
import { readEditionContent } from './read.ts';
import type { EditionContent } from './types.ts';

/** What an import did to one table. */
export interface ImportCounts {
  added: number;
  updated: number;
  removed: number;
  unchanged: number;
}

export type ImportReport = Record<'news' | 'locations' | 'schedule' | 'tickets', ImportCounts>;

export interface ImportOptions {
  /** Count only; the database is left as it was. */
  isDryRun?: boolean;
  /** The tables that follow the contents; the others stay. Default: all. */
  only?: readonly (keyof ImportReport)[] | undefined;
}

type Values = Record<string, InValue>;

interface Table {
  key: readonly string[];
  rows: readonly Values[];
}

/**
 * Makes the database equal to the contents, in one transaction: either all of it or nothing. Rows that are already
 * right are not touched, so importing twice changes nothing.
 * @throws DatabaseError when the database cannot take it: read-only, locked, full
 */
export async function importContent(db: Database, content: EditionContent, options: ImportOptions = {}): Promise<ImportReport> {
  const tx = await db.client.transaction('write').catch((error: unknown) => {
    throw db.explain(error);
  });
  try {
    const tables = tablesOf(db.salt, content);
    const none: ImportCounts = { added: 0, updated: 0, removed: 0, unchanged: 0 };
    const sync = async (name: keyof ImportReport) =>
      options.only && !options.only.includes(name) ? none : syncTable(tx, name, tables[name]);
    const report = {
      news: await sync('news'),
      locations: await sync('locations'),
      schedule: await sync('schedule'),
      tickets: await sync('tickets'),
    };
    const isNew = [report.news, report.locations, report.schedule].some(counts => counts.added + counts.updated + counts.removed > 0);
    if (isNew) await tx.execute(`INSERT OR REPLACE INTO meta (key, value) VALUES ('content', hex(randomblob(8)))`);
    if (options.isDryRun) await tx.rollback();
    else await tx.commit();
    return report;
  } catch (error) {
    throw db.explain(error);
  } finally {
    // Rolls back unless committed.
    tx.close();
  }
}

/**
 * Reads an edition's folder and imports it.
 * @throws ContentError when the content has mistakes; the database is then left as it was
 */
export async function importEdition(db: Database, folder: string, options: ImportOptions = {}): Promise<ImportReport> {
  return importContent(db, await readEditionContent(folder), options);
}

/** Statements sent to the database at once; bounds memory and, on a remote cluster, the size of one request. */
const chunk = 200;

async function syncTable(tx: Transaction, name: string, { key, rows }: Table): Promise<ImportCounts> {
  const { rows: stored } = await tx.execute(`SELECT * FROM ${name}`);
  const keyOf = (row: Record<string, unknown>) => JSON.stringify(key.map(column => row[column]));
  const before = new Map(stored.map(row => [keyOf(row), row]));
  const counts: ImportCounts = { added: 0, updated: 0, removed: 0, unchanged: 0 };
  const removals: InStatement[] = [];
  const inserts: InStatement[] = [];
  const kept = new Set<string>();
  for (const row of rows) {
    const id = keyOf(row);
    kept.add(id);
    const old = before.get(id);
    if (old && Object.entries(row).every(([column, value]) => old[column] === value)) {
      counts.unchanged += 1;
      continue;
    }
    counts[old ? 'updated' : 'added'] += 1;
    const columns = Object.keys(row);
    inserts.push({
      sql: `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      args: Object.values(row),
    });
    if (old) removals.push(remove(name, key, old));
  }
  for (const [id, row] of before) {
    if (kept.has(id)) continue;
    counts.removed += 1;
    removals.push(remove(name, key, row));
  }
  // Removals first: a row may take over the slug of one that goes or changes.
  const statements = [...removals, ...inserts];
  for (let from = 0; from < statements.length; from += chunk) await tx.batch(statements.slice(from, from + chunk));
  return counts;
}

const remove = (table: string, key: readonly string[], row: Row): InStatement => ({
  sql: `DELETE FROM ${table} WHERE ${key.map(column => `${column} = ?`).join(' AND ')}`,
  args: key.map(column => row[column] ?? null),
});

function tablesOf(salt: string, { news, locations, items, tickets }: EditionContent): Record<keyof ImportReport, Table> {
  return {
    news: {
      key: ['id'],
      rows: news.map(item => ({
        id: item.id,
        slug: item.slug,
        draft: item.isDraft ? 1 : 0,
        published: item.publishedDate.toISOString(),
        unpublished: item.unpublishedDate?.toISOString() ?? null,
        updated: item.updatedDate?.toISOString() ?? null,
        image: item.image,
        topic: item.topic,
        author: item.author,
        headline_sv: item.headline.sv,
        headline_en: item.headline.en,
        preamble_sv: item.preamble.sv,
        preamble_en: item.preamble.en,
        body_sv: item.body.sv,
        body_en: item.body.en,
        link_text_sv: item.linkText.sv,
        link_text_en: item.linkText.en,
        image_caption_sv: item.imageCaption.sv,
        image_caption_en: item.imageCaption.en,
        link_url: item.linkUrl ?? null,
        router_link: item.routerLink ?? null,
      })),
    },
    locations: { key: ['id'], rows: locations.map(({ id, name_sv, name_en }, position) => ({ id, position, name_sv, name_en })) },
    schedule: {
      key: ['day', 'location', 'start_time', 'name_sv'],
      rows: items.map(item => ({
        day: item.day,
        location: item.location,
        start_time: item.start_time,
        end_time: item.end_time,
        old_start_time: item.old_start_time ?? null,
        old_end_time: item.old_end_time ?? null,
        name_sv: item.name_sv,
        name_en: item.name_en,
        short_desc_sv: item.short_desc_sv,
        short_desc_en: item.short_desc_en,
        url: item.url ?? null,
        router_link: item.routerLink ?? null,
        highlight: item.highlight ? 1 : 0,
      })),
    },
    tickets: {
      key: ['reference_hash', 'range_start'],
      rows: tickets.map(ticket => ({
        reference_hash: hashReference(salt, ticket.reference),
        range_start: ticket.start,
        range_end: ticket.end,
        postal_hash: hashPostal(salt, ticket.reference, ticket.postal),
        name: ticket.name,
        purchased: ticket.timestamp,
      })),
    },
  };
}
