import type { Database } from './database.ts';
import { textOf } from './row.ts';

export interface StoredTicket {
  postalHash: string;
  start: number;
  end: number;
  name: string;
  purchased: string;
}

/** Ticket ranges of one hashed reference, by the primary key's index. */
export async function findTickets(db: Database, referenceHash: string): Promise<StoredTicket[]> {
  const { rows } = await db.client.execute({
    sql: 'SELECT * FROM tickets WHERE reference_hash = ? ORDER BY range_start LIMIT 50',
    args: [referenceHash],
  });
  return rows.map(row => ({
    postalHash: textOf(row['postal_hash']),
    start: Number(row['range_start']),
    end: Number(row['range_end']),
    name: textOf(row['name']),
    purchased: textOf(row['purchased']),
  }));
}
