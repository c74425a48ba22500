import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient, type Client, type InStatement, type InValue, type ResultSet, type Transaction } from '@libsql/client';
import { DatabaseError, explainDatabaseError, isKnownError, mistake } from './errors.ts';
import { errorCode } from '../errorCode.ts';
import { LateError } from '../within.ts';
import { markOf, type TicketKeys } from '../secrets.ts';
import { firstVersion, lastVersion, migrations } from './migrations.ts';

export type Database = Readonly<Awaited<ReturnType<typeof openDatabase>>>;

export interface OpenOptions {
  authToken?: string | undefined;
  /** Key of stored tickets. Default: the file `<path>.key`; in memory random; remote none. */
  ticketKey?: string | undefined;
  /** Wait in ms for a lock, which blocks the event loop. Default: 5,000. */
  lockTimeout?: number | undefined;
  /** Timeout in ms until a remote response begins; five times that in all. Default: none. */
  timeout?: number | undefined;
  /** Called after each `writing` or `writeAll`, with the error if it failed. */
  onWrite?: ((error?: unknown) => void) | undefined;
  /** Called with the seconds of each query outside of transactions. */
  onAnswer?: ((question: { kind: 'execute' | 'batch'; outcome: 'answered' | 'failed' }, seconds: number) => void) | undefined;
}

/** Opens and migrates `file:path.db`, `:memory:` or a remote URL. @throws DatabaseError */
export async function openDatabase(url: string, options: OpenOptions = {}) {
  let client: Client | undefined;
  try {
    const path = localPath(url);
    if (path) makeWritable(resolve(path));
    const plain = createClient({
      url,
      timeout: options.lockTimeout ?? 5000,
      ...(options.authToken && { authToken: options.authToken }),
      ...(options.timeout !== undefined && { fetch: impatientFetch(options.timeout) }),
    });
    client = options.onAnswer ? timed(plain, options.onAnswer) : plain;
    if (path) {
      await client.execute('PRAGMA journal_mode = WAL');
      await checkIntegrity(client);
    }
    const key =
      options.ticketKey ??
      (path ? readTicketKey(`${path}.key`) : /^(?:file:)?:memory:/.test(url) ? randomBytes(32).toString('base64url') : undefined);
    await migrate(client);
    const { salt, origin, ticketKey } = await readMeta(client);
    const keys: TicketKeys | undefined = key === undefined ? undefined : { salt, key };
    const opened = client;
    return {
      client: opened,
      /** Random key of signatures and hashes. */
      salt,
      /** Undefined if the key is unknown or doesn't match the stored tickets. */
      ticketKeys: keys && (ticketKey === undefined || ticketKey === markOf(keys)) ? keys : undefined,
      /** Random id; a restored backup gets another. */
      origin,
      onWrite: options.onWrite,
      explain: (error: unknown): unknown => (isKnownError(error) ? explainDatabaseError(error, url) : error),
      /** Moves the write-ahead log into the database file. */
      settle: async () => {
        if (path) await opened.execute(settle);
      },
      close: async () => {
        // The checkpoint fails while others use the database.
        if (path && !opened.closed) await opened.execute(settle).catch(() => {});
        opened.close();
      },
    };
  } catch (error) {
    client?.close();
    throw explainDatabaseError(error, url);
  }
}

const settle = 'PRAGMA wal_checkpoint(TRUNCATE)';

const timed = (client: Client, onAnswer: NonNullable<OpenOptions['onAnswer']>): Client =>
  new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'execute' && name !== 'batch') return value.bind(target) as unknown;
      return async (...asked: unknown[]) => {
        const from = performance.now();
        let outcome: 'answered' | 'failed' = 'failed';
        try {
          const answer: unknown = await Reflect.apply(value, target, asked);
          outcome = 'answered';
          return answer;
        } finally {
          onAnswer({ kind: name, outcome }, (performance.now() - from) / 1000);
        }
      };
    },
  });

const impatientFetch = (ms: number) => async (request: Request) => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new LateError(ms)), ms);
  try {
    return await fetch(request, { signal: AbortSignal.any([late.signal, AbortSignal.timeout(ms * 5)]) });
  } finally {
    clearTimeout(timer);
  }
};

export function fileAt(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const { dev, ino, size } = statSync(path);
  return size > 0 ? `${dev} ${ino}` : undefined;
}

