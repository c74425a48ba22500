import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { compressFolder } from '@tand/server';
import type { Manifest, Plugin } from 'vite';
import type { Assets } from '../render/document.ts';
import { analytics } from './analytics.ts';
import { addArchives } from './archives.ts';
import { buildScript, bundle, hash, writeHashed } from './bundle.ts';
import { writeConsentForms } from './consent.ts';
import { editionZone, languages, readEdition } from './edition.ts';
import { editionFiles } from './edition-files.ts';
import { labelLetters } from './label-letters.ts';
import { robots, securityTxt, speculationRules, webManifest } from './found.ts';
import { readTexts, siteTexts, textVersions } from './copy.ts';
import { offlineAssets, writeWorker } from './offline.ts';
import { paperColors } from './theme.ts';

export const islandsEntry = 'src/islands/hydrateIsland.ts';
const pageScript = 'src/site.ts';
const inlineScript = 'src/boot.ts';

export const firstPartsFile = 'first-parts.css';
export const fewPartsFile = 'few-parts.css';
export const partsFile = 'parts.css';
const partsFiles = [firstPartsFile, fewPartsFile, partsFile];

const compressedFolder = resolve(import.meta.dirname, '../../../../.cache/compressed');

/** @param fewParts values of `data-component` whose styles are in a separate sheet */
export function assets(fewParts: readonly string[]): Plugin {
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
        const found = { ...(await readAssets(root, out, serverFolder)), fewParts, redirects };
        // The server of a review build compresses files outside `assets/app` on demand.
        const isReview = process.env['TAND_REVIEW'] === '1';
        await compressFolder(isReview ? join(out, 'assets/app') : out, 11, compressedFolder);
        await writeFile(join(serverFolder, 'package.json'), '{"type":"module"}'); // the folder may be outside of any package
        await writeFile(join(serverFolder, 'assets.json'), JSON.stringify(found satisfies Assets));
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
  const { meta } = (await readTexts(edition.defaultLanguage))['common'] as { meta: { description: string } };
  await copyFile(join(out, 'img/brand/favicon-legacy.ico'), join(out, 'favicon.ico'));
  await write('robots.txt', robots(edition, process.env['TAND_REVIEW'] === '1'));
  await write('manifest.webmanifest', webManifest(edition, meta.description, paperColors().light));
  await write('speculation-rules.json', speculationRules(edition.languages));
  await write('.well-known/security.txt', securityTxt(edition, new Date()));
  await writeConsentForms(join(out, 'files'));
  const { missing, redirects } = addArchives(out, edition);
  for (const year of missing) console.warn(`There is no archive of ${year}: \`npm run freeze -- ${year}\` makes it.`);
  return redirects.map(({ from, to }) => [from, to] as const);
}

const bootNames = () => ({
  __LANGUAGES__: JSON.stringify(languages),
  __REVIEW__: JSON.stringify(process.env['TAND_REVIEW'] === '1'),
  __ANALYTICS__: JSON.stringify(analytics(process.env)),
});

async function readAssets(root: string, out: string, serverFolder: string): Promise<Omit<Assets, 'fewParts' | 'redirects'>> {
  const read = (file: string) => readFile(join(out, file), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const template = await read('index.html');
  // Vite links the sheets of `styles.ts` in the HTML only.
  const sheets = [...template.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(([, file]) => file!);
  const [firstParts = '', fewParts = '', parts = ''] = await Promise.all(
    partsFiles.map(file => readFile(join(serverFolder, file), 'utf8')),
  );
  const found = {
    template,
    firstStyles: (await Promise.all(sheets.map(read))).join('') + firstParts,
    styles: await writeHashed(out, 'styles', 'css', parts),
    fewStyles: { href: await writeHashed(out, 'styles', 'css', fewParts), text: fewParts },
    boot: (await bundle(join(root, inlineScript), bootNames())).trim(),
    site: await buildSiteScript(root, out),
    islands: `/${manifest[islandsEntry]!.file}`,
    preload: Object.fromEntries(
      Object.keys(manifest).flatMap(module => {
        const [, name] = /^(?:\.\.\/packages\/runtime\/)?src\/islands\/(\w+)\.tsx$/.exec(module) ?? [];
        return name ? [[name, chunks([islandsEntry, module], manifest)]] : [];
      }),
    ),
    texts: await siteTexts(),
  };
  const unused = new Set([manifest['index.html']!.file, ...sheets]);
  for (const file of ['.vite', 'index.html', ...unused]) await rm(join(out, file), { recursive: true });
  for (const file of partsFiles) await rm(join(serverFolder, file));
  const build = hash(JSON.stringify({ ...found, manifest }));
  const started = [found.site, ...chunks([islandsEntry], manifest)];
  return { ...found, build, offline: await offlineAssets(out, build, started, [found.styles, found.fewStyles.href]) };
}

/** A separate build: the page script must not share a chunk with React. */
async function buildSiteScript(root: string, out: string): Promise<string> {
  const { fileName } = await buildScript(pageScript, {
    root,
    plugins: [editionFiles(), labelLetters()],
    define: { ...bootNames(), __ZONE__: JSON.stringify(await editionZone()), __TEXTS__: JSON.stringify(await textVersions()) },
    build: {
      outDir: out,
      emptyOutDir: false,
      // A library, so that Vite adds no preload helper to dynamic imports.
      lib: { entry: { site: join(root, pageScript) }, formats: ['es'] },
      rolldownOptions: {
        // A separate chunk of shared modules would be another request.
        preserveEntrySignatures: 'allow-extension',
        // Vite does not minify whitespace in ES library builds.
        output: { minify: true, entryFileNames: 'assets/app/[name]-[hash].js', chunkFileNames: 'assets/app/[name]-[hash].js' },
      },
    },
  });
  return `/${fileName}`;
}

function chunks(keys: readonly string[], manifest: Manifest): string[] {
  const found = new Set(keys.filter(key => manifest[key]));
  // A set's iteration includes what is added during it.
  for (const key of found) for (const imported of manifest[key]!.imports ?? []) found.add(imported);
  return [...found].map(key => `/${manifest[key]!.file}`);
}
