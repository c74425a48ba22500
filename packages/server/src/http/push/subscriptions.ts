import { createHash } from 'node:crypto';
import type { PushSubscribed } from '@tand/festival';
import { type Database, textOf, writeAll, writing } from '../../infra/db/database.ts';

export const subscriptionId = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);

const most = 50_000;

const iso = (at: number) => new Date(at).toISOString();

/** At the limit, replaces the oldest phone that has taken no message; without one, returns false (PUSH-1). */
export async function subscribe(db: Database, { endpoint, keys, lang, picks }: PushSubscribed, until: number, now: number) {
  const id = subscriptionId(endpoint);
  return writing(db, async tx => {
    const { rows } = await tx.execute({ sql: 'SELECT count(*) AS number FROM subscriptions WHERE id <> ?', args: [id] });
    if (Number(rows[0]?.['number']) >= most) {
      const { rows: old } = await tx.execute('SELECT id FROM subscriptions WHERE confirmed = 0 ORDER BY since LIMIT 1');
      if (!old[0]) return false;
      await tx.batch(forgetting([textOf(old[0]['id'])]));
    }
    await tx.batch([
      {
        sql: `INSERT INTO subscriptions (id, endpoint, p256dh, auth, lang, until, since) VALUES (?, ?, ?, ?, ?, ?, ?)
              ON CONFLICT (id) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth, lang = excluded.lang, until = excluded.until`,
        args: [id, endpoint, keys.p256dh, keys.auth, lang, iso(until), iso(now)],
      },
      { sql: 'DELETE FROM subscription_picks WHERE subscription = ?', args: [id] },
      {
        sql: 'INSERT OR IGNORE INTO subscription_picks (item, subscription) SELECT value, ? FROM json_each(?)',
        args: [id, JSON.stringify(picks)],
      },
    ]);
    return true;
  });
}

export async function isSubscribed(db: Database, endpoint: string): Promise<boolean> {
  const { rows } = await db.client.execute({ sql: 'SELECT 1 FROM subscriptions WHERE id = ?', args: [subscriptionId(endpoint)] });
  return rows.length > 0;
}

export const forgetting = (ids: readonly string[]) =>
  [
    ['subscriptions', 'id'],
    ['subscription_picks', 'subscription'],
    ['messages', 'subscription'],
  ].map(([table, column]) => ({
    sql: `DELETE FROM ${table} WHERE ${column} IN (SELECT value FROM json_each(?))`,
    args: [JSON.stringify(ids)],
  }));

export const unsubscribe = (db: Database, endpoint: string) => writeAll(db, forgetting([subscriptionId(endpoint)]));

/** PUSH-6 */
export async function purgeSubscriptions(db: Database, now: number): Promise<number> {
  const { rows } = await db.client.execute({ sql: 'SELECT id FROM subscriptions WHERE until <= ?', args: [iso(now)] });
  if (rows.length > 0) await writeAll(db, forgetting(rows.map(row => textOf(row['id']))));
  return rows.length;
}
