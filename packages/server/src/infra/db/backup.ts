import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createClient, type Client } from '@libsql/client';
import {
  inBatches,
  insert,
  checkIntegrity,
  fileAt,
  localPath,
  openDatabase,
  type Database,
  type OpenOptions,
  textOf,
  setAside,
} from './database.ts';
import { DatabaseError, describeUrl, explainDatabaseError } from './errors.ts';

export type Copied = Awaited<ReturnType<typeof summarise>>;

/** Any given key prevents that a key file is created for the backup. */
const noKey = { ticketKey: 'none' };

export async function backUp(db: Database, url: string, file: string): Promise<Copied> {
  if (existsSync(file)) throw new DatabaseError(`${file} already exists. Name another file.`);
  // A created folder could be on the wrong disk.
  if (!existsSync(dirname(file))) throw new DatabaseError(`There is no folder ${dirname(file)} for the backup. Make it first.`);
  return atomically(file, async target => {
    if (localPath(url) !== undefined) {
      await vacuum(db.client, target);
      return;
    }
    const to = await openDatabase(`file:${target}`, noKey);
    try {
      await copyRows(db.client, to.client);
    } finally {
      await to.close();
    }
  });
}

export async function restore(file: string, url: string, options: OpenOptions = {}): Promise<Copied> {
  if (!existsSync(file)) throw new DatabaseError(`There is no backup ${file}.`);
  const path = localPath(url);
  if (path !== undefined && fileAt(path))
    throw new DatabaseError(`${path} already exists, and nothing is overwritten. Move it away first.`);
  const { number } = await reading(file, summarise).catch((error: unknown) => {
    throw new DatabaseError(`${file} is not a backup: it is not a database of this server, or it is damaged.`, { cause: error });
  });
  if (number === 0) throw new DatabaseError(`${file} contains no content.`);
  await reading(file, async from => {
    if (path === undefined) return fill(from, file, url, options);
    // SQLite would apply a leftover write-ahead log to the new file.
    await setAside(path, ['-wal', '-shm']);
    await atomically(path, async target => {
      await vacuum(from, target);
      const restored = createClient({ url: `file:${target}` });
      await beginAnew(restored).finally(() => restored.close());
    });
  });
  return path === undefined ? reading(file, summarise) : reading(path, summarise);
}

/** A new origin makes open pages load the restored content. */
async function beginAnew(client: Client): Promise<void> {
  const { rows } = await client.execute(`SELECT name FROM sqlite_master WHERE type = 'table'`);
  const there = new Set(rows.map(row => textOf(row['name'])));
  // Sessions and invitations that were revoked after the backup must not work again.
  const ended = ['devices', 'challenges', 'invitations'].filter(table => there.has(table));
  await client.batch(
    [`UPDATE meta SET value = lower(hex(randomblob(6))) WHERE key = 'origin'`, ...ended.map(table => `DELETE FROM ${table}`)],
    'write',
  );
}

async function atomically(file: string, write: (target: string) => Promise<void>): Promise<Copied> {
  const target = `${file}.${process.pid}.new`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await write(target);
    const copied = await reading(target, summarise);
    await rename(target, file);
    return copied;
  } catch (error) {
    throw explainDatabaseError(error, `file:${file}`);
  } finally {
    // Errors of the cleanup must not hide the original one.
    for (const part of ['', '-wal', '-shm']) await rm(target + part, { force: true }).catch(() => {});
  }
}

const vacuum = async (from: Client, target: string) => void (await from.execute({ sql: 'VACUUM INTO ?', args: [target] }));

async function fill(from: Client, file: string, url: string, options: OpenOptions): Promise<void> {
  // Migrates a copy: the backup stays unchanged.
  const between = `${file}.${process.pid}.new`;
  const to = await openDatabase(url, options);
  try {
    const { number, tickets } = await summarise(to.client);
    if (number > 0 || tickets > 0)
      throw new DatabaseError(`The database ${describeUrl(url)} has content already, and nothing is overwritten.`);
    await vacuum(from, between);
    const present = await openDatabase(`file:${between}`, { ...noKey, ...options });
    await copyRows(present.client, to.client).finally(() => present.close());
    await beginAnew(to.client);
  } finally {
    await to.close();
    for (const part of ['', '-wal', '-shm']) await rm(between + part, { force: true });
  }
}

async function copyRows(from: Client, to: Client): Promise<void> {
  const { rows: tables } = await to.execute(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '[_]*' AND name NOT GLOB 'sqlite[_]*'`,
  );
  const names = tables.map(row => textOf(row['name'])).filter(name => !name.startsWith('libsql_'));
  const results = await from.batch(
    names.map(name => `SELECT * FROM ${name}`),
    'read',
  );
  const statements = names.flatMap((name, index) => [
    `DELETE FROM ${name}`,
    ...results[index]!.rows.map(row => insert(name, Object.fromEntries(Object.entries(row)))),
  ]);
  const tx = await to.transaction('write');
  try {
    await inBatches(tx, statements);
    await tx.commit();
  } finally {
    tx.close();
  }
}

async function reading<T>(file: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient({ url: `file:${file}` });
  try {
    await checkIntegrity(client);
    return await work(client);
  } catch (error) {
    throw explainDatabaseError(error, `file:${file}`);
  } finally {
    client.close();
  }
}

async function summarise(client: Client) {
  const { rows } = await client.execute(
    'SELECT (SELECT max(number) FROM revisions) AS number, (SELECT max(at) FROM revisions) AS at, (SELECT count(*) FROM tickets) AS tickets',
  );
  return { number: Number(rows[0]?.['number'] ?? 0), at: textOf(rows[0]?.['at']), tickets: Number(rows[0]?.['tickets'] ?? 0) };
}
