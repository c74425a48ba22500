import { parseArgs } from 'node:util';
import { importEdition } from './content/import.ts';
import { ContentError } from './content/problems.ts';
import { openDatabase } from './db/database.ts';
import { DatabaseError } from './db/errors.ts';
import { readEnvironment } from './environment.ts';
import { describeReport, hasChanges } from './report.ts';
import { StartError } from './startError.ts';

const usage = `Usage: content import [--edition year] [--folder path] [--database file:path.db] [--dry-run]

Makes the database equal to an edition's news, programme and tickets, in one transaction.
--dry-run says what would change and changes nothing.`;

/** Runs the command line; returns the exit code: 0 done, 1 failed, 2 called wrongly. */
export async function runCli(args: string[], out: Pick<Console, 'log' | 'error'> = console): Promise<number> {
  let values;
  try {
    const parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        edition: { type: 'string' },
        folder: { type: 'string' },
        database: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    values = parsed.values;
    if (values.help || parsed.positionals.join(' ') !== 'content import') {
      (values.help ? out.log : out.error)(usage);
      return values.help ? 0 : 2;
    }
  } catch (error) {
    out.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  try {
    const environment = readEnvironment({
      ...process.env,
      ...(values.edition === undefined ? {} : { EDITION: values.edition }),
      ...(values.folder === undefined ? {} : { CONTENT_DIR: values.folder }),
      ...(values.database === undefined ? {} : { DATABASE_URL: values.database }),
    });
    const db = await openDatabase(environment.databaseUrl, { authToken: environment.authToken });
    try {
      const report = await importEdition(db, environment.contentDir, { isDryRun: values['dry-run'] });
      out.log(`${values['dry-run'] ? 'Would import' : hasChanges(report) ? 'Imported' : 'Nothing changed'}: ${describeReport(report)}`);
      return 0;
    } finally {
      db.close();
    }
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof DatabaseError || error instanceof StartError)) throw error;
    out.error(error.message);
    return 1;
  }
}
