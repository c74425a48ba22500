import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { droppedPages, listsWithPages } from '../../packages/editions/src/dropped.ts';
import { entryPages } from '../../packages/editions/src/entries.ts';
import { entryProblems } from '../../packages/editions/src/entrySchemas.ts';
import { chainOf, readCopy } from '../../packages/editions/src/folder.ts';
import { readLists } from '../../packages/editions/src/lists.ts';
import { languages } from './copy.ts';
import { editionFolder, load } from './edition.ts';

const id = 'virtual:edition-pages';

/** What the site must know of an edition's pages before it has their lists. */
export interface EditionPages {
  /** The pages that entries ask for. */
  entries: ReturnType<typeof entryPages>;
  /** Addresses of entries that a year before had, and where they lead now: to the list. */
  gone: { from: string; to: string }[];
  /** Copy that other editions have and this one does not: their pages are not in it. */
  absent: string[];
}

/**
 * Reads which pages an edition has.
 * @throws Error when an entry or its copy lacks something, with file and entry
 */
export async function editionPages(folder: string): Promise<EditionPages> {
  const lists = await readLists(folder, load, listsWithPages);
  const copy = Object.fromEntries(languages.map(lang => [lang, readCopy(lang, folder)]));
  const problems = entryProblems(lists, copy).map(
    ({ file, entry, path, message }) => `${join(folder, file)}: ${entry}${path.length ? `, ${path.join('.')}` : ''}: ${message}`,
  );
  if (problems.length) throw new Error(problems.join('\n'));
  const entries = entryPages(lists);
  const gone = await droppedPages(folder, load);
  return {
    entries,
    gone: gone.map(({ path }) => ({ from: path, to: path.slice(0, path.lastIndexOf('/')).replace('esports/tournaments', 'esports') })),
    absent: anyCopy().filter(name => !Object.hasOwn(copy['sv']!, name)),
  };
}

const editions = resolve(import.meta.dirname, '../../packages/editions');

/** Names of the copy that any edition has. */
function anyCopy(): string[] {
  const years = readdirSync(editions).filter(name => /^\d{4}$/.test(name));
  return [...new Set(years.flatMap(year => Object.keys(readCopy('sv', join(editions, year)))))];
}

/**
 * `virtual:edition-pages`: the pages that an edition's entries ask for. The lists themselves, with all their words, are
 * for those pages; every page needs to know the addresses.
 */
export function entries(folder = editionFolder): Plugin {
  return {
    name: 'entries',
    resolveId: source => (source === id ? `\0${id}` : null),
    async load(module) {
      if (module !== `\0${id}`) return null;
      for (const year of chainOf(folder)) for (const file of readdirSync(join(year, 'lists'))) this.addWatchFile(join(year, 'lists', file));
      const pages = await editionPages(folder);
      return Object.entries(pages)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
