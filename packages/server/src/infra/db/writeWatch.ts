import { errorCode } from '../errorCode.ts';
import { type Database, writeAll } from './database.ts';

const unwritable = /^SQLITE_(?:FULL|READONLY|IOERR|CANTOPEN)/;

export function watchWrites(log: (message: string, error?: unknown) => void) {
  let since: number | undefined;
  return {
    /** Epoch ms of the first failed write; undefined while writes succeed. */
    get since() {
      return since;
    },
    report: (error?: unknown) => {
      if (error === undefined) {
        if (since !== undefined) log('The database can be written again.');
        since = undefined;
      } else if (unwritable.test(errorCode(error) ?? '')) {
        if (since === undefined) log('The database cannot be written: changes and new phones are refused.', error);
        since ??= Date.now();
      }
    },
    async probe(db: Database | undefined) {
      if (since === undefined || !db) return;
      // Large enough to need new space on the disk, as a change does.
      const probe = `INSERT OR REPLACE INTO meta (key, value) VALUES ('probe', hex(zeroblob(8192)))`;
      await writeAll(db, [probe, `DELETE FROM meta WHERE key = 'probe'`]).catch(() => undefined);
    },
  };
}
