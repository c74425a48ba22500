// Built first: @tand/art
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readEdition as readPictures } from '../../packages/art/src/catalogue/edition.ts';
import { previewPictures } from '../../packages/art/src/catalogue/previews.ts';
import compiler from '../../packages/editions/tsconfig.current.json' with { type: 'json' };
import { chainOf, droppedPages, readCopy, readManifest } from '@tand/editions/node';
import { checkCopy, checkEdition } from '@tand/editions/check';
import { currentEdition } from '@tand/editions';
import { otherEditions } from '../../packages/editions/tests/support/editions.ts';
import { editionFiles } from '@tand/runtime/build/edition-files';
import { createDrafts } from '@tand/runtime/build/drafts';
import { editionPages, entries } from '@tand/runtime/build/entries';
import { pictureSizesModule } from '@tand/runtime/build/picture-sizes';
import { source } from '../../vite.shared.ts';

const root = resolve(import.meta.dirname, '../..');
const years = readdirSync(join(root, 'packages/editions')).filter(name => /^\d{4}$/.test(name));
const thin = years.findLast(year => readManifest(join(root, 'packages/editions', year)).extends)!;

/** Copies the edition `thin` with changed files. @returns the copy's folder */
function changedEdition(files: Record<string, string | ((was: string) => string)>): string {
  const folder = join(otherEditions(), thin);
  rmSync(folder);
  cpSync(join(root, 'packages/editions', thin), folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof text === 'string' ? text : text(readFileSync(join(folder, name), 'utf8')));
  }
  return folder;
}

