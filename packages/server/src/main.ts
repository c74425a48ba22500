import { ContentError } from './content/problems.ts';
import { importIfEmpty } from './content/import.ts';
import { readRevisionNumber } from './db/content.ts';
import { openDatabase } from './db/database.ts';
import { DatabaseError } from './db/errors.ts';
import { readEnvironment } from './environment.ts';
import { describeReport } from './report.ts';
import { startServer } from './server.ts';
import { StartError } from './startError.ts';

/** Node entry point: opens the database, brings its content up to date, serves until SIGINT or SIGTERM. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const db = await openDatabase(environment.databaseUrl, { authToken: environment.authToken });
  try {
    const report = await importIfEmpty(db, environment.contentDir);
    console.log(report ? `Content: ${describeReport(report)}` : `Content: revision ${await readRevisionNumber(db)}`);
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

/** Expected failures are said in words; anything else is a fault and shows where it is. */
function fail(error: unknown): never {
  const isPlain = error instanceof StartError || error instanceof DatabaseError || error instanceof ContentError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}

main().catch(fail);
