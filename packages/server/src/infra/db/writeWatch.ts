import { errorCode } from '../errorCode.ts';
import type { Database } from './database.ts';
import { writeAll } from './writing.ts';

/** The disk is full or read-only, or reports an error. */
const unwritable = /^SQLITE_(?:FULL|READONLY|IOERR|CANTOPEN)/;

export interface WriteWatch {
  /** Epoch ms since when writes have failed. */
  readonly since: number | undefined;
  /** Called after each write. */
  report: (error?: unknown) => void;
  /** Tries to write if the last write failed, as visitors write nothing. */
  probe: (db: Database | undefined) => Promise<void>;
}

/** Reports that the database cannot be written, which reading doesn't show. Logs the start and the end. */
export function watchWrites(log: (message: string, error?: unknown) => void, now: () => number = Date.now): WriteWatch {
  let since: number | undefined;
  return {
    get since() {
      return since;
    },
    report(error) {
      if (error === undefined) {
        if (since !== undefined) log('The database can be written again.');
        since = undefined;
      } else if (unwritable.test(errorCode(error) ?? '')) {
        if (since === undefined) log('The database cannot be written: changes and new phones are refused.', error);
        since ??= now();
      }
    },
    async probe(db) {
      if (since === undefined || !db) return;
      // Large enough to need space, as a change does.
      const probe = `INSERT OR REPLACE INTO meta (key, value) VALUES ('probe', hex(zeroblob(8192)))`;
      await writeAll(db, [probe, `DELETE FROM meta WHERE key = 'probe'`]).catch(() => undefined);
    },
  };
}
