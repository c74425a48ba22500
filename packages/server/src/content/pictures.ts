import { createHash } from 'node:crypto';
import type { Transaction } from '@libsql/client';
import { deskPictureAddress, type DeskPicture } from '@tand/festival/desk';
import type { Database } from '../infra/db/database.ts';
import { writing } from '../infra/db/writing.ts';
import type { Bytes } from '../infra/encoding.ts';
import { convertPicture } from './pictureProcess.ts';

/**
 * Converts to AVIF and WebP without metadata (DESK-17).
 * @param check runs first in the transaction; what it throws prevents saving
 * @returns undefined if it isn't a readable picture. @throws TooMuchError if too many wait
 */
export async function savePicture(
  db: Database,
  bytes: Uint8Array,
  now: number,
  check: (tx: Transaction) => Promise<void>,
): Promise<DeskPicture | undefined> {
  const made = await convertPicture(bytes);
  if (!made) return undefined;
  const { avif, webp, width, height } = made;
  const name = createHash('sha256').update(avif).digest('hex').slice(0, 20);
  await writing(db, async tx => {
    await check(tx);
    await tx.execute({
      sql: 'INSERT OR IGNORE INTO pictures (name, avif, webp, width, height, at) VALUES (?, ?, ?, ?, ?, ?)',
      args: [name, avif, webp, width, height, new Date(now).toISOString()],
    });
  });
  return { image: deskPictureAddress + name, width, height };
}

export async function readPicture(db: Database, name: string, format: 'avif' | 'webp'): Promise<Bytes | undefined> {
  const { rows } = await db.client.execute({ sql: `SELECT ${format} AS bytes FROM pictures WHERE name = ?`, args: [name] });
  const bytes = rows[0]?.['bytes'];
  return bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : undefined;
}
