import { join } from 'node:path';
import type { Plugin } from 'vite';
import { chainOf, fileIn, readCopy } from '../../packages/editions/src/folder.ts';
import { editionDates, editionFolder, editionWords } from './edition.ts';

const copy = /^copy\/(\w+)\/([\w-]+)\.json$/;
const mark = '\0edition-copy:';
const words = 'virtual:edition-words';

/**
 * `@edition/…`: a file of the edition that is built, from its own folder or the nearest that it extends; copy with what
 * differs in it. `virtual:edition-words`: its facts, names and dates in words, made anew in development when they change.
 */
export function editionFiles(folder = editionFolder): Plugin {
  return {
    name: 'edition-files',
    enforce: 'pre',
    resolveId(source, importer, options) {
      if (source === words) return `\0${words}`;
      const [, name, query = ''] = /^@edition\/([^?]*)(\?.*)?$/.exec(source) ?? [];
      if (name === undefined) return null;
      if (copy.test(name) && !query && chainOf(folder).length > 1) return mark + name;
      return this.resolve((fileIn(folder, name) ?? join(folder, name)) + query, importer, { ...options, skipSelf: true });
    },
    async load(id) {
      if (id === `\0${words}`)
        return `export const words = ${JSON.stringify(await editionWords(folder))};
export const dates = ${JSON.stringify(await editionDates(folder))};`;
      if (!id.startsWith(mark)) return null;
      const [, lang = '', page = ''] = copy.exec(id.slice(mark.length)) ?? [];
      return JSON.stringify(readCopy(lang, folder)[page]);
    },
    hotUpdate({ file, modules }) {
      const isOwn = chainOf(folder).some(year => ['edition.ts', 'facts.ts'].some(name => file === join(year, name)));
      const made = isOwn && this.environment.moduleGraph.getModuleById(`\0${words}`);
      return made ? [...modules, made] : undefined;
    },
  };
}
