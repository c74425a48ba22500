import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { entryPages, type Lists } from '../../packages/editions/src/entries.ts';
import { entryProblems } from '../../packages/editions/src/entrySchemas.ts';
import { languages, readCopy } from './copy.ts';
import { editionFolder, load } from './edition.ts';

const id = 'virtual:edition-pages';

/**
 * `virtual:edition-pages`: the pages that an edition's entries ask for. The lists themselves, with all their words, are
 * for those pages; every page needs to know the addresses.
 * @throws (at build) when an entry or its copy lacks something, with file and entry
 */
export function entries(folder = editionFolder): Plugin {
  return {
    name: 'entries',
    resolveId: source => (source === id ? `\0${id}` : null),
    async load(module) {
      if (module !== `\0${id}`) return null;
      const lists = join(folder, 'lists');
      for (const file of readdirSync(lists)) this.addWatchFile(join(lists, file));
      const read = await load<Lists>(join(folder, 'index.ts'));
      const problems = entryProblems(read, Object.fromEntries(languages.map(lang => [lang, readCopy(lang, folder)])));
      for (const { file, entry, path, message } of problems)
        this.error(`${join(folder, file)}: ${entry}${path.length ? `, ${path.join('.')}` : ''}: ${message}`);
      return `export const entries = ${JSON.stringify(entryPages(read))};`;
    },
  };
}
