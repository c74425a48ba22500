import webPush from 'web-push';
import type { Database } from '../db/database.ts';
import { textOf } from '../db/row.ts';
import { writeAll } from '../db/writing.ts';

/** What messages to phones are signed with (VAPID); browsers bind a subscription to the public one. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Makes the keys of a database, once: with others, all subscriptions would be lost. @returns whether there were none */
export async function makeKeys(db: Database): Promise<boolean> {
  if (await readKeys(db)) return false;
  const keys: PushKeys = webPush.generateVAPIDKeys();
  await writeAll(db, [{ sql: `INSERT OR IGNORE INTO meta (key, value) VALUES ('pushKeys', ?)`, args: [JSON.stringify(keys)] }]);
  return true;
}

/** Undefined while nobody has made any: then nobody is asked to subscribe. */
export async function readKeys(db: Database): Promise<PushKeys | undefined> {
  const { rows } = await db.client.execute(`SELECT value FROM meta WHERE key = 'pushKeys'`);
  const text = textOf(rows[0]?.['value']);
  return text ? (JSON.parse(text) as PushKeys) : undefined;
}
