import { ContentError } from './content/problems.ts';
import { importEdition, type ImportReport } from './content/import.ts';
import { openDatabase, type Database } from './db/database.ts';
import { DatabaseError } from './db/errors.ts';
import { readEnvironment } from './environment.ts';
import { describeReport, hasChanges } from './report.ts';
import { startServer } from './server.ts';
import { StartError } from './startError.ts';

/** Node entry point: opens the database, brings its content up to date, serves until SIGINT or SIGTERM. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const db = await openDatabase(environment.databaseUrl, { authToken: environment.authToken });
  try {
    const report = await updateContent(db, environment.contentDir);
    if (report && hasChanges(report)) console.log(`Content: ${describeReport(report)}`);
    const server = await startServer({ ...environment, db });
    console.log(`TÄND is at ${server.url}`);
    const stop = (signal: NodeJS.Signals) => {
      console.log(`${signal}: finishing open requests`);
      server.close().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    db.close();
    throw error;
  }
}

/** A mistake in the content stops a first start; later the server goes on with what it has and says so. */
async function updateContent(db: Database, folder: string): Promise<ImportReport | undefined> {
  try {
    return await importEdition(db, folder);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { rows } = await db.client.execute('SELECT 1 FROM news UNION ALL SELECT 1 FROM schedule LIMIT 1');
    if (rows.length === 0) throw error;
    console.error(`${error.message}\nThe database keeps the content it had.`);
    return undefined;
  }
}

/** Expected failures are said in words; anything else is a fault and shows where it is. */
function fail(error: unknown): never {
  const isPlain = error instanceof StartError || error instanceof DatabaseError || error instanceof ContentError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}

main().catch(fail);
