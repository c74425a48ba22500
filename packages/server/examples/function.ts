import {
  createApp,
  createLookupLimits,
  databaseAttempts,
  openDatabase,
  openStore,
  readContent,
  readFileContent,
  readState,
} from '@tand/server';

/** The API as a function; for pages add `renderer: await createRenderer(), files: 'site/dist/client'`. @public */
export async function start({
  DATABASE_URL = '',
  DATABASE_AUTH_TOKEN,
  TICKETS_KEY,
  CONTENT_DIR = 'content',
  ADDRESS_HEADER,
}: NodeJS.ProcessEnv) {
  const db = await openDatabase(DATABASE_URL, { authToken: DATABASE_AUTH_TOKEN, ticketKey: TICKETS_KEY, timeout: 5000 });
  const store = await openStore({
    readState: () => readState(db),
    readContent: () => readContent(db),
    readLastKnown: () => readFileContent(CONTENT_DIR, { timeZone: 'Europe/Stockholm' }),
    log: console.error,
  });
  return createApp({
    store,
    database: () => db,
    limits: createLookupLimits(databaseAttempts(() => db)),
    addressHeader: ADDRESS_HEADER,
    liveLimit: 0,
  });
}
