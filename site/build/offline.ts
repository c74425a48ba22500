import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as viteBuild } from 'vite';
import type { OfflineFile, OfflineManifest } from '../src/offline/worker/manifest.ts';

/**
 * Bytes over the wire that the worker may keep, pages it comes by later included (BEHAVIOURS, "Every page" 6). A programme
 * of a thousand items needs more; `OFFLINE_BUDGET` allows it.
 */
export const offlineBudget = Number(process.env.OFFLINE_BUDGET || 1_500_000);

/** Pages whose HTML is kept in both languages. All others come alive offline too, by script, texts and the offline page. */
export const offlinePages = ['offline', 'home', 'schedule', 'tickets', 'faq', 'eventrules', 'eventinfo', 'universe/districts'];
const languages = ['sv', 'en'];

/** Pages that the worker keeps besides as the visitor opens them, as sw.ts has it. */
const laterPages = 4;

const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('base64url').slice(0, 16);

/** Pictures that a page shows. Those of search engines and other sites are not shown. */
const picturesOf = (html: string) =>
  [...html.matchAll(/\/img\/[\w/.-]+?\.(?:svg|png|avif|webp)/g)].map(([path]) => path).filter(path => !/\/og\//.test(path));

/** A name for the build: when it was made, so that names of later builds sort after it, and what it is made of. */
export const buildName = (content: string, at = Date.now()) => `${at.toString(36).padStart(9, '0')}-${hash(content).slice(0, 8)}`;

const versioned = (url: string): OfflineFile => ({ url, revision: null });
const isShell = ({ url }: OfflineFile) => url.endsWith('/offline');

/** Lists what is kept, from a folder of built pages. */
export async function offlineManifest(out: string): Promise<OfflineManifest> {
  const read = (path: string) => readFile(join(out, path));
  const page = async (lang: string, path: string): Promise<OfflineFile & { html: string }> => {
    const html = (await read(`/${lang}/${path}/index.html`)).toString();
    return { url: `/${lang}/${path}`, revision: hash(html), html };
  };
  const pages = await Promise.all(offlinePages.flatMap(path => languages.map(lang => page(lang, path))));
  const [first] = pages;
  const build = /data-build="([^"]+)"/.exec(first!.html)?.[1] ?? '';
  // The last of the scripts that a page starts imports all others.
  const entry = /data-entry="(?:[^" ]+ )*([^" ]+)"/.exec(first!.html)?.[1] ?? '';

  const same = async (url: string): Promise<OfflineFile> => ({ url, revision: hash(await read(url)) });
  const scripts = (await list(out, 'assets/app')).filter(url => url.endsWith('.js'));
  const started = new Set<string>();
  // The footer comes to life after the rest of the frame, and belongs to it.
  for (const script of [entry, ...scripts.filter(url => url.includes('/SiteFooter-'))]) {
    await withImports(script, async url => (await read(url)).toString(), started);
  }
  const start = [...started];
  const search = (await list(out, 'assets/search')).filter(url => /\.[\w-]{6,}\.json$/.test(url));
  const texts = await Promise.all(
    languages.map(async lang => `/assets/i18n/${lang}.json?v=${textsVersion(await read(`/assets/i18n/${lang}.json`))}`),
  );
  const fonts = await list(out, 'fonts');
  // The front page shows far more pictures than the others; of its own only the hero for phones is kept.
  const shown = pages.filter(({ url }) => !url.endsWith('/home')).flatMap(({ html }) => picturesOf(html));
  const pictures = [...shown, '/img/icons.svg', '/img/hero-mobile-day.svg', '/img/hero-mobile-night.svg'];

  const bare = pages.map(({ url, revision }) => ({ url, revision }));
  const existing = [...new Set(pictures)].filter(url => existsSync(join(out, url)));
  return {
    build,
    shell: [...bare.filter(isShell), ...start.map(versioned), ...(await Promise.all(fonts.map(same)))],
    rest: [
      ...bare.filter(file => !isShell(file)),
      ...[...texts, ...search, ...scripts.filter(url => !start.includes(url))].map(versioned),
      ...(await Promise.all(existing.map(same))),
    ],
  };
}

/** The version of a language's texts, as the application asks for them. */
export const textsVersion = (content: Buffer | string) => hash(content).slice(0, 8);

async function list(out: string, folder: string): Promise<string[]> {
  if (!existsSync(join(out, folder))) return [];
  const names = await readdir(join(out, folder));
  return names.filter(name => !/\.(?:br|gz)$/.test(name)).map(name => `/${folder}/${name}`);
}

/** Adds a script and all it imports at once. */
async function withImports(url: string, read: (url: string) => Promise<string>, seen: Set<string>): Promise<void> {
  if (seen.has(url)) return;
  seen.add(url);
  const code = await read(url);
  for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    await withImports(`/assets/app/${name}`, read, seen);
}

/** Bytes over the wire: what is written beside a file as brotli, else the file. */
async function wireSize(out: string, url: string): Promise<number> {
  const [path = ''] = url.split('?');
  const file = existsSync(join(out, path, 'index.html')) ? join(out, path, 'index.html') : join(out, path);
  return (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;
}

export interface OfflineSizes {
  shell: number;
  /** All that is kept at the first visit. */
  kept: number;
  /** With the heaviest pages that may be kept later, and the answers of the API. */
  most: number;
}

/** What the worker keeps, in bytes over the wire. Run when the compressed copies are written. */
export async function offlineSizes(out: string, { shell, rest }: OfflineManifest): Promise<OfflineSizes> {
  const sum = async (files: OfflineFile[]) => (await Promise.all(files.map(({ url }) => wireSize(out, url)))).reduce((a, b) => a + b, 0);
  const known = new Set([...shell, ...rest].map(({ url }) => url));
  const all = (await readdir(out, { recursive: true }))
    .filter(file => file.endsWith('/index.html'))
    .map(file => `/${file.slice(0, -'/index.html'.length)}`);
  const later = await Promise.all(all.filter(url => !known.has(url)).map(url => wireSize(out, url)));
  const heaviest = later.toSorted((a, b) => b - a).slice(0, laterPages);
  const answers =
    (await wireSize(out, '/schedule.json')) + (await wireSize(out, '/sv/news/feed.json')) + (await wireSize(out, '/en/news/feed.json'));
  const start = await sum(shell);
  const kept = start + (await sum(rest));
  return { shell: start, kept, most: kept + answers + heaviest.reduce((a, b) => a + b, 0) };
}

/** Bundles a script of the worker by itself, with what the build tells it. */
async function bundle(name: 'sw' | 'kill', define: Record<string, string> = {}): Promise<string> {
  const result = await viteBuild({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, `../src/offline/worker/${name}.ts`),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The service worker was not built');
  return output.output[0].code;
}

/** What can be spared, in the order it is given up: pictures but the maps and icons, which visitors need at the festival; then the search. */
const spare = [/^\/img\/(?!map|icons)/, /^\/assets\/search\//];

/**
 * Leaves out what can be spared, the heaviest first, until what is kept fits the budget.
 * @throws Error when it does not fit without all of it
 */
export async function fitBudget(
  out: string,
  manifest: OfflineManifest,
  budget = offlineBudget,
): Promise<{ manifest: OfflineManifest; sizes: OfflineSizes }> {
  const { rest } = manifest;
  const weighed = await Promise.all(
    rest.map(async file => ({ file, size: await wireSize(out, file.url), turn: spare.findIndex(kind => kind.test(file.url)) })),
  );
  const spared = weighed.filter(({ turn }) => turn >= 0).toSorted((a, b) => a.turn - b.turn || b.size - a.size);
  const sizes = await offlineSizes(out, manifest);
  const left = new Set<OfflineFile>();
  let saved = 0;
  for (const { file, size } of spared) {
    if (sizes.most - saved <= budget) break;
    left.add(file);
    saved += size;
  }
  const most = sizes.most - saved;
  if (most > budget) throw new Error(`Offline the site would keep up to ${most} bytes; ${budget} are allowed. OFFLINE_BUDGET allows more.`);
  return { manifest: { ...manifest, rest: rest.filter(file => !left.has(file)) }, sizes: { ...sizes, kept: sizes.kept - saved, most } };
}

/** Writes `sw.js` and its kill switch `sw-kill.js` for a folder of built pages. */
export async function writeWorker(out: string, manifest: OfflineManifest): Promise<void> {
  await writeFile(join(out, 'sw.js'), await bundle('sw', { __OFFLINE__: JSON.stringify(manifest) }));
  await writeFile(join(out, 'sw-kill.js'), await bundle('kill'));
}
