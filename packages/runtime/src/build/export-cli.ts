// Last part of `npm run build`, run in the site's folder.
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, link, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  createApp,
  exportSite,
  saveLastKnown,
  openDatabase,
  openStore,
  readContent,
  readFileContent,
  readLastKnown,
  type App,
  type Exported,
  type Renderer,
  type StoredContent,
} from '@tand/server';
import { addArchives } from './archives.ts';
import { editionFolder, languages, readEdition } from './edition.ts';
import { headersFile, nginxFile, redirectsFile, withPolicy, type ExportedPages, type Redirect } from './host-files.ts';

interface Server {
  createRenderer: (options: { cache: string }) => Promise<Renderer>;
}
type Site = NonNullable<App['site']>;

interface Task {
  file: string;
  now: number;
  share: { index: number; of: number };
}

/** With fewer pages, another process costs more than it saves. */
const pagesEach = 300;

const started = performance.now();
const dist = resolve('dist');
const files = join(dist, 'client');
const out = join(dist, 'static');

const { createRenderer } = (await import(pathToFileURL(join(dist, 'server/entry.server.js')).href)) as Server;
const renderer = await createRenderer({ cache: resolve(import.meta.dirname, '../../../../.cache/previews') });

async function open(content: StoredContent, now: number) {
  const known = async () => content;
  const store = await openStore({ readState: known, readContent: known, readLastKnown: known, now: () => now, log: console.log });
  return createApp({ store, renderer, files, now: () => now, isExport: true }).site!;
}

if (process.argv[2] === 'share') {
  process.once('message', ({ file, now, share }: Task) => {
    void (async () => {
      const site = await open(await readLastKnown(file), now);
      process.send!(await exportSite({ site, out, share }), () => process.disconnect());
    })();
  });
} else await exportAll();

async function exportAll() {
  const content = await readStored();
  const now = Date.now();
  const site = await open(content, now);
  await rm(out, { recursive: true, force: true });
  await cp(files, out, { recursive: true });
  const of = Math.min(availableParallelism(), Math.ceil(site.addresses().pages.size / pagesEach));
  const file = join(out, 'content.json');
  if (of > 1) await saveLastKnown(file, content);
  const others = Array.from({ length: of - 1 }, (_, index) => inProcess({ file, now, share: { index: index + 1, of } }));
  const all = await Promise.all([exportSite({ site, out, share: { index: 0, of } }), ...others]);
  await rm(file, { force: true });
  await linkPictures(site);
  await writeHostFiles(site, all.flatMap(({ addresses }) => addresses).toSorted(), new Set(all.flatMap(({ policies }) => policies)));
}

async function linkPictures(site: Site) {
  const { pages, drawn } = site.addresses();
  const ofNews = [...pages].flatMap(page => {
    const [, lang, slug] = /^\/([a-z]{2})\/news\/([^/]+)$/.exec(page) ?? [];
    return slug ? [`/img/og/news-${slug}-${lang}.png`] : [];
  });
  for (const picture of [...ofNews, ...drawn]) {
    const standsIn = existsSync(join(out, picture)) ? undefined : renderer.elsewhere?.(picture);
    if (standsIn) await link(join(out, standsIn), join(out, picture));
  }
}

function inProcess(task: Task): Promise<Exported> {
  return new Promise((done, fail) => {
    const child = fork(fileURLToPath(import.meta.url), ['share']);
    child.once('message', message => done(message as Exported));
    child.once('error', fail);
    child.once('exit', code => fail(new Error(`A process of the export ended with ${code}.`)));
    child.send(task);
  });
}

async function writeHostFiles(site: Site, addresses: readonly string[], policies: ReadonlySet<string>) {
  const [policy = ''] = policies;
  const archived = addArchives(files, await readEdition());
  // Hosts serve 404.html at any address, so the file contains its policy.
  for (const lang of ['', ...languages]) {
    const file = join(out, lang, '404.html');
    const html = await readFile(file, 'utf8');
    // The file may be a hard link to another page.
    for (const suffix of ['', '.br', '.gz']) await rm(file + suffix, { force: true });
    await writeFile(file, withPolicy(html, policy));
  }
  const moved = [...renderer.redirects].map(([from, to]): Redirect => ({ from, to, status: from === '/' ? 302 : 301 }));
  const redirects = [...moved, ...archived.redirects];
  const pages: ExportedPages = {
    addresses: [...addresses, ...archived.addresses],
    policy,
    files: Object.fromEntries([...site.addresses().files].map(file => [file, renderer.file(file)])),
  };
  await writeFile(join(out, '_redirects'), redirectsFile(redirects));
  await writeFile(join(out, '_headers'), headersFile(pages));
  // For the host's administrator, so outside the uploaded folder.
  await writeFile(join(dist, 'nginx.conf'), nginxFile(pages, redirects));
  console.log(`${addresses.length} addresses exported to ${out} in ${Math.round(performance.now() - started)} ms`);
}

async function readStored() {
  const url = process.env['DATABASE_URL'];
  if (!url) return readFileContent(editionFolder, { timeZone: renderer.festival?.timeZone });
  const db = await openDatabase(url, { authToken: process.env['DATABASE_AUTH_TOKEN'] });
  try {
    return await readContent(db);
  } finally {
    await db.close();
  }
}
