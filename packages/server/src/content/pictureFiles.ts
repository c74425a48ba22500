import type { Article } from '@tand/festival';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deskPictureAddress } from '@tand/festival/desk';
import { listFolder } from './import/editionFolder.ts';

import type { Database } from '../infra/db/database.ts';
import { writeAll } from '../infra/db/writing.ts';
import { readPicture } from './pictures.ts';

const folderOf = (edition: string) => join(edition, 'news', 'pictures');
const formats = ['avif', 'webp'] as const;

/** Writes the uploaded pictures of articles. @returns the number of new ones */
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
    await writeAll(db, [
      {
        sql: 'INSERT OR IGNORE INTO pictures (name, avif, webp, width, height, at) VALUES (?, ?, ?, ?, ?, ?)',
        args: [name, new Uint8Array(avif!), new Uint8Array(webp!), width, height, new Date().toISOString()],
      },
    ]);
  }
}
