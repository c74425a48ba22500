import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { Command, CommanderError, Help, InvalidArgumentError, Option } from 'commander';
import { runBackup, runRestore } from './backup.ts';
import { refuseMissing, RefusedError, type CommandContext, type Needs, type Run } from './context.ts';
import { addDeskCommands } from './desk.ts';
import { exportFiles, showHistory, undo } from './history.ts';
import { addNewsCommands } from './news.ts';
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

const about = `
Each command prints what it changes before it does so, and changes all of it or nothing. The site shows the database, which
is filled from the edition first if it has no content. Your files are never changed, except that "schedule import" adds
missing ids of items to their file.
A news file is YAML front matter between --- lines, then the text below <!-- sv --> and <!-- en -->; id, slug and
publishedDate are optional when adding. docs/guides/publish-news.md shows one from start to end.`;

interface Values {
  edition?: string;
  folder?: string;
  database?: string;
  site?: string;
  author: string;
  dryRun?: boolean;
  yes?: boolean;
  overwrite?: boolean;
}

const programs = new Map([
  ['content', addContentCommands],
  ['desk', addDeskCommands],
]);

/** Returns the exit code: 0 done, 1 failed, 2 usage error. @throws unexpected errors */
export async function runCli(
  args: string[],
  out: Pick<Console, 'log' | 'error'> = console,
  now = new Date(),
  ask: CommandContext['ask'] = process.stdin.isTTY ? askTerminal : undefined,
): Promise<number> {
  const [name = '', ...words] = args;
  const add = programs.get(name);
  const start = process.env['npm_lifecycle_event'] === name ? `npm run ${name} --` : `node main.mjs${add ? ` ${name}` : ''}`;
  const program = new Command(start)
    .exitOverride()
    .configureOutput({ writeOut: text => out.log(text.trimEnd()), writeErr: text => out.error(text.trimEnd()) })
    .configureHelp({
      showGlobalOptions: true,
      visibleCommands: ({ commands }) => commands.flatMap(one => (one.commands.length > 0 ? one.commands : [one])),
      subcommandTerm: one => `${one.parent?.parent ? `${one.parent.name()} ` : ''}${new Help().subcommandTerm(one)}`,
    })
    .showHelpAfterError(`For usage: ${start} --help`)
    .addOption(new Option('--edition <year>', 'edition whose folder and database are used').env('EDITION'))
    .addOption(new Option('--database <file:…>', "the database; default: as the server's").env('DATABASE_URL'))
    .option('--site <https://…>', 'address of the site, for printed links; default: DESK_ORIGIN, else localhost with PORT or 4173')
    .option('--author <name>', 'author in the history', accountName());
  const print = (line: string) => out.log(line);
  const run: Run = (work, needs) => withContext(program.opts(), { print, now, ask }, needs, work);
  try {
    if (add) add(program, run, print);
    else for (const known of programs.keys()) program.command(known);
    await program.parseAsync(add ? words : args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode && 2;
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

const expected = [ContentError, DatabaseError, StartError, RefusedError, ConflictError, InconsistentError];

function addContentCommands(program: Command, run: Run, print: (line: string) => void): void {
  const runFilled: Run = (work, needs) => run(work, { ...needs, isFilled: true });
  // Backup and restore open the database themselves.
  const copy = (work: typeof runBackup, file: string) =>
    work({ environment: environmentOf(program.opts()), from: workingFolder(), print }, file);
  program
    .option('--folder <path>', "the edition's folder; default: CONTENT_DIR, else that of --edition")
    .option('--dry-run', 'prints what would change and changes nothing')
    .option('--yes', 'continues without a question, even if more than a tenth would be removed')
    .option('--overwrite', "imports the edition's news even over changes by commands since the last export")
    .addHelpText('after', about);
  program
    .command('import')
    .description("replaces the database's news and programme by the edition's files")
    .action(() => run(importFolder, { isCreating: true }));
  program
    .command('export <folder>')
    .description('writes news and programme as the files of an edition; importing them changes nothing')
    .action((folder: string) => runFilled(context => exportFiles(context, folder)));
  program
    .command('history')
    .description('lists the latest changes: number, time, author, what')
    .option('--limit <number>', 'how many', readNumber, 20)
    .action(({ limit }: { limit: number }) => runFilled(context => showHistory(context, limit)));
  program
    .command('undo')
    .argument('[number]', 'default: the latest', readNumber)
    .description('reverts a change')
    .action((number?: number) => runFilled(context => undo(context, number)));
  program
    .command('backup <file>')
    .description('copies the database into a new file, even while servers use it')
    .action((file: string) => copy(runBackup, file));
  program
    .command('restore <file>')
    .description('creates the database from a backup; never overwrites one')
    .action((file: string) => copy(runRestore, file));
  addNewsCommands(program.command('news').description('news items'), runFilled);
  program
    .command('schedule')
    .description('the programme')
    .command('import [file]')
    .description(
      "imports a programme: our YAML, XML or JSON of frab and pretalx, or CSV, and lists what it could not import; default: the edition's own",
    )
    // Without a file, the import fills an empty database itself.
    .action((file?: string) => run(context => importSchedule(context, file), { isCreating: true, isFilled: file !== undefined }));
  const tickets = program.command('tickets').description('sold tickets');
  tickets
    .command('import <file.csv>')
    .description('imports all ticket ranges; the file is not needed afterwards')
    .option('--keep-until <day>', 'last day on which they are stored; default: 90 days after the doors close', readDay)
    .action((file: string, { keepUntil }: { keepUntil?: string }) =>
      run(context => importTickets(context, file, keepUntil), { isCreating: true }),
    );
  tickets
    .command('purge [reference]')
    .description('deletes expired ranges, or those of one order')
    .option('--all', 'deletes all')
    .action((reference: string | undefined, { all = false }: { all?: boolean }) => run(context => purge(context, reference, all)));
}

function readDay(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new InvalidArgumentError('Write a day such as 2025-09-14.');
  return text;
}

function readNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Write a whole number.');
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

const environmentOf = ({ edition, folder, database }: Values) =>
  readEnvironment({ ...process.env, EDITION: edition, CONTENT_DIR: folder ?? process.env['CONTENT_DIR'], DATABASE_URL: database });

/** Folder in which the user called the command: npm changes the working directory to that of the package. */
const workingFolder = () => process.env['INIT_CWD'] ?? process.cwd();

async function withContext(
  values: Values,
  own: Pick<CommandContext, 'print' | 'now' | 'ask'>,
  { isCreating = false, isFilled = false }: Needs = {},
  work: Parameters<Run>[0],
): Promise<void> {
  const environment = environmentOf(values);
  const { author, dryRun: isDryRun = false, yes: isConfirmed = false, overwrite: isOverwriting = false } = values;
  const site = values.site ?? environment.deskOrigin;
  if (!isCreating && values.database) refuseMissing(environment.databaseUrl);
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
      keepDays: environment.keepDays,
      isConfirmed,
      isOverwriting,
      siteUrl: (site ?? `http://localhost:${environment.port}`).replace(/\/+$/, ''),
      isSiteAssumed: site === undefined,
      from: workingFolder(),
    });
  } finally {
    await db.close();
  }
}
