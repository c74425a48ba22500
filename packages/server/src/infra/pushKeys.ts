import webPush, { type VapidKeys } from 'web-push';
import { type Database, textOf, writeAll } from './db/database.ts';

/** @returns false if there are keys: new ones would invalidate all subscriptions */
export async function makeKeys(db: Database): Promise<boolean> {
  if (await readKeys(db)) return false;
  const keys = webPush.generateVAPIDKeys();
  await writeAll(db, [{ sql: `INSERT OR IGNORE INTO meta (key, value) VALUES ('pushKeys', ?)`, args: [JSON.stringify(keys)] }]);
  return true;
}

export async function readKeys(db: Database): Promise<VapidKeys | undefined> {
  const { rows } = await db.client.execute(`SELECT value FROM meta WHERE key = 'pushKeys'`);
  const text = textOf(rows[0]?.['value']);
  return text ? (JSON.parse(text) as VapidKeys) : undefined;
}