export function localPath(url: string): string | undefined {
  if (!url.startsWith('file:') || url.startsWith('file::memory:')) return undefined;
  const path = url.slice('file:'.length).replace(/[?#].*$/s, '');
  return path.startsWith('//') ? fileURLToPath(`file:${path}`) : decodeURIComponent(path);
}

export async function setAside(path: string, parts: readonly string[] = ['', '-wal', '-shm']): Promise<string> {
  const ending = `.aside-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
  for (const part of parts) if (existsSync(path + part)) await rename(path + part, path + ending + part);
  return path + ending;
}

/** Creates a missing file. Undefined if the file is empty or unreadable, as only tickets need the key. */
export function readTicketKey(file: string): string | undefined {
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch {
    // The file exists, or can't be created: reading shows which.
  }
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** SQLite opens a read-only file without an error, and fails at the first write. */
function makeWritable(path: string): void {
  const folder = dirname(path);
  makeFolder(folder);
  for (const place of [folder, path]) if (place === folder || existsSync(place)) accessSync(place, constants.W_OK);
}

/** Recursive `mkdirSync` never returns where folders fail with ENOENT, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created the folder.
    if (!existsSync(folder)) throw error;
  }
}

/** Takes about 1 ms per MB. */
export async function checkIntegrity(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA quick_check(1)');
  if (rows[0]?.[0] !== 'ok') throw Object.assign(new Error('quick_check found damage'), { code: 'SQLITE_CORRUPT' });
}

/** Remote databases refuse PRAGMA user_version, so the version is a row. */
async function migrate(client: Client): Promise<void> {
  if ((await readVersion(client)) === lastVersion) return;
  const tx = await client.transaction('write');
  try {
    // Another process may have migrated before the lock was acquired.
    const version = await readVersion(tx);
    if (version > lastVersion)
      throw mistake(
        `The database has schema version ${version}, this server knows ${lastVersion}. Start the newer server, or use another database.`,
      );
    if (version > 0 && version < firstVersion)
      throw mistake(
        `The database has schema version ${version}, which this server cannot migrate. Start an earlier version of the server with it first.`,
      );
    const missing = version === 0 ? migrations : migrations.slice(version - firstVersion + 1);
    await tx.batch([...missing.flat(), `INSERT OR REPLACE INTO meta (key, value) VALUES ('schema', '${lastVersion}')`]);
    await tx.commit();
  } finally {
    tx.close();
  }
}

async function readVersion(db: Pick<Client, 'execute'>): Promise<number> {
  const { rows } = await db.execute(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'meta'`);
  if (rows.length === 0) return 0;
  const { rows: meta } = await db.execute(`SELECT value FROM meta WHERE key = 'schema'`);
  return Number(meta[0]?.['value'] ?? 0);
}

async function readMeta(client: Client): Promise<{ salt: string; origin: string; ticketKey: string | undefined }> {
  const { rows } = await client.execute('SELECT key, value FROM meta');
  const values = Object.fromEntries(rows.map(row => [row['key'], row['value']]));
  const { salt, origin, ticketKey } = values;
  if (typeof salt !== 'string' || typeof origin !== 'string')
    throw new DatabaseError('The database has lost its random values. Import the content into a new database.');
  return { salt, origin, ticketKey: typeof ticketKey === 'string' ? ticketKey : undefined };
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

export const parseJson = (value: unknown): unknown => JSON.parse(textOf(value) || 'null');

const queues = new WeakMap<Database, Promise<unknown>>();

/** Without turns, a second writer of this process would block the event loop. */
function inTurn<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const turn = (queues.get(db) ?? Promise.resolve()).then(async () => {
    try {
      const result = await work();
      db.onWrite?.();
      return result;
    } catch (error) {
      db.onWrite?.(error);
      throw db.explain(error);
    }
  });
  queues.set(
    db,
    turn.catch(() => undefined),
  );
  return turn;
}

export const writing = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  inTurn(db, async () => {
    const tx = await patiently(db, () => db.client.transaction('write'));
    try {
      const result = await work(tx);
      await tx.commit();
      return result;
    } finally {
      tx.close();
    }
  });

export const writeAll = (db: Database, statements: InStatement[]): Promise<ResultSet[]> =>
  inTurn(db, () => patiently(db, () => db.client.batch(statements, 'write')));

const [timeout, pause] = [2000, 50];

/** Unlike SQLite's own waiting, the pauses do not block the event loop. */
async function patiently<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!errorCode(error)?.startsWith('SQLITE_BUSY')) throw error;
      // A statement that met a lock stays open and prevents commits (libsql-js 238).
      if (db.client.protocol === 'file') db.client.reconnect();
      if (performance.now() - from > timeout) throw error;
      await new Promise(resolve => setTimeout(resolve, pause));
    }
  }
}

export async function inBatches(tx: Transaction, statements: InStatement[]): Promise<void> {
  for (let from = 0; from < statements.length; from += 200) await tx.batch(statements.slice(from, from + 200));
}

export const insert = (table: string, values: Record<string, InValue>): InStatement => ({
  sql: `INSERT OR REPLACE INTO ${table} (${Object.keys(values).join(', ')}) VALUES (${Object.keys(values)
    .map(() => '?')
    .join(', ')})`,
  args: Object.values(values),
});
