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
  /** Who makes the revision. */
  author: string;
  /** Whether a question is answered with yes before it is asked. */
  isConfirmed: boolean;
  /** Whether the edition's files count more than what commands have changed since. */
  isOverwriting: boolean;
  /** Asks whoever sits at the terminal; undefined where nobody does. */
  ask: ((question: string) => Promise<boolean>) | undefined;
  now: Date;
  /** The last day that tickets are kept, where it is named. */
  keepUntil: string | undefined;
  /** How many days tickets are kept after the doors have closed. */
  keepDays: number;
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

/** Understood, but not done, for a reason that the message names. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** A file named on the command line. @throws ContentError when it is not there, by the name that it was given */
export async function readGiven(context: CommandContext, path: string, name = path): Promise<string> {
  try {
    return await readFile(resolve(context.from, path), 'utf8');
  } catch (error) {
    if (!['ENOENT', 'EISDIR', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw error;
    throw new ContentError([{ file: name, message: 'there is no such file' }]);
  }
}
