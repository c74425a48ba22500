import type { InStatement, ResultSet, Transaction } from '@libsql/client';
import { errorCode } from '../errorCode.ts';
import type { Database } from './database.ts';

const queues = new WeakMap<Database, Promise<unknown>>();

/** One at a time: a second writer of this process would wait for the lock without letting the first go on. */
function inTurn<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const turn = (queues.get(db) ?? Promise.resolve()).then(work);
  queues.set(
    db,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Runs some work in one write transaction; what is thrown rolls it back. */
export const writing = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> => inTurn(db, () => transact(db, work));

async function transact<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    const tx = await patiently(db, () => db.client.transaction('write'));
    try {
      const result = await work(tx);
      await tx.commit();
      return result;
    } finally {
      // Rolls back unless committed.
      tx.close();
    }
  } catch (error) {
    throw db.explain(error);
  }
}

/** Writes some statements, all or none. */
export const writeAll = (db: Database, statements: InStatement[]): Promise<ResultSet[]> =>
  inTurn(db, () =>
    patiently(db, () => db.client.batch(statements, 'write')).catch((error: unknown) => {
      throw db.explain(error);
    }),
  );

/** For how long, and how often, a lock of another process is tried again, in milliseconds. */
const [patience, pause] = [2000, 50];

/** Waits for the lock of another process without stopping this one. */
async function patiently<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!errorCode(error)?.startsWith('SQLITE_BUSY')) throw error;
      // A statement that met a lock stays in progress, so that its connection could commit nothing more (libsql-js 238).
      if (db.client.protocol === 'file') db.client.reconnect();
      if (performance.now() - from > patience) throw error;
      await new Promise(resolve => setTimeout(resolve, pause));
    }
  }
}
