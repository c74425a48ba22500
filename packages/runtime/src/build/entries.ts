import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { droppedPages } from '../../../editions/src/dropped.ts';
import { entryPages } from '../../../editions/src/entries.ts';
import { entryProblems, type EntryProblem } from '../../../editions/src/entrySchemas.ts';
import { chainOf, readCopy } from '../../../editions/src/folder.ts';
import { readLists } from '../../../editions/src/lists.ts';
import { moduleOf } from './bundle.ts';
import type { Drafts } from './drafts.ts';
import { contentLanguages, editionFolder, languages, load } from './edition.ts';

const id = 'virtual:edition-pages';

/** @throws Error if an entry or its copy is invalid, unless `drafts` is given */
export async function editionPages(folder: string, drafts?: Drafts) {
  const lists = await readLists(folder, load);
  const copy = Object.fromEntries(contentLanguages.map(lang => [lang, readCopy(lang, folder, drafts?.read)]));
  const entries = entryPages(lists);
  const problems = entryProblems(lists, copy);
  const faults = entries.flatMap(({ kind, slug, texts }) => {
    const own = problems.filter(({ entry }) => entry === `${kind} ${slug}`);
    return own.length ? [[texts, own.map(problem => sentence(folder, problem)).join('\n')] as const] : [];
  });
  if (drafts) drafts.entries = new Map(faults);
  else if (faults.length) throw new Error(faults.map(([, fault]) => fault).join('\n'));
  const gone = await droppedPages(folder, load);
  return {
    entries,
    gone: gone.map(({ path }) => ({ from: path, to: path.slice(0, path.lastIndexOf('/')).replace('esports/tournaments', 'esports') })),
    // Names of copy that only other editions have.
    absent: anyCopy(drafts).filter(name => !Object.hasOwn(copy['sv']!, name)),
  };
}

const sentence = (folder: string, { file, entry, path, message }: EntryProblem) =>
  `${join(folder, file)}: ${entry}${path.length ? `, ${path.join('.')}` : ''}: ${message}`;

const editions = resolve(import.meta.dirname, '../../../editions');

function anyCopy(drafts?: Drafts): string[] {
  const years = readdirSync(editions).filter(name => /^\d{4}$/.test(name));
  return [...new Set(years.flatMap(year => Object.keys(readCopy('sv', join(editions, year), drafts?.read))))];
}

export function entries(folder = editionFolder, drafts?: Drafts): Plugin {
  let withEntry = new Set<string>();
  return {
    name: 'entries',
    resolveId: source => (source === id ? `\0${id}` : null),
    async load(module) {
      if (module !== `\0${id}`) return null;
      for (const year of chainOf(folder)) for (const file of readdirSync(join(year, 'lists'))) this.addWatchFile(join(year, 'lists', file));
      const pages = await editionPages(folder, drafts);
      withEntry = new Set(pages.entries.map(({ texts }) => texts));
      return moduleOf(pages);
    },
    // The module depends on the copy of entries and on which copy files exist.
    hotUpdate({ type, file, modules }) {
      const isCopy = chainOf(folder).some(year => file.startsWith(normalizePath(join(year, 'copy'))));
      const name = basename(file, '.json');
      const isOther = type === 'update' && !withEntry.has(name) && !languages.some(lang => lang === name);
      const made = isCopy && !isOther && this.environment.moduleGraph.getModuleById(`\0${id}`);
      return made ? [...modules, made] : undefined;
    },
  };
}
