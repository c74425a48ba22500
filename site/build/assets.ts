import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFolder, createSnapshot, readFileContent } from '@tand/server';
import type { Manifest, Plugin } from 'vite';
import { mergeAll, shareSheets } from '../src/critical.ts';
import { entryScripts, type Assets } from '../src/document.ts';
import { analytics } from './analytics.ts';
import { addArchives } from './archives.ts';
import { writeConsentForms } from './consent.ts';
import { editionFolder, editionWords, readEdition } from './edition.ts';
import { robots, securityTxt, speculationRules, webManifest } from './found.ts';
import { fillText, readCopy, siteTexts } from './copy.ts';
import { bundle, offlineAssets, writeWorker } from './offline.ts';
import { paperColors } from './theme.ts';

/** Maximum of different critical styles: a policy with all their hashes must fit into a line of `_headers`. */
const maxSheets = 16;
/** Pages of each kind that are rendered at build for its shared critical styles; a page that needs more inlines its own. */
const samples = 3;

const compressedFolder = resolve(import.meta.dirname, '../../.cache/compressed');

type Server = typeof import('../src/entry.server.tsx');

/** `vite build` makes the server and the client bundle, then `assets.json`, from which the server renders pages. */
export function assets(): Plugin {
  return {
    name: 'assets',
    apply: 'build',
    config: () => ({ builder: { sharedConfigBuild: false } }),
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!ssr!.isBuilt) await builder.build(ssr!);
        if (!client!.isBuilt) await builder.build(client!);
        const root = builder.config.root;
        const out = join(root, client!.config.build.outDir);
        const serverFolder = join(root, ssr!.config.build.outDir);
        const redirects = await writeFixedFiles(out);
        await writeWorker(out);
        const found = { ...(await readAssets(out)), redirects };
        const server = (await import(pathToFileURL(join(serverFolder, 'entry.server.js')).href)) as Server;
        const sheets = await sharedSheets(server, found);
        // In a review build the server compresses on demand; scripts and releases are compressed once, at the best level.
        const isReview = process.env['TAND_REVIEW'] === '1';
        await compressFolder(isReview ? join(out, 'assets/app') : out, 11, compressedFolder);
        await writeFile(join(serverFolder, 'package.json'), '{"type":"module"}'); // it may stand far from ours
        await writeFile(join(serverFolder, 'assets.json'), JSON.stringify({ ...found, sheets } satisfies Assets));
      },
    },
  };
}

async function writeFixedFiles(out: string): Promise<Assets['redirects']> {
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), content);
  };
  const edition = await readEdition();
  const words = await editionWords();
  const { meta } = readCopy(edition.defaultLanguage)['common'] as { meta: { description: string } };
  await copyFile(join(out, 'img/brand/favicon-legacy.ico'), join(out, 'favicon.ico'));
  await write('robots.txt', robots(edition, process.env['TAND_REVIEW'] === '1'));
  await write(
    'manifest.webmanifest',
    webManifest(edition, fillText(meta.description, { ...words[edition.defaultLanguage] }), paperColors().light),
  );
  await write('speculation-rules.json', speculationRules(edition.languages));
  await write('.well-known/security.txt', securityTxt(edition, new Date()));
  await writeConsentForms(join(out, 'files'));
  const { missing, redirects } = addArchives(out, edition);
  for (const year of missing) console.warn(`There is no archive of ${year}: \`npm run freeze -- ${year}\` makes it.`);
  return redirects.map(({ from, to }) => [from, to] as const);
}

const bootNames = () => ({
  __REVIEW__: JSON.stringify(process.env['TAND_REVIEW'] === '1'),
  __ANALYTICS__: JSON.stringify(analytics(process.env)),
  __API__: JSON.stringify((process.env['VITE_API_URL'] ?? '').replace(/\/+$/, '')),
});

async function readAssets(out: string): Promise<Omit<Assets, 'sheets' | 'redirects'>> {
  const read = (file: string) => readFile(join(out, file), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const styles = new Set(Object.values(manifest).flatMap(chunk => chunk.css ?? []));
  const found = {
    template: await read('index.html'),
    manifest,
    css: (await Promise.all([...styles].map(read))).join('').trim(),
    boot: (await bundle('boot.ts', bootNames())).trim(),
    texts: await siteTexts(),
  };
  const { year } = await readEdition();
  const early = await writeScript(out, 'early.ts', { __YEAR__: JSON.stringify(year) });
  const earlyProgramme = await writeScript(out, 'earlyProgramme.ts', { __YEAR__: JSON.stringify(year) });
  for (const file of ['.vite', 'index.html', ...styles]) await rm(join(out, file), { recursive: true });
  const build = createHash('sha256')
    .update(JSON.stringify({ ...found, early, earlyProgramme }))
    .digest('base64url')
    .slice(0, 16);
  return { ...found, early, earlyProgramme, build, offline: await offlineAssets(out, entryScripts(manifest)) };
}

/** Bundles a script into a file named by its content hash, and returns its address. */
async function writeScript(out: string, file: string, define?: Record<string, string>): Promise<string> {
  const code = (await bundle(file, define)).trim();
  const name = `${basename(file, '.ts')}-${createHash('sha256').update(code).digest('hex').slice(0, 8).toUpperCase()}`;
  await writeFile(join(out, `assets/app/${name}.js`), code);
  return `/assets/app/${name}.js`;
}

/** Critical styles shared by kinds of pages, computed from a few pages of each kind. */
async function sharedSheets(server: Server, found: Omit<Assets, 'sheets'>): Promise<Assets['sheets']> {
  const critical = new Map<string, string[]>();
  const renderer = await server.createSiteRenderer({
    build: found.build,
    texts: found.texts,
    write: page => {
      critical.set(page.kind, [...(critical.get(page.kind) ?? []), page.critical]);
      return { html: page.html, policy: '' };
    },
  });
  const content = await contentNow();
  const taken = new Map<string, number>();
  for (const address of renderer.addresses(content)) {
    const kind = server.pageAt(address.slice(3))?.module ?? '';
    const count = taken.get(kind) ?? 0;
    if (!address.startsWith('/sv/')) continue;
    taken.set(kind, count + 1);
    if (count < samples) await renderer.render(address, content, Date.now());
  }
  const own = new Map([...critical].map(([kind, texts]) => [kind, mergeAll(texts)]));
  // Kinds with more pages weigh more, logarithmically, so that home keeps its own sheet.
  const weighed = [...own].flatMap(([kind, css]) => Array.from({ length: 1 + Math.round(Math.log2(taken.get(kind)!)) }, () => css));
  const shared = shareSheets(weighed, maxSheets);
  const texts = [...new Set(shared.values())];
  return { texts, of: Object.fromEntries([...own].map(([kind, css]) => [kind, texts.indexOf(shared.get(css)!)])) };
}

async function contentNow() {
  const stored = await readFileContent(editionFolder);
  return createSnapshot(stored, Date.now());
}
