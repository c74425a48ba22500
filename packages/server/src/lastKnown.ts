import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { importEdition } from './content/import.ts';
import { readContent, type StoredContent } from './db/content.ts';
import { openDatabase } from './db/database.ts';

/** Dates as JSON has them become dates again. */
const revive = (key: string, value: unknown) =>
  typeof value === 'string' && (key === 'at' || key === 'modified' || key.endsWith('Date')) ? new Date(value) : value;

/** Keeps what was read from the database in a file, whole or not at all. */
export async function keepContent(file: string, content: StoredContent): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const whole = `${file}.${process.pid}.new`; // another server may keep its own in the same file
  await writeFile(whole, JSON.stringify(content));
  await rename(whole, file);
}

/** @throws Error when there is none */
export async function readKeptContent(file: string): Promise<StoredContent> {
  // An earlier version of the server kept no articles that are gone.
  const kept = JSON.parse(await readFile(file, 'utf8'), revive) as Omit<StoredContent, 'goneNews'> & Partial<StoredContent>;
  return { goneNews: [], ...kept };
}

/**
 * The content of an edition's files, without a database to count its revisions.
 * @throws ContentError naming every mistake
 */
export async function readFileContent(folder: string): Promise<StoredContent> {
  const db = await openDatabase(':memory:');
  try {
    await importEdition(db, folder);
    return { ...(await readContent(db)), origin: '' };
  } finally {
    db.close();
  }
}
