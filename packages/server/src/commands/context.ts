import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Article } from '@tand/festival';
import type { DeskNote } from '@tand/festival/desk';
import { describeChanges, describeReport } from '../content/describe.ts';
import { decodeText, refuseOtherKinds, type Part } from '../content/import/decode.ts';
import { carryOut, planImport, type ImportPlan, type ImportReport } from '../content/import/saveImport.ts';
import { ContentError } from '../content/problems.ts';
import type { FestivalTimes } from '../content/festival.ts';
import { readContent, readNewsSince, toDocuments, type Change, type EditionContent } from '../content/revisions.ts';
import { fileAt, localPath, type Database } from '../infra/db/database.ts';
import { errorCode } from '../infra/errorCode.ts';

export interface CommandContext {
  db: Database;
  folder: string;
  /** @throws StartError if days and time zone cannot be read */
  festival: () => Promise<FestivalTimes>;
  isDryRun: boolean;
  author: string;
  /** Whether every question counts as answered with yes. */
  isConfirmed: boolean;
  /** Whether files replace articles that commands or the desk changed since the last export. */
  isOverwriting: boolean;
  /** Asks on the terminal; undefined without one. */
  ask: ((question: string) => Promise<boolean>) | undefined;
  now: Date;
  /** Days for which tickets are stored after the doors close. */
  keepDays: number;
  siteUrl: string;
  /** Whether `siteUrl` is assumed, because neither `--site` nor `DESK_ORIGIN` is given. */
  isSiteAssumed: boolean;
  /** Base of relative paths. */
  from: string;
  print: (line: string) => void;
}

export interface Needs {
  /** Whether a missing database that the user names is created. Other commands refuse it: the name is probably mistyped. */
  isCreating?: boolean;
  /** Whether an empty database is filled from the edition first. */
  isFilled?: boolean;
}

export type Run = (work: (context: CommandContext) => Promise<void>, needs?: Needs) => Promise<void>;

export class RefusedError extends Error {
  override name = 'RefusedError';
}

export function printLinks({ print, isSiteAssumed }: CommandContext, lines: readonly string[]): void {
  for (const line of lines) print(line);
  if (isSiteAssumed && lines.length > 0) print("The site's address is assumed: name it with --site https://… or DESK_ORIGIN.");
}

/** @throws RefusedError if the database is a missing or empty file, in which `openDatabase` would create one */
export function refuseMissing(databaseUrl: string): void {
  const path = localPath(databaseUrl);
  if (path && !fileAt(path)) throw new RefusedError(`There is no database ${path}: correct --database or DATABASE_URL.`);
}

/** @throws ContentError with the given path if the file is missing, empty, in an unknown encoding or of another kind */
export async function readGiven(context: CommandContext, path: string, part: Part): Promise<string> {
  try {
    const bytes = await readFile(resolve(context.from, path));
    refuseOtherKinds(path, bytes, part);
    return decodeText(path, bytes);
  } catch (error) {
    if (!['ENOENT', 'EISDIR', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw error;
    throw new ContentError([{ file: path, code: 'noFile' }]);
  }
}

/** @returns false for a dry run */
export async function saveContent(context: CommandContext, content: Partial<EditionContent>, note: DeskNote): Promise<boolean> {
  return savePlan(context, await planImport(context.db, content), note);
}

export async function savePlan(context: CommandContext, plan: ImportPlan, note: DeskNote): Promise<boolean> {
  const { changes, report } = plan;
  for (const line of describeChanges(changes, await placeNames(context, changes))) context.print(line);
  const isChanged = Object.values(report).some(({ added, updated, removed }) => added + updated + removed > 0);
  if (context.isDryRun) {
    context.print(`Would change: ${describeReport(report)}`);
    return false;
  }
  await confirm(context, report);
  await carryOut(context.db, plan, { author: context.author, note });
  context.print(`${isChanged ? 'Done' : 'Nothing changed'}: ${describeReport(report)}`);
  return true;
}

async function placeNames({ db }: CommandContext, changes: readonly Change[]): Promise<Map<string, string>> {
  const current = [...toDocuments(await readContent(db)).place].map(([id, place]) => ({ id, place }));
  const changed = changes.flatMap(({ kind, id, before, after }) => (kind === 'place' ? [{ id, place: after ?? before ?? {} }] : []));
  return new Map([...current, ...changed].map(({ id, place }) => [id, String(place['name_sv'])]));
}

const nouns: Record<keyof ImportReport, string> = {
  news: 'news items',
  locations: 'places',
  schedule: 'programme items',
  tickets: 'ticket ranges',
};

/** @throws RefusedError unless the removal is small or confirmed */
async function confirm({ isConfirmed, ask }: CommandContext, report: ImportReport): Promise<void> {
  const much = (['news', 'locations', 'schedule', 'tickets'] as const).flatMap(part => {
    const { updated, removed, unchanged } = report[part];
    const all = updated + removed + unchanged;
    return removed > 1 && removed > all / 10 ? [`${removed} of ${all} ${nouns[part]}`] : [];
  });
  if (much.length === 0 || isConfirmed) return;
  const what = `This removes ${much.join(' and ')}.`;
  if (!ask) throw new RefusedError(`${what} Nothing was changed. To confirm, add --yes.`);
  if (!(await ask(`${what} Continue? (y/N) `))) throw new RefusedError('Nothing was changed.');
}

/** Without --overwrite, articles that commands or the desk changed since the last export stay as stored (NEWS-16). */
export async function keepNewer({ db, isOverwriting, print }: CommandContext, files: Article[]): Promise<Article[]> {
  if (isOverwriting) return files;
  const given = toDocuments({ news: files, places: [], items: [] }).news;
  const newer = (await readNewsSince(db)).filter(item => {
    const own = toDocuments({ news: [item], places: [], items: [] }).news.get(String(item.id));
    return !isDeepStrictEqual(own, given.get(String(item.id)));
  });
  for (const { headline, slug } of newer)
    print(
      `  skipped news “${headline.sv}” (${slug}): changed by a command or at the desk and not exported since; --overwrite imports the file`,
    );
  return [...files.filter(({ id }) => !newer.some(item => item.id === id)), ...newer];
}
