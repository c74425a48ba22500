import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../db/database.ts';
import { errorCode } from '../errorCode.ts';
import { importContent, type ImportOptions, type ImportReport } from './import.ts';
import { readEditionContent, type Changes } from './read.ts';

/**
 * Writes files of an edition and lets the database follow, as one: everything is checked before anything is written, and
 * a failure leaves folder and database as they were. A dry run writes neither.
 * @throws ContentError naming file, line and field of every mistake
 */
export async function applyChanges(db: Database, folder: string, changes: Changes, options: ImportOptions = {}): Promise<ImportReport> {
  const content = await readEditionContent(folder, changes);
  if (options.isDryRun) return importContent(db, content, options);
  const before = new Map<string, string | undefined>();
  try {
    for (const [path, text] of changes) {
      const file = join(folder, path);
      before.set(file, await readIfThere(file));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    return await importContent(db, content, options);
  } catch (error) {
    for (const [file, text] of before) await (text === undefined ? rm(file, { force: true }) : writeFile(file, text));
    throw error;
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
