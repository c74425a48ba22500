import { statSync } from 'node:fs';
import { setAside, fileAt, localPath, openDatabase, type Database, type OpenOptions } from './database.ts';
import { errorCode } from '../errorCode.ts';
import { DatabaseError, describeUrl } from './errors.ts';

export interface ConnectOptions extends OpenOptions {
  prepare: (db: Database) => Promise<void>;
  /** Whether a missing file may be created; not called once a file was open. Default: yes. */
  mayMake?: (() => Promise<boolean>) | undefined;
  /** Whether a damaged file may be replaced; not called once a file was open. Default: no. */
  isReplaceable?: (() => Promise<boolean>) | undefined;
  log: (message: string) => void;
}

const brokenFile = /^SQLITE_(?:CORRUPT|NOTADB|IOERR|CANTOPEN|READONLY)/;

export function connect(url: string, { prepare, mayMake, isReplaceable, log, ...options }: ConnectOptions) {
  const path = localPath(url);
  let open: { database: Database; file: string | undefined; log: number | undefined } | undefined;
  let opening: Promise<Database> | undefined;
  let failure: { error: unknown; at: number } | undefined;
  let wasOpen = false;
  let isClosed = false;

  const make = async () => {
    if (path && !fileAt(path) && (wasOpen || (mayMake && !(await mayMake())))) throw new DatabaseError(missing(url));
    const database = await openDatabase(url, options).catch(async (error: unknown) => {
      const isDamaged = error instanceof DatabaseError && error.isDamaged;
      if (!path || wasOpen || !isDamaged || !(await isReplaceable?.())) throw error;
      log(`${error.message} It was set aside as ${await setAside(path)} and is created again from the edition, with all content.`);
      return openDatabase(url, options);
    });
    try {
      await prepare(database);
    } catch (error) {
      await database.close();
      throw error;
    }
    if (isClosed) await database.close();
    wasOpen = true;
    open = { database, file: path && fileAt(path), log: path === undefined ? undefined : logOf(path) };
    return database;
  };
  const get = async () => {
    // After a replacement, the open file descriptor would still read the previous file.
    if (open && path && fileAt(path) !== open.file) {
      const { log } = open;
      await forget();
      // SQLite would apply the previous file's write-ahead log to its replacement.
      if (fileAt(path) && log !== undefined && logOf(path) === log) await setAside(path, ['-wal', '-shm']);
    }
    if (open) return open.database;
    if (failure && performance.now() - failure.at < 500) throw failure.error;
    return (opening ??= make()
      .catch((error: unknown) => {
        failure = { error, at: performance.now() };
        throw error;
      })
      .finally(() => (opening = undefined)));
  };
  const forget = async () => {
    const { database } = open ?? {};
    open = undefined;
    await database?.close();
  };

  return {
    get database(): Database | undefined {
      // Writes to a file that was removed or replaced would be lost.
      return open && path && fileAt(path) !== open.file ? undefined : open?.database;
    },
    async use<T>(work: (db: Database) => Promise<T>): Promise<T> {
      const database = await get();
      try {
        return await work(database);
      } catch (error) {
        if (path && open?.database === database && brokenFile.test(errorCode(error) ?? '')) await forget();
        throw database.explain(error);
      }
    },
    async close() {
      isClosed = true;
      await forget();
    },
  };
}

const logOf = (path: string) => statSync(`${path}-wal`, { throwIfNoEntry: false })?.ino;

const missing = (url: string) =>
  `The database ${describeUrl(url)} is gone. Put it back, or restore a backup: content restore <file>. A start creates it again only if the edition's files have all of its content.`;