async function siteOf(folder: string) {
  const vite: ViteDevServer = await createServer({
    root: join(root, 'site'),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [editionFiles(folder), entries(folder), pictureSizesModule()],
    define: { __REVIEW__: 'false' },
    environments: { ssr: { resolve: { conditions: [source, 'node', 'module', 'development|production'], noExternal: [/^@tand\//] } } },
  });
  onTestFinished(() => vite.close());
  const load = <Module>(file: string) => vite.ssrLoadModule(`/src/${file}`) as Promise<Module>;
  const { pages, redirects } = await load<typeof import('../../site/src/sitemap.ts')>('sitemap.ts');
  const { searchData } = await load<typeof import('../../site/src/data/searchData.ts')>('data/searchData.ts');
  const { pageGraph } = await load<typeof import('../../site/src/seo/pageGraph.ts')>('seo/pageGraph.ts');
  const { partnerTiles } = await load<typeof import('../../site/src/app/cards.ts')>('app/cards.ts');
  const found = (lang: 'sv' | 'en') =>
    searchData({ lang, texts: readCopy(lang, folder), news: [], schedule: { locations: [], items: [] } }).documents.map(
      ([, , href]) => href,
    );
  const pictures = previewPictures(await readPictures(folder)).map(({ name }) => name);
  const way = (path: string, lang: 'sv' | 'en') => {
    const copy = readCopy(lang, folder);
    const text = (namespace: string, key: string) =>
      key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], copy[namespace]);
    const page = pages.find(one => one.path === path)!;
    const graph = pageGraph({ page, path, lang, data: null, text, now: 0 });
    const list = graph.find(node => node['@type'] === 'BreadcrumbList')?.['itemListElement'] as { name: string }[] | undefined;
    return list?.map(({ name }) => name);
  };
  return { paths: pages.map(({ path }) => path), redirects, found, pictures, way, partnerTiles };
}

it('resolves @edition in TypeScript to the current edition, then to those that it extends', () => {
  const chain = chainOf(join(root, 'packages/editions', currentEdition)).map(folder => `./${basename(folder)}/*`);
  expect(compiler.compilerOptions.paths['@edition/*']).toEqual(chain);
});

const renamed = (lang: string, page: string, was: RegExp, is: string) =>
  JSON.stringify(readCopy(lang, join(root, 'packages/editions', thin))[page], null, 2)
    .replaceAll(was, is)
    .replaceAll(/(?<="title": ")[^"]+/g, is);

describe('a partner that is being added', () => {
  const file = 'copy/sv/partnerGnistverket.json';
  const line = `gnistverket: { slug: 'gnistverket', name: 'Gnistverket', tier: 'all', page: { band: 'pink', quoteBand: 'blue', emblem: 'tent' }, after: 'esplay' },`;
  const listed = { 'lists/partners.ts': (was: string) => was.replace(/edit\(before\.partners, \{/, `$&\n  ${line}`) };

  it('fails a build until its copy exists, but is a draft in development', async () => {
    const folder = changedEdition(listed);
    await expect(editionPages(folder)).rejects.toThrow(`partner gnistverket: has a page, but there is no ${file}`);
    const drafts = createDrafts();
    const { entries: pages } = await editionPages(folder, drafts);
    expect(pages.map(({ path }) => path)).toContain('partners/gnistverket');
    expect([...drafts.entries.keys()]).toEqual(['partnerGnistverket']);
    for (const lang of ['sv', 'en']) {
      mkdirSync(join(folder, 'copy', lang), { recursive: true });
      writeFileSync(join(folder, `copy/${lang}/partnerGnistverket.json`), renamed(lang, 'partnerVimla', /Vimlas?/g, 'Gnistverket'));
    }
    await editionPages(folder, drafts);
    expect([...drafts.entries.keys()]).toEqual([]);
  });
});

it.each([
  ['create', 'faq', true],
  ['update', 'partnerVimla', true],
  ['update', 'sv', true],
  ['update', 'faq', false],
] as const)('reads the addresses again in development after %s of %s.json: %s', async (type, name, isRead) => {
  const folder = changedEdition({});
  const { load, hotUpdate } = entries(folder) as unknown as Record<'load' | 'hotUpdate', (what: unknown) => unknown>;
  const module = { id: '\0virtual:edition-pages' };
  const context = {
    addWatchFile() {},
    environment: { moduleGraph: { getModuleById: (id: string) => (id === module.id ? module : undefined) } },
  };
  await load.call(context, module.id);
  expect(hotUpdate.call(context, { type, file: join(folder, `copy/sv/${name}.json`), modules: [] })).toEqual(isRead ? [module] : undefined);
});

describe('an added partner, guest and tournament, and a removed partner', () => {
  const copyFiles = Object.fromEntries(
    ['sv', 'en'].flatMap(lang => [
      [`copy/${lang}/partnerGnistverket.json`, renamed(lang, 'partnerVimla', /Vimlas?/g, 'Gnistverket')],
      [`copy/${lang}/tournamentLuffarSchack.json`, renamed(lang, 'tournamentGoals', /GOALS/g, 'Luffarschack')],
    ]),
  );

  it('have pages, search entries, previews and breadcrumbs, or a redirect, by their data alone', async () => {
    const folder = changedEdition({
      'lists/partners.ts': was =>
        was.replace(
          /edit\(before\.partners, \{/,
          `$&\n  arla: null,\n  gnistverket: { slug: 'gnistverket', name: 'Gnistverket', tier: 'all', url: 'https://gnistverket.example', page: { band: 'pink', quoteBand: 'blue', emblem: 'tent' }, after: 'esplay' },`,
        ),
      'lists/tournaments.ts': was =>
        was.replace(
          /edit\(before\.tournaments, \{/,
          `$&\n  'luffar-schack': { slug: 'luffar-schack', group: 'community', title: { sv: 'Luffarschack', en: 'Noughts' }, image: '/img/tournaments/luffar-schack.svg', alt: { sv: 'Ett kryss.', en: 'A cross.' }, link: '/esports/tournaments/luffar-schack', line: { sv: 'Tre i rad.', en: 'Three in a row.' }, page: { band: 'red', programme: 'Luffarschack:' } },`,
        ),
      'lists/cosplayGuests.ts': `import * as before from '../../${years[0]}/lists/cosplayGuests.ts';
import { edit } from '../../src/merge.ts';
export const cosplayGuests = edit(before.cosplayGuests, { 'ada-ask': { ...before.cosplayGuests[0]!, slug: 'ada-ask', name: 'Ada Ask', image: '/img/cosplay/ada-ask.svg' } });
`,
      'facts.ts': was => was.replace('...before,', '$& tournaments: { ...before.tournaments, number: before.tournaments.number + 1 },'),
      'pictures.ts': `export { previews } from '../${years[0]}/pictures.ts';
export const covers = { tournaments: { 'luffar-schack': 'trophy' } };
`,
      ...copyFiles,
    });
    expect(await checkEdition(folder)).toEqual([]);
    expect(checkCopy(folder)).toEqual([]);
    const site = await siteOf(folder);
    const added = ['partners/gnistverket', 'esports/tournaments/luffar-schack'];
    expect(site.paths).toEqual(expect.arrayContaining(added));
    expect(site.paths).not.toContain('partners/arla');
    expect(site.redirects).toContainEqual({ from: 'partners/arla', to: 'partners' });
    expect(site.pictures.filter(name => /arla/i.test(name))).toEqual([]);
    expect((await droppedPages(folder)).map(({ texts }) => texts)).toEqual(['partnerArla']);
    for (const lang of ['sv', 'en'] as const) {
      expect(site.found(lang)).not.toContain('/partners/arla');
      expect(site.found(lang)).toEqual(
        expect.arrayContaining([...added, 'activities/cosplay/presentation/ada-ask'].map(path => `/${path}`)),
      );
      expect(site.pictures).toEqual(expect.arrayContaining([`og/partnerGnistverket-${lang}`, `og/tournamentLuffarSchack-${lang}`]));
      expect(site.way('partners/gnistverket', lang)).toEqual([expect.any(String), expect.any(String), 'Gnistverket']);
    }
    const tiles = site.partnerTiles('all').map(({ href }) => href);
    expect(tiles).toContain('/partners/gnistverket');
    expect(tiles).not.toContain('/partners/arla');
    const { orders } = await readPictures(folder);
    expect(orders).toContainEqual({ name: 'tournaments/luffar-schack', kind: 'cover', emblem: 'trophy' });
    expect(orders.map(({ name }) => name)).toContain('cosplay/ada-ask');
  });
});
