import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { matchPath } from 'react-router-dom';
import type { Manifest, Plugin } from 'vite';
import { addArchives } from './archives.ts';
import { analytics } from './analytics.ts';
import { writeConsentForms } from './consent.ts';
import { languages, readCopy } from './copy.ts';
import { editionFolder, readEdition } from './edition.ts';
import { shareSheets } from './critical.ts';
import { criticalCss, entryScripts, fill, policy, withPolicy, type Assets } from './html.ts';
import { hostFiles } from './host-files.ts';
import { offlineAssets, writeWorker } from './offline.ts';
import { writeOpenData } from './open-data.ts';
import { offlineManifest, offlinePages, type OfflinePage } from '../src/offline/pack.ts';

/** Different critical styles at most, so that the policy which names their hashes stays within a line of `_headers`. */
const maxSheets = 16;

type Server = typeof import('../src/entry.server.tsx');

/** `vite build` = server build, client build, then every page to HTML with its policy, and the files a host needs. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({ builder: { sharedConfigBuild: false } }),
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!ssr!.isBuilt) await builder.build(ssr!); // first: it makes what the search of the client looks through
        if (!client!.isBuilt) await builder.build(client!);
        const root = builder.config.root;
        const out = join(root, client!.config.build.outDir);
        const server = (await import(pathToFileURL(join(root, ssr!.config.build.outDir, 'entry.server.js')).href)) as Server;

        const started = performance.now();
        const { count, entry } = await writePages(server, out);
        await writeConsentForms(join(out, 'files'));
        await compress(out);
        await writeWorker(out);
        const pack = offlineManifest(await offlineAssets(out, entry), await writtenPages(out));
        await writeFile(join(out, 'offline.json'), JSON.stringify(pack));
        await compress(out, file => /^(sw|sw-kill|offline)\.js(on)?$/.test(file));
        builder.config.logger.info(`prerendered ${count} pages in ${Math.round(performance.now() - started)} ms`);
      },
    },
  };
}

async function writePages(server: Server, out: string): Promise<{ count: number; entry: string[] }> {
  const texts = Object.fromEntries(languages.map(lang => [lang, readCopy(lang)]));
  const assets = await readAssets(out);
  const { api } = await server.createBackend(editionFolder);
  const addresses: string[] = [];
  const write = async (path: string, html: string) => {
    const file = join(out, path.endsWith('.html') ? path : join(path, 'index.html'));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    addresses.push(path);
  };

  const paths = await server.paths(api);
  const pages = [];
  for (const path of paths) pages.push(await server.render(path, texts, api));
  const shared = shareSheets(pages.map(criticalCss), maxSheets);
  const sitePolicy = policy({
    styles: [assets.css, ...new Set(shared.values())],
    scripts: [assets.boot],
    connect: [analytics(process.env)?.host ?? []].flat(),
  });
  for (const [index, page] of pages.entries()) {
    const path = paths[index]!;
    const html = fill(page, shared.get(criticalCss(page))!, assets);
    await write(path, html);
    // The plain form is the Swedish page; the browser puts the prefixed address in its place once the page is alive.
    // Pages of which there are many have none: hosts lead to the prefixed one, our server fills the shell.
    const isPrefixedOnly = server.pages.some(page => page.isPrefixedOnly && matchPath(`/sv/${page.path}`, path));
    if (path.startsWith('/sv/') && (!isPrefixedOnly || path.endsWith('/_shell'))) await write(path.slice(3), html);
    if (path === '/sv/404') await write('/404.html', withPolicy(html, sitePolicy));
  }
  await writeOpenData(out, await api.schedule());
  const archived = addArchives(out, await readEdition());
  for (const year of archived.missing) console.warn(`There is no archive of ${year}: \`npm run freeze -- ${year}\` makes it.`);
  addresses.push(...archived.addresses);
  await hostFiles(out, server, { addresses, policy: sitePolicy, redirects: archived.redirects });
  return { count: paths.length, entry: entryScripts(assets.manifest) };
}

/** The pages of the offline pack, as they were written. */
const writtenPages = (out: string): Promise<OfflinePage[]> =>
  Promise.all(
    offlinePages.flatMap(path =>
      languages.map(async lang => {
        const html = await readFile(join(out, lang, path, 'index.html'));
        const { size } = await stat(join(out, lang, path, 'index.html.br'));
        return { url: `/${lang}/${path}`, revision: createHash('sha256').update(html).digest('base64url').slice(0, 16), size };
      }),
    ),
  );

async function readAssets(out: string): Promise<Assets> {
  const read = (file: string) => readFile(join(out, file), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const boot = manifest['src/boot.ts']!.file;
  const styles = new Set(Object.values(manifest).flatMap(chunk => chunk.css ?? []));
  const assets = {
    template: await read('index.html'),
    manifest,
    css: (await Promise.all([...styles].map(read))).join('').trim(),
    boot: (await read(boot)).trim(),
  };
  if (/^import\b(?!\()|;import\b(?!\()/.test(assets.boot))
    throw new Error('The boot script is inlined, so it cannot share a module with the application.');
  for (const file of ['.vite', 'index.html', boot, ...styles]) await rm(join(out, file), { recursive: true });
  return assets;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const compressible = /\.(html|js|css|json|svg|txt|xml|ics|webmanifest)$/;

/** Brotli's levels: each takes three times as long as the one before. Of articles and programme items there may be thousands. */
const qualityOf = (file: string) => (!file.endsWith('.html') ? 11 : /(?:schedule|news)[\\/].+[\\/]/.test(file) ? 9 : 10);

/** Writes each text file once more as `.br` and `.gz`, so that the server never compresses while somebody waits. */
async function compress(folder: string, isWanted = (file: string) => compressible.test(file)) {
  const files = (await readdir(folder, { recursive: true })).filter(isWanted);
  // Compression runs beside this thread, a few files at a time.
  const queue = files.values();
  const work = async () => {
    for (const file of queue) {
      const content = await readFile(join(folder, file));
      const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file) };
      await writeFile(join(folder, `${file}.br`), await toBrotli(content, { params }));
      await writeFile(join(folder, `${file}.gz`), await toGzip(content, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
}
