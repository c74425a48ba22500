import type { InStatement, InValue, ResultSet, Transaction } from '@libsql/client';
import { errorCode } from '../errorCode.ts';
import type { Database } from './database.ts';

const queues = new WeakMap<Database, Promise<unknown>>();

/** Serialized: a second writer of this process would block the event loop while waiting for the lock. */
function inTurn<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const turn = (queues.get(db) ?? Promise.resolve()).then(work);
  queues.set(
    db,
    turn.catch(() => undefined),
  );
  return turn;
}

export const writing = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> => inTurn(db, () => transact(db, work));

async function transact<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    const tx = await patiently(db, () => db.client.transaction('write'));
    try {
      const result = await work(tx);
      await tx.commit();
      db.onWrite?.();
      return result;
    } finally {
      // Rolls back unless committed.
      tx.close();
    }
  } catch (error) {
    throw reported(db, error);
  }
}

export const writeAll = (db: Database, statements: InStatement[]): Promise<ResultSet[]> =>
  inTurn(db, async () => {
    try {
      const results = await patiently(db, () => db.client.batch(statements, 'write'));
      db.onWrite?.();
      return results;
    } catch (error) {
      throw reported(db, error);
    }
  });

function reported(db: Database, error: unknown): unknown {
  db.onWrite?.(error);
  return db.explain(error);
}

/** Retry timeout and interval for another process's lock, in ms. */
const [timeout, pause] = [2000, 50];

/** Waits for a lock without blocking the event loop. */
async function patiently<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!errorCode(error)?.startsWith('SQLITE_BUSY')) throw error;
      // A statement that met a lock stays open, so the connection can't commit (libsql-js 238).
      if (db.client.protocol === 'file') db.client.reconnect();
      if (performance.now() - from > timeout) throw error;
      await new Promise(resolve => setTimeout(resolve, pause));
    }
  }
}

/** In batches, which bound memory and, for a remote cluster, the request size. */
export async function inBatches(tx: Transaction, statements: InStatement[]): Promise<void> {
  for (let from = 0; from < statements.length; from += 200) await tx.batch(statements.slice(from, from + 200));
}

export const insert = (table: string, values: Record<string, InValue>): InStatement => ({
  sql: `INSERT OR REPLACE INTO ${table} (${Object.keys(values).join(', ')}) VALUES (${Object.keys(values)
    .map(() => '?')
    .join(', ')})`,
  args: Object.values(values),
});
