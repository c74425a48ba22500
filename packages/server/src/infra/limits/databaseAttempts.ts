import { day, mostAges, type Attempts } from './attempts.ts';
import type { Database } from '../db/database.ts';

/** The database's clock, in ms, is the same for all servers. */
const clock = `CAST(unixepoch('subsec') * 1000 AS INTEGER)`;

const marks = (keys: readonly string[]) => `(SELECT count(*) FROM attempts WHERE key IN (${keys.map(() => '?').join(', ')}))`;

/** Attempts shared by all servers of a database (LOOKUP-11). */
export function databaseAttempts(database: () => Database | undefined): Attempts {
  const client = () => {
    const db = database();
    if (!db) throw new Error('The database cannot be reached.');
    return db.client;
  };
  return {
    async read(keys) {
      const sets = await client().batch(
        [
          { sql: `SELECT ${marks(keys)} AS mark`, args: [...keys] },
          ...keys.map(key => ({
            sql: `SELECT ${clock} - at AS age FROM attempts WHERE key = ? ORDER BY at DESC LIMIT ${mostAges}`,
            args: [key],
          })),
        ],
        'read',
      );
      const ages = new Map(keys.map((key, index) => [key, sets[index + 1]?.rows.map(row => Number(row['age'])) ?? []]));
      return {
        mark: Number(sets[0]?.rows[0]?.['mark']),
        // Attempts in the future are from before the clock was set back.
        ages: key => (ages.get(key) ?? []).filter(age => age > -1000 && age < day).map(age => Math.max(0, age)),
      };
    },
    async add(attempts, keys, { mark }) {
      const [first] = await client().batch(
        [
          {
            sql: `INSERT OR REPLACE INTO attempts (key, item, at) SELECT column1, column2, ${clock} FROM (VALUES ${attempts
              .map(() => '(?, ?)')
              .join(', ')}) WHERE ${marks(keys)} = ?`,
            args: [...attempts.flatMap(({ key, item }) => [key, item]), ...keys, mark],
          },
          `DELETE FROM attempts WHERE at < ${clock} - ${day}`,
        ],
        'write',
      );
      return first && first.rowsAffected > 0 ? 'added' : 'changed';
    },
  };
}
