import { openDatabase, type Database, type OpenOptions } from './database.ts';

/** A database that may not be there yet: it is opened when it is first asked for, and again after a failure. */
export interface Connection {
  /** The open database, if there is one now. */
  readonly database: Database | undefined;
  /** @throws DatabaseError when it cannot be opened */
  get(): Promise<Database>;
  close(): void;
}

/** @param prepare done with the database each time it has been opened */
export function connect(url: string, options: OpenOptions, prepare: (db: Database) => Promise<void>): Connection {
  let database: Database | undefined;
  let opening: Promise<Database> | undefined;
  let failure: { error: unknown; at: number } | undefined;
  let isClosed = false;
  const open = async () => {
    const opened = await openDatabase(url, options);
    try {
      await prepare(opened);
    } catch (error) {
      opened.close();
      throw error;
    }
    if (isClosed) opened.close();
    database = opened;
    return opened;
  };
  return {
    get database() {
      return database;
    },
    async get() {
      if (database) return database;
      // Who asks right after a failure would wait as long for the same.
      if (failure && performance.now() - failure.at < 500) throw failure.error;
      return (opening ??= open()
        .catch((error: unknown) => {
          failure = { error, at: performance.now() };
          throw error;
        })
        .finally(() => (opening = undefined)));
    },
    close() {
      isClosed = true;
      database?.close();
    },
  };
}
