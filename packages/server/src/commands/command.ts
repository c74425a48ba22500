import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { runBackup, runRestore } from './backup.ts';
import { refuseMissing, RefusedError, takesOneOf, UsageError, type Command, type CommandContext } from './context.ts';
import { deskCommand, deskUsage } from './desk.ts';
import { exportFiles, showHistory, undo } from './history.ts';
import { newsCommand } from './news.ts';
import { importFolder, importSchedule } from './programme.ts';
import { importTickets, purge } from './tickets.ts';
import { importIfEmpty } from '../content/import/saveImport.ts';
import { ContentError } from '../content/problems.ts';
import { ConflictError, InconsistentError, readRevisionNumber } from '../content/revisions.ts';
import { openDatabase } from '../infra/db/database.ts';
import { DatabaseError } from '../infra/db/errors.ts';
import { readEnvironment } from '../infra/environment.ts';
import { errorCode } from '../infra/errorCode.ts';
import { readFestival } from '../content/festival.ts';
import { describeReport } from '../content/describe.ts';
import { StartError } from '../infra/startError.ts';

const usage = `Usage: content <command> [options]

  import                           replaces the database's news and programme by the edition's files
  export <folder>                  writes news and programme as the files of an edition; importing them changes nothing
  history                          lists the latest changes: number, time, author, what; --limit 50 for more
  undo [<number>]                  reverts a change; default: the latest
  backup <file>                    copies the database into a new file, even while servers use it
  restore <file>                   creates the database from a backup; never overwrites one
  news list                        lists every article with its state
  news add <file.md>…              adds files as drafts and prints their preview links; --publish publishes them
  news edit <slug> <file.md>       replaces the text
  news publish <slug>              publishes an article now, or --at 2025-06-13T10:00
  news unpublish <slug>            withdraws it now, or --at a time; one that was never published becomes a draft
  news import [<file or folder>…]  imports new and changed files as they are; default: the edition's own
  schedule import [<file>]         imports a programme: our YAML, XML or JSON of frab and pretalx, or CSV, and lists what
                                   it could not import; default: the edition's own
  tickets import <file.csv>        imports all ticket ranges, stored until 90 days after the doors close; the file is not needed afterwards
  tickets purge [<reference>]      deletes expired ranges, or those of one order; --all deletes all

  --dry-run          prints what would change and changes nothing
  --keep-until <day> last day on which imported tickets are stored
  --yes              continues without a question, even if more than a tenth would be removed
  --overwrite        imports the edition's news even over changes by commands since the last export
  --author <name>    author in the history; default: the name of the account
  --edition <year>   the edition's folder; --folder names another
  --database file:…  the database; default: as the server's
  --site https://…   address of the site, for printed links; default: DESK_ORIGIN, else localhost with PORT or 4173

Each command prints what it changes before it does so, and changes all of it or nothing. The site shows the database, which
is filled from the edition first if it has no content. Your files are never changed, except that "schedule import" adds
missing ids of items to their file.
A news file is YAML front matter between --- lines, then the text below <!-- sv --> and <!-- en -->; id, slug and
publishedDate are optional when adding. docs/guides/publish-news.md shows one from start to end.`;

