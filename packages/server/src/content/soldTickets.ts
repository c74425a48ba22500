import { type Database, textOf } from '../infra/db/database.ts';

export async function findTickets(db: Database, referenceHash: string, now: number) {
  const { rows } = await db.client.execute({
    sql: 'SELECT * FROM tickets WHERE reference_hash = ? AND keep_until >= ? ORDER BY range_start LIMIT 50',
    args: [referenceHash, dayOf(now)],
  });
  return rows.map(row => ({
    postalHash: textOf(row['postal_hash']),
    start: Number(row['range_start']),
    end: Number(row['range_end']),
    hiddenName: textOf(row['name']),
    purchased: textOf(row['purchased']),
  }));
}

export type Purged = { referenceHash: string } | { now: number } | 'all';

const conditionOf = (which: Purged) => {
  if (which === 'all') return { sql: 'TRUE', args: [] };
  return 'now' in which ? { sql: 'keep_until < ?', args: [dayOf(which.now)] } : { sql: 'reference_hash = ?', args: [which.referenceHash] };
};

export async function countTickets(db: Database, which: Purged): Promise<number> {
  const { sql, args } = conditionOf(which);
  const { rows } = await db.client.execute({ sql: `SELECT count(*) AS count FROM tickets WHERE ${sql}`, args });
  return Number(rows[0]?.['count']);
}

export async function purgeTickets(db: Database, which: Purged): Promise<number> {
  const { sql, args } = conditionOf(which);
  const [gone] = await db.client.batch(
    [
      { sql: `DELETE FROM tickets WHERE ${sql}`, args },
      // Allows importing the same file again.
      `DELETE FROM meta WHERE key = 'ticketsFile' AND changes() > 0`,
      // Without tickets, the next import may use another key.
      `DELETE FROM meta WHERE key = 'ticketKey' AND NOT EXISTS (SELECT 1 FROM tickets)`,
    ],
    'write',
  );
  return gone?.rowsAffected ?? 0;
}

export async function readFileMark(db: Database): Promise<string | undefined> {
  const { rows } = await db.client.execute(`SELECT value FROM meta WHERE key = 'ticketsFile'`);
  return rows[0] && textOf(rows[0]['value']);
}

export async function keepFileMark(db: Database, mark: string): Promise<void> {
  await db.client.execute({ sql: `INSERT OR REPLACE INTO meta (key, value) VALUES ('ticketsFile', ?)`, args: [mark] });
}

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);
