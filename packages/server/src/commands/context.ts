import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { decodeText, refuseOtherKinds, UnknownEncoding, type Part } from '../content/import/decode.ts';
import { ContentError } from '../content/problems.ts';
import type { FestivalTimes } from '../content/festival.ts';
import type { Database } from '../infra/db/database.ts';
import { errorCode } from '../infra/errorCode.ts';

export interface CommandContext {
  db: Database;
  folder: string;
  /** @throws StartError if unknown */
  festival: () => Promise<FestivalTimes>;
  isDryRun: boolean;
  author: string;
  /** Confirms every question. */
  isConfirmed: boolean;
  /** Files override changes made by commands. */
  isOverwriting: boolean;
  /** Prompts on the terminal; undefined without one. */
  ask: ((question: string) => Promise<boolean>) | undefined;
  now: Date;
  /** Last day tickets are stored, if given. */
  keepUntil: string | undefined;
  /** Days tickets are stored after the doors close. */
  keepDays: number;
  siteUrl: string;
  /** Base of relative paths. */
  from: string;
  print: (line: string) => void;
}

/** What a command does, once its arguments are checked. */
export type Command = (context: CommandContext) => Promise<void>;

/** Wrong arguments, found before the database is opened. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Valid, but refused for the reason in the message. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** @throws ContentError, naming the file as given, if it doesn't exist or has another kind of content */
export async function readGiven(context: CommandContext, path: string, part: Part): Promise<string> {
  try {
    const bytes = await readFile(resolve(context.from, path));
    refuseOtherKinds(path, bytes, part);
    return decodeText(bytes);
  } catch (error) {
    if (error instanceof UnknownEncoding) throw new ContentError([{ file: path, code: 'encoding', params: { found: error.encoding } }]);
    if (!['ENOENT', 'EISDIR', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw error;
    throw new ContentError([{ file: path, code: 'noFile' }]);
  }
}
