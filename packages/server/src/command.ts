import { parseArgs } from 'node:util';
import { UsageError, type CommandContext } from './commands/context.ts';
import { runNews } from './commands/news.ts';
import { importPart, isPart, summary } from './commands/part.ts';
import { importEdition } from './content/import.ts';
import { ContentError } from './content/problems.ts';
import { openDatabase } from './db/database.ts';
import { DatabaseError } from './db/errors.ts';
import { readEnvironment } from './environment.ts';
import { StartError } from './startError.ts';

const usage = `Usage: content <command> [options]

  import                           makes the database equal to the edition's news, programme and tickets
  news list                        every item with its state
  news add <file.md>…              takes files in as drafts and says where they can be previewed; --publish puts them out
  news edit <slug> [<file.md>]     replaces the text, or single fields: --set sv.headline="Ny rubrik"
  news publish <slug>              puts an item out now, or --at 2025-06-13T10:00
  news unpublish <slug>            withdraws it now, or --at a time; one that never was out becomes a draft
  news import [<file or folder>…]  takes files in as they are, new or changed; without any, the edition's own
  news export <folder>             writes every item of the database as a file
  schedule import [<file.yaml>]    takes a programme in; without a file, the edition's own
  tickets import [<file.csv>]      takes ticket ranges in; without a file, the edition's own

  --dry-run          says what would change and changes nothing
  --edition <year>   the edition's folder; --folder names another
  --database file:…  the database; default: as the server's
  --site https://…   where the site is, for the addresses that are printed; default: http://localhost:4173

Everything is checked before anything is written; a failure leaves files and database as they were.
A file is YAML front matter between --- lines, then the text below <!-- sv --> and <!-- en -->; id, slug and
publishedDate may be left out when adding. docs/guides/publish-news.md shows one from start to end.`;

const options = {
  edition: { type: 'string' },
  folder: { type: 'string' },
  database: { type: 'string' },
  site: { type: 'string' },
  set: { type: 'string', multiple: true },
  at: { type: 'string' },
  publish: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Values = ReturnType<typeof parse>['values'];
const parse = (args: string[]) => parseArgs({ args, allowPositionals: true, options });

/** Runs the command line; returns the exit code: 0 done, 1 failed, 2 called wrongly. */
export async function runCli(args: string[], out: Pick<Console, 'log' | 'error'> = console, now = new Date()): Promise<number> {
  let parsed;
  try {
    parsed = parse(args);
  } catch (error) {
    out.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  const { values, positionals } = parsed;
  if (values.help) {
    out.log(usage);
    return 0;
  }
  const [content, ...command] = positionals;
  try {
    if (content !== 'content' || command.length === 0) throw new UsageError('Which command?');
    await withContext(values, out, now, context => run(context, command, values));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      out.error(`${error.message}\n\n${usage}`);
      return 2;
    }
    if (!(error instanceof ContentError || error instanceof DatabaseError || error instanceof StartError)) throw error;
    out.error(error.message);
    return 1;
  }
}

async function run(context: CommandContext, [group, verb, ...args]: string[], values: Values): Promise<void> {
  if (group === 'news') return runNews(context, verb, args, { set: values.set ?? [], at: values.at, isPublished: values.publish });
  if (isPart(group) && verb === 'import' && args.length < 2) return importPart(context, group, args[0]);
  if (group !== 'import' || verb !== undefined) throw new UsageError(`There is no command "${[group, verb].filter(Boolean).join(' ')}".`);
  const report = await importEdition(context.db, context.folder, { isDryRun: context.isDryRun });
  context.print(summary(context, report, ['news', 'locations', 'schedule', 'tickets']));
}

/** Opens the database for a command and closes it whatever happens. */
async function withContext(
  values: Values,
  out: Pick<Console, 'log'>,
  now: Date,
  work: (context: CommandContext) => Promise<void>,
): Promise<void> {
  const environment = readEnvironment({
    ...process.env,
    ...(values.edition === undefined ? {} : { EDITION: values.edition }),
    ...(values.folder === undefined ? {} : { CONTENT_DIR: values.folder }),
    ...(values.database === undefined ? {} : { DATABASE_URL: values.database }),
  });
  const db = await openDatabase(environment.databaseUrl, { authToken: environment.authToken });
  try {
    await work({
      db,
      folder: environment.contentDir,
      isDryRun: values['dry-run'],
      now,
      siteUrl: (values.site ?? 'http://localhost:4173').replace(/\/+$/, ''),
      from: process.env['INIT_CWD'] ?? process.cwd(),
      print: line => out.log(line),
    });
  } finally {
    db.close();
  }
}
