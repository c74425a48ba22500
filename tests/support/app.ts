import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localToInstant, type Lang } from '@tand/festival';
import { createApp, openDatabase, openStore, readContent, readState, type App, type Database, type Renderer } from '@tand/server';
import { importIfEmpty } from '../../packages/server/src/content/import/saveImport.ts';
import { editionFolder } from '@tand/runtime/build/edition';
import { on } from './dates.ts';
import { siteDir } from './server.ts';
import { edition, parse } from './site.ts';

/** Default local time of requests: tickets are on sale, most forms are open, most articles are published. */
export const usualMoment = `${on(-3)}T12:00`;

export interface RequestOptions extends Omit<RequestInit, 'headers'> {
  /** Local time of the server's clock, such as `2025-06-13T15:00`. */
  now?: string;
  headers?: Record<string, string>;
}

const database = await openDatabase(':memory:');
await importIfEmpty(database, editionFolder, { hasSamples: true, timeZone: edition.timeZone });

/** Opens the build whose renderer is in the folder. Default database: the one that all sites of this process share. */
export async function openSite(rendererFolder: string, db: Database = database) {
  const file = pathToFileURL(join(rendererFolder, 'entry.server.js')).href;
  const { createRenderer } = (await import(/* @vite-ignore */ file)) as { createRenderer: () => Promise<Renderer> };
  const renderer = await createRenderer();
  const apps = new Map<string, Promise<App>>();
  const content = readContent(db);

  async function makeApp(instant: number): Promise<App> {
    const now = () => instant;
    const store = await openStore({
      readState: () => readState(db),
      readContent: () => content,
      readLastKnown: () => content,
      log: console.error,
      now,
    });
    return createApp({ store, renderer, database: () => db, files: join(siteDir, 'client'), now });
  }

  return {
    appAt(local: string): Promise<App> {
      const app = apps.get(local) ?? makeApp(localToInstant(local, edition.timeZone));
      apps.set(local, app);
      return app;
    },
  };
}

// Opened while test files are loaded, because it may take longer than the timeout of a test.
const shared = await openSite(join(siteDir, 'server'));
const appAt = (now = usualMoment) => shared.appAt(now);
await appAt();

/** Requests a path over HTTPS without following redirects; the default is a GET for HTML. */
export async function request(path: string, { now, headers, ...init }: RequestOptions = {}): Promise<Response> {
  return (await appAt(now)).request(edition.siteUrl + path, { ...init, headers: { accept: 'text/html', ...headers } });
}

export const html = async (path: string, options?: RequestOptions): Promise<string> => (await request(path, options)).text();

export const page = async (path: string, options?: RequestOptions): Promise<Document> => parse(await html(path, options));

export async function addresses(lang: Lang): Promise<string[]> {
  const { pages } = (await appAt()).site!.addresses();
  return [...pages].filter(address => address.startsWith(`/${lang}/`)).toSorted();
}
