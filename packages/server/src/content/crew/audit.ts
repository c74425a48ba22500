import type { InStatement } from '@libsql/client';
import type { DeskAuditLine } from '@tand/festival/desk';
import { type Database, textOf, writeAll } from '../../infra/db/database.ts';

export type AuditEntry = Omit<DeskAuditLine, 'id' | 'at'>;

const storedDays = 365;

export const auditLine = ({ person, device, call, outcome, about }: AuditEntry, now: number): InStatement => ({
  sql: 'INSERT INTO audit (at, person, device, call, outcome, about) VALUES (?, ?, ?, ?, ?, ?)',
  args: [new Date(now).toISOString(), person, device, call, outcome, about],
});

export async function audit(db: Database, entry: AuditEntry, now: number): Promise<void> {
  const old = new Date(now - storedDays * 86_400_000).toISOString();
  await writeAll(db, [auditLine(entry, now), { sql: 'DELETE FROM audit WHERE at < ?', args: [old] }]);
}

/** One line per call, outcome and hour, so that strangers can't fill the log. */
export async function auditStranger(db: Database, call: string, outcome: string, now: number): Promise<void> {
  const hour = new Date(now - 3_600_000).toISOString();
  const args = [call, outcome, hour];
  const own = `person = '' AND call = ? AND outcome = ? AND at > ?`;
  await writeAll(db, [
    { sql: `UPDATE audit SET about = (max(CAST(about AS INTEGER), 1) + 1) || ' times' WHERE ${own}`, args },
    {
      sql: `INSERT INTO audit (at, person, device, call, outcome, about)
            SELECT ?, '', '', ?, ?, '' WHERE NOT EXISTS (SELECT 1 FROM audit WHERE ${own})`,
      args: [new Date(now).toISOString(), call, outcome, ...args],
    },
  ]);
}

export async function listAudit(db: Database, limit: number, before = Number.MAX_SAFE_INTEGER): Promise<DeskAuditLine[]> {
  const { rows } = await db.client.execute({ sql: 'SELECT * FROM audit WHERE id < ? ORDER BY id DESC LIMIT ?', args: [before, limit] });
  return rows.map(row => ({
    id: Number(row['id']),
    at: textOf(row['at']),
    person: textOf(row['person']),
    device: textOf(row['device']),
    call: textOf(row['call']),
    outcome: textOf(row['outcome']),
    about: textOf(row['about']),
  }));
}
