import { createHash } from 'node:crypto';
import type { Transaction } from '@libsql/client';
import { deskPictureAddress, type DeskPicture } from '@tand/festival/desk';
import type { Database } from '../infra/db/database.ts';
import { writing } from '../infra/db/writing.ts';
import type { Bytes } from '../infra/encoding.ts';

/** Detected from the bytes. SVG is excluded as it can contain scripts. */
const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
/** In px, the size of article images. */
const size = { width: 1200, height: 675 };
/** Protects against decompression bombs. */
const mostPixels = 50_000_000;

/**
 * Converts to AVIF and WebP without metadata (DESK-17).
 * @param check runs first in the transaction; what it throws prevents saving
 * @returns undefined if it isn't a readable picture
 */
export async function savePicture(
  db: Database,
  bytes: Uint8Array,
  now: number,
  check: (tx: Transaction) => Promise<void>,
): Promise<DeskPicture | undefined> {
  // Lazy: most servers never receive a picture.
  const { default: sharp } = await import('sharp');
  const made = await (async () => {
    const given = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
    const { format } = await given.metadata();
    if (!formats.has(format)) return undefined;
    const resized = given.rotate().resize({ ...size, fit: 'cover', position: 'attention', withoutEnlargement: true });
    return Promise.all([
      resized.clone().avif({ quality: 55 }).toBuffer({ resolveWithObject: true }),
      resized.clone().webp({ quality: 80 }).toBuffer(),
    ]);
  })().catch(() => undefined);
  if (!made) return undefined;
  const [{ data: avif, info }, webp] = made;
  const name = createHash('sha256').update(avif).digest('hex').slice(0, 20);
  await writing(db, async tx => {
    await check(tx);
    await tx.execute({
      sql: 'INSERT OR IGNORE INTO pictures (name, avif, webp, width, height, at) VALUES (?, ?, ?, ?, ?, ?)',
      args: [name, new Uint8Array(avif), new Uint8Array(webp), info.width, info.height, new Date(now).toISOString()],
    });
  });
  return { image: deskPictureAddress + name, width: info.width, height: info.height };
}

export async function readPicture(db: Database, name: string, format: 'avif' | 'webp'): Promise<Bytes | undefined> {
  const { rows } = await db.client.execute({ sql: `SELECT ${format} AS bytes FROM pictures WHERE name = ?`, args: [name] });
  const bytes = rows[0]?.['bytes'];
  return bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : undefined;
}
