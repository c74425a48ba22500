import { randomBytes } from 'node:crypto';
import type { Article } from '@tand/festival';
import type { Transaction } from '@libsql/client';
import { type Database, textOf } from '../infra/db/database.ts';
import { previewToken } from '../infra/secrets.ts';

const keyOf = (id: number) => `preview ${id}`;

/** A new slug, a revocation or a restored backup changes the tokens. */
export async function previewTokens({ client, salt, origin }: Database): Promise<(item: Pick<Article, 'id' | 'slug'>) => string> {
  const { rows } = await client.execute(`SELECT key, value FROM meta WHERE key GLOB 'preview *'`);
  const renewed = new Map(rows.map(({ key, value }) => [textOf(key), textOf(value)]));
  return ({ id, slug }) => previewToken(salt, `${origin} ${id} ${slug} ${renewed.get(keyOf(id)) ?? ''}`);
}

export const revokePreviews = (tx: Pick<Transaction, 'execute'>, id: number) =>
  tx.execute({ sql: 'INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)', args: [keyOf(id), randomBytes(12).toString('hex')] });
