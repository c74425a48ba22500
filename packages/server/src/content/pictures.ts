import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InStatement, Transaction } from '@libsql/client';
import type { Article } from '@tand/festival';
import { deskPictureAddress } from '@tand/festival/desk';
import { writeAll, writing, type Database } from '../infra/db/database.ts';
import type { Bytes } from '../infra/encoding.ts';
import { listFolder } from './import/editionFolder.ts';
import { convertPicture, type ConvertedPicture } from './pictureProcess.ts';

const formats = ['avif', 'webp'] as const;

const insertPicture = (name: string, { avif, webp, width, height }: ConvertedPicture, now: number): InStatement => ({
  sql: 'INSERT OR IGNORE INTO pictures (name, avif, webp, width, height, at) VALUES (?, ?, ?, ?, ?, ?)',
  args: [name, avif, webp, width, height, new Date(now).toISOString()],
});

/** DESK-17 */
export async function savePicture(db: Database, bytes: Uint8Array, now: number, check: (tx: Transaction) => Promise<void>) {
  const made = await convertPicture(bytes);
  if (!made) return undefined;
  const name = createHash('sha256').update(made.avif).digest('hex').slice(0, 20);
  await writing(db, async tx => {
    await check(tx);
    await tx.execute(insertPicture(name, made, now));
  });
  return deskPictureAddress + name;
}

export async function readPicture(db: Database, name: string, format: (typeof formats)[number]): Promise<Bytes | undefined> {
  const { rows } = await db.client.execute({ sql: `SELECT ${format} AS bytes FROM pictures WHERE name = ?`, args: [name] });
  const bytes = rows[0]?.['bytes'];
  return bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : undefined;
}

const folderOf = (edition: string) => join(edition, 'news', 'pictures');

export async function exportPictures(db: Database, edition: string, news: readonly Article[]): Promise<number> {
  const folder = folderOf(edition);
  const there = new Set(await listFolder(folder));
  const names = new Set(
    news.flatMap(({ image }) => (image.startsWith(deskPictureAddress) ? [image.slice(deskPictureAddress.length)] : [])),
  );
  let count = 0;
  for (const name of names) {
    if (formats.every(format => there.has(`${name}.${format}`))) continue;
    const [avif, webp] = await Promise.all(formats.map(format => readPicture(db, name, format)));
    if (!avif || !webp) continue;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${name}.avif`), avif);
    await writeFile(join(folder, `${name}.webp`), webp);
    count += 1;
  }
  return count;
}

export async function importPictures(db: Database, edition: string): Promise<void> {
  const folder = folderOf(edition);
  const there = new Set(await listFolder(folder));
  const names = [...there].flatMap(file => /^([0-9a-f]{20})\.avif$/.exec(file)?.[1] ?? []).filter(name => there.has(`${name}.webp`));
  for (const name of names) {
    if (await readPicture(db, name, 'avif')) continue;
    const [avif, webp] = await Promise.all(formats.map(format => readFile(join(folder, `${name}.${format}`))));
    const { default: sharp } = await import('sharp');
    const { width, height } = await sharp(webp).metadata();
    await writeAll(db, [insertPicture(name, { avif: new Uint8Array(avif!), webp: new Uint8Array(webp!), width, height }, Date.now())]);
  }
}
