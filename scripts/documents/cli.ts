/** Writes the documents of each kind of page to site/dist/documents, and stories that show them to site/dist/stories. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { contentLanguages as languages } from '@tand/festival';
import { editionOf } from '../edition.mjs';
import { root } from '../run.mjs';
import { phasesOf } from '../texts/phases.ts';
import { openSite } from '../texts/render.ts';
import { exportOf, fileOf, groupOf, hasPhases, kindsOf, nameOf, type Kind } from './kinds.ts';

const dist = join(root, 'site/dist');
const [documents, stories] = [join(dist, 'documents'), join(dist, 'stories')];
for (const folder of [documents, stories]) rmSync(folder, { recursive: true, force: true });

type Entry = typeof import('../../site/src/entry.server.tsx');
const { pageAt } = (await import(pathToFileURL(join(dist, 'server/entry.server.js')).href)) as Entry;
const edition = editionOf();
const at = await openSite(edition);
const sites = await Promise.all(Object.entries(await phasesOf(edition)).map(async ([moment, now]) => ({ moment, site: await at(now) })));

const [lang] = languages;
const everywhere = sites.map(({ site }) => new Set(site.pages));
const paths = sites[0]!.site.pages.filter(page => page.startsWith(`/${lang}/`) && everywhere.every(pages => pages.has(page)));
const kinds = kindsOf(
  paths.map(page => page.slice(lang.length + 2)),
  path => pageAt(path)!.module,
);

async function write(file: string, response: Response) {
  mkdirSync(dirname(join(documents, file)), { recursive: true });
  writeFileSync(join(documents, file), await response.text());
}

for (const { moment, site } of sites) {
  for (const kind of kinds) {
    for (const lang of languages) {
      const address = `/${lang}/${kind.path}${kind.query && `?${kind.query}`}`;
      const response = await site.request(address);
      if (!response.ok && kind.path !== '404') throw new Error(`${address}: status ${response.status}`);
      await write(fileOf(kind, lang, moment), response);
    }
  }
}
// The pages' scripts request these files.
const { site } = sites.at(-1)!;
for (const file of ['/api/revision', ...languages.map(lang => `/search/${lang}.json`)]) await write(file, await site.request(file));

const idOf = (kind: Kind) => toId(groupOf(kind), storyNameFromExport(exportOf(kind)));
const links = Object.fromEntries(kinds.map(kind => [kind.query ? `${kind.path}?${kind.query}` : kind.path, idOf(kind)]));
mkdirSync(stories, { recursive: true });
writeFileSync(join(documents, 'pages.json'), JSON.stringify(links));
for (const title of new Set(kinds.map(groupOf))) {
  const group = kinds.filter(kind => groupOf(kind) === title);
  const lines = group.map(kind => {
    const { path, query, module } = kind;
    const parameters = hasPhases(module) ? ', parameters: inPhases' : '';
    return `export const ${exportOf(kind)} = { name: '${nameOf(kind)}', args: ${JSON.stringify({ path, query })}${parameters} };`;
  });
  const file = [
    "import { inPhases, page } from '../../../.storybook/page.tsx';",
    "import links from '../documents/pages.json';",
    `export default { ...page, title: '${title}', tags: ['!autodocs'], parameters: { ...page.parameters, links } };`,
    ...lines,
  ];
  writeFileSync(join(stories, `${title.replace('Pages/', '').toLowerCase()}.stories.js`), `${file.join('\n')}\n`);
}
console.log(`${kinds.length} pages, in ${languages.length} languages at ${sites.length} moments, are in ${documents}.`);
