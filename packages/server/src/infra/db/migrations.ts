import type { InValue, Row, Transaction } from '@libsql/client';
import { markOf, withKey } from '../secrets.ts';
import { mistake } from './errors.ts';
import { textOf } from './row.ts';

/** @param key ticket key, if known */
type Step = string | ((tx: Transaction, key: string | undefined) => Promise<void>);

/** One entry per version; released entries are never edited. Dates are ISO 8601 UTC with milliseconds, so that they sort as text. */
export const migrations: readonly (readonly Step[])[] = [
  [
    `CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`,
    `CREATE TABLE news (
      id INTEGER PRIMARY KEY,
      slug TEXT NOT NULL UNIQUE,
      published TEXT NOT NULL,
      unpublished TEXT,
      updated TEXT,
      image TEXT NOT NULL,
      topic TEXT NOT NULL,
      author TEXT NOT NULL,
      headline_sv TEXT NOT NULL, headline_en TEXT NOT NULL,
      preamble_sv TEXT NOT NULL, preamble_en TEXT NOT NULL,
      body_sv TEXT NOT NULL, body_en TEXT NOT NULL,
      link_text_sv TEXT NOT NULL, link_text_en TEXT NOT NULL,
      image_caption_sv TEXT NOT NULL, image_caption_en TEXT NOT NULL,
      link_url TEXT,
      router_link TEXT
    )`,
    `CREATE INDEX news_published ON news (published DESC, id DESC)`,
    `CREATE TABLE locations (id INTEGER PRIMARY KEY, position INTEGER NOT NULL, name_sv TEXT NOT NULL, name_en TEXT NOT NULL)`,
    `CREATE TABLE schedule (
      day INTEGER NOT NULL CHECK (day BETWEEN 0 AND 3),
      location INTEGER NOT NULL,
      start_time TEXT NOT NULL,
      end_time TEXT NOT NULL,
      old_start_time TEXT,
      old_end_time TEXT,
      name_sv TEXT NOT NULL, name_en TEXT NOT NULL,
      short_desc_sv TEXT NOT NULL, short_desc_en TEXT NOT NULL,
      url TEXT,
      router_link TEXT,
      highlight INTEGER NOT NULL CHECK (highlight IN (0, 1)),
      PRIMARY KEY (day, location, start_time, name_sv)
    ) WITHOUT ROWID`,
    `CREATE TABLE tickets (
      reference_hash TEXT NOT NULL,
      range_start INTEGER NOT NULL,
      range_end INTEGER NOT NULL,
      postal_hash TEXT NOT NULL,
      name TEXT NOT NULL,
      purchased TEXT NOT NULL,
      PRIMARY KEY (reference_hash, range_start)
    ) WITHOUT ROWID`,
    `INSERT INTO meta (key, value) VALUES ('salt', lower(hex(randomblob(32))))`,
  ],
  [`ALTER TABLE news ADD COLUMN draft INTEGER NOT NULL DEFAULT 0 CHECK (draft IN (0, 1))`],
  [
    // `former`: previous slugs; `last`: state before removal.
    `CREATE TABLE entries (
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      data TEXT,
      last TEXT,
      sequence INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      former TEXT NOT NULL,
      PRIMARY KEY (kind, id)
    ) WITHOUT ROWID`,
    `CREATE TABLE revisions (
      number INTEGER PRIMARY KEY,
      at TEXT NOT NULL,
      author TEXT NOT NULL,
      note TEXT NOT NULL,
      changes TEXT NOT NULL
    )`,
    `INSERT INTO meta (key, value) VALUES ('origin', lower(hex(randomblob(6))))`,
    carryOver,
    `DELETE FROM meta WHERE key = 'content'`,
    ...['news', 'locations', 'schedule'].map(table => `DROP TABLE ${table}`),
  ],
  [
    // Wrong ticket lookups of a day; `at` in epoch ms.
    `CREATE TABLE attempts (key TEXT NOT NULL, item TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (key, item)) WITHOUT ROWID`,
    `CREATE INDEX attempts_at ON attempts (at)`,
  ],
  [`ALTER TABLE tickets ADD COLUMN keep_until TEXT NOT NULL DEFAULT '9999-12-31'`, protectTickets],
  [
    // The desk. Tokens are stored as hashes.
    `CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, role TEXT NOT NULL, since TEXT NOT NULL, ended TEXT) WITHOUT ROWID`,
    `CREATE TABLE invitations (hash TEXT PRIMARY KEY, person TEXT NOT NULL, until TEXT NOT NULL) WITHOUT ROWID`,
    `CREATE TABLE challenges (hash TEXT PRIMARY KEY, until TEXT NOT NULL) WITHOUT ROWID`,
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL,
      public_key TEXT NOT NULL,
      counter INTEGER NOT NULL,
      transports TEXT NOT NULL,
      since TEXT NOT NULL
    ) WITHOUT ROWID`,
    `CREATE TABLE devices (
      id TEXT PRIMARY KEY,
      hash TEXT NOT NULL UNIQUE,
      person TEXT NOT NULL,
      passkey TEXT NOT NULL,
      name TEXT NOT NULL,
      since TEXT NOT NULL,
      seen TEXT NOT NULL,
      until TEXT NOT NULL
    ) WITHOUT ROWID`,
    `CREATE TABLE audit (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at TEXT NOT NULL,
      person TEXT NOT NULL,
      device TEXT NOT NULL,
      call TEXT NOT NULL,
      outcome TEXT NOT NULL,
      about TEXT NOT NULL
    )`,
    `CREATE TABLE pictures (
      name TEXT PRIMARY KEY,
      avif BLOB NOT NULL,
      webp BLOB NOT NULL,
      width INTEGER NOT NULL,
      height INTEGER NOT NULL,
      at TEXT NOT NULL
    ) WITHOUT ROWID`,
  ],
  [
    // Push messages. Each is claimed before it is sent, so that none is sent twice.
    `CREATE TABLE subscriptions (
      id TEXT PRIMARY KEY,
      endpoint TEXT NOT NULL,
      p256dh TEXT NOT NULL,
      auth TEXT NOT NULL,
      lang TEXT NOT NULL,
      until TEXT NOT NULL
    ) WITHOUT ROWID`,
    `CREATE TABLE subscription_picks (item TEXT NOT NULL, subscription TEXT NOT NULL, PRIMARY KEY (item, subscription)) WITHOUT ROWID`,
    `CREATE INDEX subscription_picks_own ON subscription_picks (subscription)`,
    `CREATE TABLE messages (
      id INTEGER PRIMARY KEY,
      subscription TEXT NOT NULL,
      item TEXT NOT NULL,
      revision INTEGER NOT NULL,
      text TEXT NOT NULL,
      due INTEGER NOT NULL,
      tries INTEGER NOT NULL,
      claimed INTEGER,
      UNIQUE (subscription, item, revision)
    )`,
    `CREATE INDEX messages_due ON messages (claimed, due)`,
  ],
  [
    // A push service has taken a message for the phone.
    `ALTER TABLE subscriptions ADD COLUMN confirmed INTEGER NOT NULL DEFAULT 0`,
    `ALTER TABLE subscriptions ADD COLUMN since TEXT NOT NULL DEFAULT ''`,
  ],
  [
    // `note` is the parameter of `code`.
    `ALTER TABLE revisions ADD COLUMN code TEXT NOT NULL DEFAULT 'text'`,
    `UPDATE revisions SET code = 'import', note = '' WHERE note IN ('first import', 'import', 'news import')`,
  ],
];

/** Hashes with a key and deletes names, which can't be encrypted without the reference; the next import restores them. */
async function protectTickets(tx: Transaction, key: string | undefined): Promise<void> {
  const { rows } = await tx.execute('SELECT reference_hash, range_start, postal_hash FROM tickets');
  if (rows.length === 0) return;
  if (key === undefined) throw mistake('The database holds tickets. Set TICKETS_KEY, so that they can be stored under a key.');
  const { rows: meta } = await tx.execute(`SELECT value FROM meta WHERE key = 'salt'`);
  const statements = [
    ...rows.map(row => ({
      sql: `UPDATE tickets SET reference_hash = ?, postal_hash = ?, name = '' WHERE reference_hash = ? AND range_start = ?`,
      args: [
        withKey(key, textOf(row['reference_hash'])),
        withKey(key, textOf(row['postal_hash'])),
        textOf(row['reference_hash']),
        Number(row['range_start']),
      ],
    })),
    {
      sql: `INSERT INTO meta (key, value) VALUES ('ticketKey', ?)`,
      args: [markOf({ salt: textOf(meta[0]?.['value']), key })],
    },
  ];
  for (let from = 0; from < statements.length; from += 200) await tx.batch(statements.slice(from, from + 200));
}

async function carryOver(tx: Transaction): Promise<void> {
  const select = async (sql: string) => (await tx.execute(sql)).rows;
  const changes = [
    ...(await select('SELECT * FROM news ORDER BY id')).map(row => ({ kind: 'news', id: textOf(row['id']), after: newsOf(row) })),
    ...(await select('SELECT * FROM locations ORDER BY position, id')).map(({ id, name_sv, name_en }, position) => ({
      kind: 'place',
      id: textOf(id),
      after: { id, name_sv, name_en, position },
    })),
    ...withIds(await select('SELECT * FROM schedule ORDER BY day, start_time, location, name_sv')),
  ];
  if (changes.length === 0) return;
  await tx.execute({
    sql: 'INSERT INTO revisions (number, at, author, note, changes) VALUES (1, ?, ?, ?, ?)',
    args: [
      new Date().toISOString(),
      '',
      'carried over from an earlier version of the server',
      JSON.stringify(changes.map(change => ({ ...change, before: null }))),
    ],
  });
  const statements = changes.map(({ kind, id, after }) => ({
    sql: `INSERT INTO entries (kind, id, data, sequence, revision, former) VALUES (?, ?, ?, 0, 1, '[]')`,
    args: [kind, id, JSON.stringify(after)],
  }));
  for (let from = 0; from < statements.length; from += 200) await tx.batch(statements.slice(from, from + 200));
}

const filled = (values: Record<string, InValue | undefined>) => Object.fromEntries(Object.entries(values).filter(([, value]) => value));

const newsOf = (row: Row) => {
  const both = (name: string) => ({ sv: row[`${name}_sv`], en: row[`${name}_en`] });
  return {
    id: row['id'],
    slug: row['slug'],
    image: row['image'],
    topic: row['topic'],
    author: row['author'],
    publishedDate: row['published'],
    ...(row['draft'] === 1 && { isDraft: true }),
    ...filled({
      unpublishedDate: row['unpublished'],
      updatedDate: row['updated'],
      linkUrl: row['link_url'],
      routerLink: row['router_link'],
    }),
    headline: both('headline'),
    preamble: both('preamble'),
    body: both('body'),
    linkText: both('link_text'),
    imageCaption: both('image_caption'),
  };
};

/** Keeps the ids of visitors' picks and shared links. */
function withIds(rows: readonly Row[]) {
  const taken = new Set<string>();
  return rows.map(row => {
    const derived = scheduleItemId(row);
    let id = derived;
    for (let number = 2; taken.has(id); number += 1) id = `${derived}-${number}`;
    taken.add(id);
    const { day, location, start_time, end_time, name_sv, name_en, short_desc_sv, short_desc_en } = row;
    const { old_start_time, old_end_time, url, router_link: routerLink } = row;
    const after = {
      id,
      day,
      location,
      start_time,
      end_time,
      name_sv,
      name_en,
      short_desc_sv,
      short_desc_en,
      ...filled({ old_start_time, old_end_time, url, routerLink }),
      highlight: row['highlight'] === 1,
    };
    return { kind: 'item', id, after };
  });
}

/** Derived id of items in files without ids: a hash of day, location, first start and Swedish name. */
function scheduleItemId(row: Row): string {
  const text = JSON.stringify([row['day'], row['location'], row['old_start_time'] || row['start_time'], row['name_sv']]);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
