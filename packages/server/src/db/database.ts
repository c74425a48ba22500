import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient, type Client } from '@libsql/client';
import { DatabaseError, explainDatabaseError, isKnownError, mistake } from './errors.ts';
import { markOf, type TicketKeys } from '../secrets.ts';
import { migrations } from './migrations.ts';
import { readTicketKey } from './ticketKey.ts';

/** An open database: the libSQL client, and what was drawn by lot when it was made. */
export interface Database {
  readonly client: Client;
  /** Previews are signed with it, addresses counted under it. */
  readonly salt: string;
  /** What tickets are stored under; undefined where the key is not known, or not that of the tickets there. */
  readonly ticketKeys: TicketKeys | undefined;
  /** Names this database: its revisions are counted by it alone. */
  readonly origin: string;
  /** An error of the driver in plain words, where they are known; any other as it is. */
  explain(error: unknown): unknown;
  /** Throws when the database does not answer. */
  check(): Promise<void>;
  /** Brings what was written into the file itself, so that the one file is all of it. */
  settle(): Promise<void>;
  /** Settles what it can, and closes. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Token of a remote libSQL cluster. */
  authToken?: string | undefined;
  /** The key that tickets are stored under. Default: that in the file beside a database that is a file, made with it; a cluster has none. */
  ticketKey?: string | undefined;
  /** How long to wait for another process's lock, in milliseconds; nothing else happens in the process meanwhile. Default: 5,000. */
  lockTimeout?: number | undefined;
  /** How long a remote cluster may take until it answers, in milliseconds; the whole answer may take five times as long. Default: as long as it wants. */
  patience?: number | undefined;
  /** Told how long each question took, in seconds. */
  onAnswer?: ((question: { kind: 'execute' | 'batch'; outcome: 'answered' | 'failed' }, seconds: number) => void) | undefined;
}

/**
 * Opens a database and brings its schema up to date.
 * @param url `file:path.db` (created when missing, with its folder), `:memory:`, or a remote `libsql://…` address
 * @throws DatabaseError with a message for whoever starts the server
 */
export async function openDatabase(url: string, options: OpenOptions = {}): Promise<Database> {
  let client: Client | undefined;
  try {
    const path = localPath(url);
    if (path) makeWritable(resolve(path));
    const plain = createClient({
      url,
      timeout: options.lockTimeout ?? 5000,
      ...(options.authToken && { authToken: options.authToken }),
      ...(options.patience !== undefined && { fetch: impatientFetch(options.patience) }),
    });
    client = options.onAnswer ? timed(plain, options.onAnswer) : plain;
    if (path) {
      await client.execute('PRAGMA journal_mode = WAL');
      await checkIntegrity(client);
    }
    // What is in memory alone is gone with its key.
    const key =
      options.ticketKey ??
      (path ? readTicketKey(`${path}.key`) : /^(?:file:)?:memory:/.test(url) ? randomBytes(32).toString('base64url') : undefined);
    await migrate(client, key);
    const { salt, origin, ticketKey } = await readMeta(client);
    const keys = key === undefined ? undefined : { salt, key };
    const opened = client;
    return {
      client: opened,
      salt,
      ticketKeys: keys && (ticketKey === undefined || ticketKey === markOf(keys)) ? keys : undefined,
      origin,
      explain: error => (isKnownError(error) ? explainDatabaseError(error, url) : error),
      check: async () => void (await opened.execute('SELECT 1 FROM meta LIMIT 1')),
      settle: async () => {
        if (path) await opened.execute(settle);
      },
      close: async () => {
        // Where others read or write it stays as it is until the last of them closes.
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

/** The client, with a clock beside its questions; those of a transaction are part of other work. */
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

/** Gives up after some time, or requests to a cluster that hangs would pile up. */
const impatientFetch = (ms: number) => async (request: Request) => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`No answer within ${ms} ms`)), ms);
  try {
    return await fetch(request, { signal: AbortSignal.any([late.signal, AbortSignal.timeout(ms * 5)]) });
  } finally {
    clearTimeout(timer);
  }
};

/** Which file stands at a path; undefined where there is none, or an empty one. */
export function fileAt(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const { dev, ino, size } = statSync(path);
  return size > 0 ? `${dev} ${ino}` : undefined;
}

/** The file of a database that is one. */
export function localPath(url: string): string | undefined {
  if (!url.startsWith('file:') || url.startsWith('file::memory:')) return undefined;
  const path = url.slice('file:'.length).replace(/[?#].*$/s, '');
  return path.startsWith('//') ? fileURLToPath(`file:${path}`) : decodeURIComponent(path);
}

/**
 * Makes the folder and sees that file and folder can be written. SQLite itself opens a read-only file without a word and
 * fails at the first change, perhaps days later.
 */
function makeWritable(path: string): void {
  const folder = dirname(path);
  makeFolder(folder);
  for (const place of [folder, path]) if (place === folder || existsSync(place)) accessSync(place, constants.W_OK);
}

/** Folder by folder: `mkdirSync` with `recursive` never returns where a folder that is there refuses new ones with ENOENT, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(folder)) throw error;
  }
}

async function checkIntegrity(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA quick_check(1)');
  if (rows[0]?.[0] !== 'ok') throw Object.assign(new Error('quick_check found damage'), { code: 'SQLITE_CORRUPT' });
}

/** Runs the missing migrations in one transaction. The version is a row, not PRAGMA user_version, which remote clusters refuse to set. */
async function migrate(client: Client, key: string | undefined): Promise<void> {
  const current = await readVersion(client);
  if (current === migrations.length) return;
  const tx = await client.transaction('write');
  try {
    // Another process may have migrated between the look above and the lock.
    const version = await readVersion(tx);
    if (version > migrations.length) {
      throw mistake(
        `The database has schema version ${version}, this server knows ${migrations.length}. Start the newer server, or use another database.`,
      );
    }
    for (const statements of migrations.slice(version)) {
      for (const step of statements) await (typeof step === 'string' ? tx.execute(step) : step(tx, key));
    }
    await tx.execute({ sql: `INSERT OR REPLACE INTO meta (key, value) VALUES ('schema', ?)`, args: [String(migrations.length)] });
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
    throw new DatabaseError('The database has lost what was drawn when it was made. Import the content into a new database.');
  return { salt, origin, ticketKey: typeof ticketKey === 'string' ? ticketKey : undefined };
}
