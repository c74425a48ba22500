import { isDeepStrictEqual } from 'node:util';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { importContent } from './import/saveImport.ts';
import { readEditionContent, type ReadOptions } from './import/editionFolder.ts';
import { editionImport, parseDated, readContent, toDocuments, type StoredContent } from './revisions.ts';
import { openDatabase } from '../infra/db/database.ts';

/** Writes the file atomically. */
export async function saveLastKnown(file: string, content: StoredContent): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.new`; // servers may share the file
  try {
    await writeFile(temporary, JSON.stringify(content));
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** @throws Error if the file doesn't exist or is not JSON */
export async function readLastKnown(file: string): Promise<StoredContent> {
  const saved = parseDated(await readFile(file, 'utf8')) as StoredContent;
  // Files of earlier versions may not have these fields.
  const before = { goneNews: [], hasTickets: false, notices: [] };
  const changedBefore = { notices: { number: 0, at: new Date(0) } };
  return { ...before, ...saved, lastChanged: { ...changedBefore, ...saved.lastChanged } };
}

/** Content of an edition's files. @throws ContentError */
export async function readFileContent(folder: string, options: ReadOptions): Promise<StoredContent> {
  const db = await openDatabase(':memory:');
  try {
    await importContent(db, await readEditionContent(folder, options), { note: editionImport });
    return { ...(await readContent(db)), origin: '' };
  } finally {
    await db.close();
  }
}

/** Whether rebuilding from the files loses neither changes nor tickets. */
export async function isInFiles(saved: StoredContent, folder: string, options: ReadOptions): Promise<boolean> {
  const files = await readFileContent(folder, options);
  return (files.hasTickets || !saved.hasTickets) && (saved.number <= 1 || isDeepStrictEqual(toDocuments(saved), toDocuments(files)));
}
