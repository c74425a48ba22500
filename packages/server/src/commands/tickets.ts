import { instantToLocal } from '@tand/festival';
import { ContentError } from '../content/problems.ts';
import { parseTickets } from '../content/import/ticketsCsv.ts';
import { countTickets, keepFileMark, purgeTickets, readFileMark, type Purged } from '../content/soldTickets.ts';
import { fileMark, hashReference } from '../infra/secrets.ts';
import { readGiven, RefusedError, type CommandContext, saveContent } from './context.ts';

const day = 86_400_000;

/** `content tickets import`: replaces all sold tickets; the file isn't needed afterwards (LOOKUP-13). */
export async function importTickets(context: CommandContext, path: string, wantedDay?: string): Promise<void> {
  const text = await readGiven(context, path, 'tickets');
  const { timeZone } = await context.festival();
  const { tickets, problems } = parseTickets(path, text, timeZone);
  if (problems.length > 0) throw new ContentError(problems);
  if (tickets.length === 0) throw new ContentError([{ file: path, code: 'noTickets' }]);
  const keepUntil = wantedDay ?? (await lastDay(context));
  if (keepUntil < context.now.toISOString().slice(0, 10))
    throw new RefusedError(
      `These tickets were to be deleted after ${keepUntil}. If they are still needed, name another day with --keep-until.`,
    );
  const { db, isDryRun, print } = context;
  const mark = db.ticketKeys && fileMark(db.ticketKeys, text, keepUntil);
  // Does not hash a hundred thousand tickets of an unchanged file again.
  if (mark !== undefined && (await readFileMark(db)) === mark) return print('Nothing changed: this file was imported last.');
  const content = { tickets: tickets.map(ticket => ({ ...ticket, keepUntil })) };
  const isDone = await saveContent(context, content, { code: 'importFile', what: path });
  if (!isDone || isDryRun) return;
  if (mark !== undefined) await keepFileMark(db, mark);
  print(`Stored until ${keepUntil}. The file is no longer needed: delete it.`);
}

async function lastDay({ festival, keepDays }: CommandContext): Promise<string> {
  const { ends, timeZone } = await festival();
  return new Date(Date.parse(`${instantToLocal(ends, timeZone).slice(0, 10)}T00:00Z`) + keepDays * day).toISOString().slice(0, 10);
}

export async function purge(context: CommandContext, reference: string | undefined, isAll: boolean): Promise<void> {
  const { db, print, isDryRun, isConfirmed, ask } = context;
  const which: Purged = isAll
    ? 'all'
    : reference === undefined
      ? { now: context.now.getTime() }
      : { referenceHash: hashOf(context, reference) };
  const count = await countTickets(db, which);
  if (isDryRun) return print(`Would delete ${count} ticket ranges.`);
  if (isAll && count > 0 && !isConfirmed && !(await ask?.(`This deletes all ${count} ticket ranges. Continue? (y/N) `)))
    throw new RefusedError('Nothing was deleted. To confirm, add --yes.');
  print(`Deleted ${await purgeTickets(db, which)} ticket ranges. Backups still hold them.`);
  return undefined;
}

function hashOf({ db }: CommandContext, reference: string): string {
  if (db.ticketKeys) return hashReference(db.ticketKeys, reference);
  throw new RefusedError('TICKETS_KEY is not set, or is not that of the tickets in the database, so no order can be found.');
}
