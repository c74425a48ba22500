import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localToInstant } from '@tand/festival';
import { createApp, openDatabase, openStore, readContent, readState, type App, type Renderer } from '@tand/server';
import { importIfEmpty } from '../../packages/server/src/content/import.ts';
import { editionFolder } from '../../site/build/edition.ts';
import { on } from './dates.ts';
import { siteDir } from './server.ts';
import { edition, languages, parse } from './site.ts';

// The site as it is served, without a port: the built renderer and files, and a database in memory with the edition's content.
// All test files of a process share it.

/** The moment of a request that names none, in local time: tickets are on sale, all forms are open, all news are out. */
export const usualMoment = `${on(-3)}T12:00`;

export interface RequestOptions extends Omit<RequestInit, 'headers'> {
  /** The server's clock: a local time such as `2025-06-13T15:00`. */
  now?: string;
  headers?: Record<string, string>;
}

const database = await openDatabase(':memory:');
await importIfEmpty(database, editionFolder, { hasSamples: true });

const content = () => readContent(database);

/** The site with the renderer of a folder, over the same content as all others of this process. */
export async function openSite(rendererFolder: string) {
  const file = pathToFileURL(join(rendererFolder, 'entry.server.js')).href;
  const { createRenderer } = (await import(/* @vite-ignore */ file)) as { createRenderer: () => Promise<Renderer> };
  const renderer = await createRenderer();
  const apps = new Map<string, Promise<App>>();

  async function makeApp(instant: number): Promise<App> {
    const now = () => instant;
    const store = await openStore({
      readState: () => readState(database),
      readContent: content,
      readLastKnown: content,
      log: console.error,
      now,
    });
    return createApp({ store, renderer, database: () => database, files: join(siteDir, 'client'), now });
  }

  return {
    /** The server with its clock at a local time. */
    appAt(local: string): Promise<App> {
      const app = apps.get(local) ?? makeApp(localToInstant(local, edition.timeZone));
      apps.set(local, app);
      return app;
    },
  };
}

// Opened while test files are loaded, as it may take longer than a test.
const shared = await openSite(join(siteDir, 'server'));
const appAt = (now = usualMoment) => shared.appAt(now);
await appAt();

/** The server's answer to a request over HTTPS: a GET for HTML unless the options say otherwise. Redirects are not followed. */
export async function request(path: string, { now, headers, ...init }: RequestOptions = {}): Promise<Response> {
  return (await appAt(now)).request(edition.siteUrl + path, { ...init, headers: { accept: 'text/html', ...headers } });
}

/** The HTML at an address. */
export const html = async (path: string, options?: RequestOptions): Promise<string> => (await request(path, options)).text();

/** The document at an address. */
export const page = async (path: string, options?: RequestOptions): Promise<Document> => parse(await html(path, options));

/** Addresses of all pages of a language, in the order of the alphabet. */
export async function addresses(lang: (typeof languages)[number]): Promise<string[]> {
  const { pages } = (await appAt()).site!.addresses();
  return [...pages].filter(address => address.startsWith(`/${lang}/`)).toSorted();
}
