import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ContentError } from '../content/problems.ts';
import type { Database } from '../db/database.ts';
import { errorCode } from '../errorCode.ts';

/** What a command works with. */
export interface CommandContext {
  db: Database;
  /** The edition's folder. */
  folder: string;
  isDryRun: boolean;
  now: Date;
  /** Where the site is, for addresses that are printed. */
  siteUrl: string;
  /** Folder that relative paths are meant from. */
  from: string;
  print: (line: string) => void;
}

/** Called in a way that means nothing; the usage is printed beside it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A file named on the command line. @throws ContentError when it is not there */
export async function readGiven(context: CommandContext, path: string): Promise<string> {
  try {
    return await readFile(resolve(context.from, path), 'utf8');
  } catch (error) {
    if (!['ENOENT', 'EISDIR', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw error;
    throw new ContentError([{ file: path, message: 'there is no such file' }]);
  }
}