const options = {
  edition: { type: 'string' },
  folder: { type: 'string' },
  database: { type: 'string' },
  site: { type: 'string' },
  at: { type: 'string' },
  author: { type: 'string' },
  limit: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  all: { type: 'boolean', default: false },
  'keep-until': { type: 'string' },
  yes: { type: 'boolean', default: false },
  overwrite: { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Values = ReturnType<typeof parse>['values'];

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    // Drops the hint that Node appends.
    throw new UsageError(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}.`);
  }
}

/** Returns the exit code: 0 done, 1 failed, 2 usage error. @throws unexpected errors */
export async function runCli(
  args: string[],
  out: Pick<Console, 'log' | 'error'> = console,
  now = new Date(),
  ask: CommandContext['ask'] = process.stdin.isTTY ? askTerminal : undefined,
): Promise<number> {
  const [name] = args;
  try {
    const { values, positionals } = parse(args);
    const [, ...words] = positionals;
    if (values.help) {
      out.log(name === 'desk' ? deskUsage : usage);
      return 0;
    }
    const print = (line: string) => out.log(line);
    const [group = ''] = words;
    const isCreating = creating.test(words.slice(0, 2).join(' '));
    if (name === 'desk') await withContext(values, { print, now, ask }, { isCreating, isFilled: false }, deskCommand(words, values));
    else if (name === 'content' && isCopy(group) && words.length < 3)
      await copies[group]({ environment: environmentOf(values), from: workingFolder(), print }, required(words[1], 'a file'));
    else if (name === 'content') {
      // `import` and `schedule import` without a file fill an empty database themselves, and tickets need no content.
      const isFilled = group !== 'tickets' && !['import', 'schedule import'].includes(words.join(' '));
      await withContext(values, { print, now, ask }, { isCreating, isFilled }, commandOf(words, values));
    } else throw takesOneOf('main.mjs', ['content', 'desk'], name);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      const command = name === 'desk' ? name : 'content';
      const start = process.env['npm_lifecycle_event'] === command ? `npm run ${command} --` : `node main.mjs ${command}`;
      out.error(`${error.message}\nFor usage: ${start} --help`);
      return 2;
    }
    const said = fileFault(error) ?? (expected.some(kind => error instanceof kind) ? (error as Error).message : undefined);
    if (said === undefined) throw error;
    out.error(said);
    return 1;
  }
}

const fileFaults: Partial<Record<string, string>> = {
  EACCES: 'access is denied',
  EEXIST: 'it exists already, and is no folder',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EPERM: 'access is denied',
  EROFS: 'the disk is read-only',
};

function fileFault(error: unknown): string | undefined {
  const reason = fileFaults[errorCode(error) ?? ''];
  return reason && error instanceof Error && 'path' in error ? `${String(error.path)} cannot be read or written: ${reason}.` : undefined;
}

/** Commands that open the database themselves. */
const copies = { backup: runBackup, restore: runRestore };
const isCopy = (group: string): group is keyof typeof copies => Object.hasOwn(copies, group);

const expected = [ContentError, DatabaseError, StartError, RefusedError, ConflictError, InconsistentError];

const groups = ['import', 'export', 'history', 'undo', 'backup', 'restore', 'news', 'schedule', 'tickets'];

/** @throws UsageError */
function commandOf([group = '', ...args]: readonly string[], values: Values): Command {
  const [first, second, ...more] = args;
  const isImport = first === 'import' && more.length === 0;
  if (!groups.includes(group)) throw takesOneOf('content', groups, group || undefined);
  if (group === 'news') return newsCommand(args, { at: values.at, isPublished: values.publish });
  if (group === 'schedule' && isImport) return context => importSchedule(context, second);
  if (group === 'tickets' && isImport) {
    const [path, keepUntil] = [required(second, 'a file'), values['keep-until']];
    if (keepUntil !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(keepUntil))
      throw new UsageError(`--keep-until takes a day such as 2025-09-14, not "${keepUntil}".`);
    return context => importTickets(context, path);
  }
  if (group === 'tickets' && first === 'purge' && more.length === 0) return context => purge(context, second, values.all);
  if (group === 'import' && args.length === 0) return importFolder;
  if (group === 'export' && args.length < 2) {
    const folder = required(first, 'a folder');
    return context => exportFiles(context, folder);
  }
  if (group === 'history' && args.length === 0) {
    const limit = readNumber(values.limit ?? '20', '--limit');
    return context => showHistory(context, limit);
  }
  if (group === 'undo' && args.length < 2) {
    const number = first === undefined ? undefined : readNumber(first, 'undo');
    return context => undo(context, number);
  }
  if (group === 'schedule' && first !== 'import') throw takesOneOf('content schedule', ['import'], first);
  if (group === 'tickets' && first !== 'import' && first !== 'purge') throw takesOneOf('content tickets', ['import', 'purge'], first);
  throw new UsageError(`"${args.at(-1)}" is one argument too many.`);
}

function required(word: string | undefined, what: string): string {
  if (word === undefined) throw new UsageError(`Name ${what}.`);
  return word;
}

function readNumber(text: string, what: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`${what} takes a whole number, not "${text}".`);
  return Number(text);
}

async function askTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^(?:y|yes|j|ja)$/i.test(answer.trim());
}

/** `userInfo` throws in a container without an entry for the user. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return process.env['USER'] ?? '';
  }
}

const environmentOf = (values: Values) =>
  readEnvironment({
    ...process.env,
    ...(values.edition === undefined ? {} : { EDITION: values.edition }),
    ...(values.folder === undefined ? {} : { CONTENT_DIR: values.folder }),
    ...(values.database === undefined ? {} : { DATABASE_URL: values.database }),
  });

/** Folder in which the user called the command: npm changes the working directory to that of the package. */
const workingFolder = () => process.env['INIT_CWD'] ?? process.cwd();

/** Commands that create a missing database even if the user names it. The others refuse it, as its name is probably mistyped. */
const creating = /^(?:(?:news |schedule |tickets )?import|news add|invite|keys)$/;

async function withContext(
  values: Values,
  own: Pick<CommandContext, 'print' | 'now' | 'ask'>,
  { isCreating, isFilled }: { isCreating: boolean; isFilled: boolean },
  work: Command,
): Promise<void> {
  const environment = environmentOf(values);
  const site = values.site ?? environment.deskOrigin;
  if (!isCreating && (values.database || process.env['DATABASE_URL'])) refuseMissing(environment.databaseUrl);
  const isDryRun = values['dry-run'];
  const author = values.author ?? accountName();
  let db = await openDatabase(environment.databaseUrl, { authToken: environment.authToken, ticketKey: environment.ticketKey });
  try {
    if (isFilled && (await readRevisionNumber(db)) === 0) {
      if (isDryRun) {
        await db.close();
        db = await openDatabase(':memory:');
      }
      const report = await importIfEmpty(db, environment.contentDir, { author, ...(await readFestival(environment)) });
      if (report && !isDryRun) own.print(`The database had no content. From the edition: ${describeReport(report)}`);
    }
    await work({
      ...own,
      db,
      folder: environment.contentDir,
      festival: () => readFestival(environment),
      isDryRun,
      author,
      keepUntil: values['keep-until'],
      keepDays: environment.keepDays,
      isConfirmed: values.yes,
      isOverwriting: values.overwrite,
      siteUrl: (site ?? `http://localhost:${environment.port}`).replace(/\/+$/, ''),
      isSiteAssumed: site === undefined,
      from: workingFolder(),
    });
  } finally {
    await db.close();
  }
}
