import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { droppedPages, listsWithPages } from '../../../editions/src/dropped.ts';
import { entryPages } from '../../../editions/src/entries.ts';
import { entryProblems } from '../../../editions/src/entrySchemas.ts';
import { chainOf, readCopy } from '../../../editions/src/folder.ts';
import { readLists } from '../../../editions/src/lists.ts';
import { languages } from './copy.ts';
import { editionFolder, load } from './edition.ts';

const id = 'virtual:edition-pages';

export interface EditionPages {
  entries: ReturnType<typeof entryPages>;
  /** Addresses of entries of an earlier year, redirected to the list. */
  gone: { from: string; to: string }[];
  /** Names of copy that only other editions have: their pages are left out. */
  absent: string[];
}

/** @throws Error when an entry or its copy misses a field, with file and entry */
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

const editions = resolve(import.meta.dirname, '../../../editions');

function anyCopy(): string[] {
  const years = readdirSync(editions).filter(name => /^\d{4}$/.test(name));
  return [...new Set(years.flatMap(year => Object.keys(readCopy('sv', join(editions, year)))))];
}

/** `virtual:edition-pages`: addresses of the entries' pages. Only those pages load the lists; every page needs the addresses. */
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
