import { isDeepStrictEqual } from 'node:util';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { importContent } from './content/import.ts';
import { readEditionContent, type ReadOptions } from './content/read.ts';
import { importNotes, readContent, toDocuments, type StoredContent } from './db/content.ts';
import { openDatabase } from './db/database.ts';

/** Dates as JSON has them become dates again. */
const revive = (key: string, value: unknown) =>
  typeof value === 'string' && (key === 'at' || key === 'modified' || key.endsWith('Date')) ? new Date(value) : value;

/** Keeps what was read from the database in a file, whole or not at all. */
export async function keepContent(file: string, content: StoredContent): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const whole = `${file}.${process.pid}.new`; // another server may keep its own in the same file
  try {
    await writeFile(whole, JSON.stringify(content));
    await rename(whole, file);
  } catch (error) {
    await rm(whole, { force: true }); // on a full disk it would take the last of it
    throw error;
  }
}

/** @throws Error when there is none */
export async function readKeptContent(file: string): Promise<StoredContent> {
  // Earlier versions of the server kept neither articles that are gone nor tickets nor notices.
  const kept = JSON.parse(await readFile(file, 'utf8'), revive) as Omit<StoredContent, 'goneNews' | 'hasTickets' | 'notices'> &
    Partial<StoredContent>;
  const notices = kept.lastChanged.notices as StoredContent['lastChanged']['notices'] | undefined;
  const lastChanged = { ...kept.lastChanged, notices: notices ?? { number: 0, at: new Date(0) } };
  return { goneNews: [], hasTickets: false, notices: [], ...kept, lastChanged };
}

/**
 * The content of an edition's files, without a database to count its revisions.
 * @throws ContentError naming every mistake
 */
export async function readFileContent(folder: string, options: ReadOptions = {}): Promise<StoredContent> {
  const db = await openDatabase(':memory:');
  try {
    await importContent(db, await readEditionContent(folder, options), { note: importNotes.first });
    return { ...(await readContent(db)), origin: '' };
  } finally {
    await db.close();
  }
}

/**
 * Whether an edition's files hold all that a database had when it was last read, so that it can be made anew from them.
 * @throws ContentError naming every mistake of the files
 */
export async function isInFiles(kept: StoredContent, folder: string, options: ReadOptions): Promise<boolean> {
  const files = await readFileContent(folder, options);
  return (files.hasTickets || !kept.hasTickets) && (kept.number <= 1 || isDeepStrictEqual(toDocuments(kept), toDocuments(files)));
}
