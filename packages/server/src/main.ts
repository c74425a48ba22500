import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parallelPlacesOf } from '@tand/editions/node';
import { importIfEmpty } from './content/import/saveImport.ts';
import { ContentError } from './content/problems.ts';
import { readTopics } from './content/import/editionFolder.ts';
import { isPictureProcess } from './content/pictureProcess.ts';
import { createLookupLimits } from './infra/limits/lookupLimits.ts';
import { inviteLink } from './commands/desk.ts';
import { inviteFirst } from './content/crew/people.ts';
import { databaseAttempts } from './infra/limits/databaseAttempts.ts';
import { connect } from './infra/db/connection.ts';
import { watchWrites } from './infra/db/writeWatch.ts';
import { purgeTickets } from './content/soldTickets.ts';
import { localPath } from './infra/db/database.ts';
import { readContent, readState } from './content/revisions.ts';
import { DatabaseError, describeUrl } from './infra/db/errors.ts';
import { readEnvironment } from './infra/environment.ts';
import { isInFiles, saveLastKnown, readFileContent, readLastKnown } from './content/lastKnown.ts';
import { createLog, type Fault } from './infra/log.ts';
import { createMetrics, serveMetrics } from './infra/metrics.ts';
import { readKeys } from './infra/pushKeys.ts';
import { startSender } from './http/push/sender.ts';
import type { Renderer } from './http/pages/renderer.ts';
import { describeReport } from './content/describe.ts';
import { startServer } from './http/server.ts';
import { StartError } from './infra/startError.ts';
import { loadRenderer } from './infra/builtSite.ts';
import { openStore } from './content/store.ts';
import { createTracing } from './infra/tracing.ts';

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { faultSink, metricsPort: port, metricsHost: host } = environment;
  const metrics = port > 0 ? createMetrics() : undefined;
  const log = createLog({
    format: environment.logFormat ?? (process.stdout.isTTY ? 'pretty' : 'json'),
    write: (line, isFault) => (isFault ? console.error(line) : console.log(line)),
    sink: faultSink === undefined ? undefined : await loadSink(faultSink),
  });
  const tracing = environment.isTraced ? await createTracing(process.env['OTEL_SERVICE_NAME'] || 'tand') : undefined;
  const { databaseUrl, authToken, ticketKey, contentDir, siteDir, lastKnown } = environment;
  if (environment.deskDir !== undefined && !existsSync(environment.deskDir))
    throw new StartError(`The desk's folder ${environment.deskDir}, DESK_DIR, does not exist. Build the desk first.`);
  const renderer = siteDir === undefined ? undefined : await loadRenderer<Renderer>(siteDir);
  const festival = renderer?.festival;
  const saved = await readLastKnown(lastKnown).catch(() => undefined);
  const reading = { hasSamples: environment.isReview, ...festival };
  const writes = watchWrites(log);
  const connection = connect(databaseUrl, {
    authToken,
    ticketKey,
    // Waiting for locks blocks the event loop.
    lockTimeout: 100,
    timeout: 2000,
    onWrite: writes.report,
    onAnswer: (question, seconds) => {
      metrics?.observe('database_query_duration_seconds', question, seconds);
      tracing?.ended('database', seconds, question);
    },
    prepare: async db => {
      const { origin, number } = await readState(db);
      // SQLite silently ignores what follows a damaged part of the write-ahead log.
      if (localPath(databaseUrl) && saved?.origin === origin && number < saved.number)
        throw new DatabaseError(lostRevisions(databaseUrl, number, saved.number, lastKnown));
      const report = await importIfEmpty(db, contentDir, reading);
      if (report) log(`Content: ${describeReport(report)}`);
      await db.settle();
      if (!db.ticketKeys) log('Tickets cannot be looked up: their key cannot be read, or is not that of the tickets in the database.');
    },
    mayMake: async () => !saved || isInFiles(saved, contentDir, reading),
    isReplaceable: async () => saved !== undefined && isInFiles(saved, contentDir, reading),
    log,
  });
  const purge = async () => {
    const gone = connection.database && (await purgeTickets(connection.database, { now: Date.now() }));
    if (gone) log(`${gone} expired ticket ranges were deleted.`);
  };
  setInterval(() => void purge().catch(() => undefined), 3_600_000).unref();
  setInterval(() => void writes.probe(connection.database), 5000).unref();
  await connection
    .use(async () => {})
    .catch((error: unknown) => {
      // An unreachable database may come back.
      if (!(error instanceof DatabaseError) || error.isMistake) throw error;
    });
  const store = await openStore({
    readState: () => connection.use(readState),
    readContent: () => connection.use(readContent),
    readLastKnown: async () => {
      log(
        saved
          ? `Until it does: revision ${saved.number} of ${saved.at.toISOString()}, as last read.`
          : `Until it does: the files of ${contentDir}.`,
      );
      return saved ?? readFileContent(contentDir, { ...festival });
    },
    save: content => saveLastKnown(lastKnown, content),
    log,
  });
  const attempts = localPath(databaseUrl) ? undefined : databaseAttempts(() => connection.database);
  const endMetrics = metrics && (await serveMetrics(metrics, { port, host }));
  const pushKeys = await connection.use(readKeys).catch(() => undefined);
  const { pushServices: services } = environment;
  const sender =
    pushKeys &&
    festival &&
    startSender({
      store,
      database: () => connection.database,
      keys: pushKeys,
      services,
      subject: festival.siteUrl,
      renderer,
      log,
      metrics,
    });
  const server = await startServer({
    ...environment,
    store,
    database: () => connection.database,
    limits: createLookupLimits(attempts),
    renderer,
    files: siteDir && join(siteDir, 'client'),
    desk:
      environment.deskDir === undefined
        ? undefined
        : {
            files: environment.deskDir,
            origin: environment.deskOrigin,
            attempts,
            topics: () => readTopics(contentDir),
            parallelPlaces: () => new Set(parallelPlacesOf(contentDir)),
          },
    push: pushKeys && { keys: pushKeys, services },
    log,
    metrics,
    tracing,
    unwritableSince: () => writes.since,
    onClose: async () => {
      endMetrics?.();
      await sender?.stop();
      await connection.close();
      await tracing?.stop();
    },
  });
  log(`The site is at ${server.url}`);
  if (environment.deskDir !== undefined && environment.isDeskOpened) {
    const invitation = await connection.use(db => inviteFirst(db, 'Admin', Date.now())).catch(() => undefined);
    if (invitation) log(`Invitation of the first admin, valid once: ${inviteLink(environment.deskOrigin ?? server.url, invitation)}`);
  }
  let isOver = false;
  if (environment.isWarmed)
    server.app.site?.warm(() => isOver).catch((error: unknown) => log('Not every page was rendered in advance:', error));
  const stop = (signal: NodeJS.Signals) => {
    isOver = true;
    log(`${signal}: finishing open requests`);
    server.close().then(() => process.exit(0), fail);
  };
  // SIGINT, or a second signal, skips the grace period.
  process.once('SIGINT', signal => {
    stop(signal);
    stop(signal);
  });
  process.on('SIGTERM', stop);
}

const lostRevisions = (url: string, number: number, served: number, lastKnown: string) =>
  `The database ${describeUrl(url)} ends with revision ${number}, but revision ${served} was served: its write-ahead log is damaged, or it is an older copy. Restore a backup: content restore <file>. To go on without the later revisions, delete ${lastKnown}.`;

async function loadSink(file: string): Promise<(fault: Fault) => void> {
  try {
    return ((await import(pathToFileURL(file).href)) as { default: (fault: Fault) => void }).default;
  } catch (error) {
    throw new StartError(`FAULT_SINK ${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function fail(error: unknown): never {
  const isPlain = error instanceof StartError || error instanceof DatabaseError || error instanceof ContentError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}

// The bundle also runs the commands, for machines without the repository.
if (!isPictureProcess) (process.argv.length > 2 ? import('./cli.ts') : main()).catch(fail);
