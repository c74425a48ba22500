import { join } from 'node:path';
import type { Plugin } from 'vite';
import { chainOf, fileIn, readCopy } from '../../packages/editions/src/folder.ts';
import { editionFolder } from './edition.ts';

const copy = /^copy\/(\w+)\/([\w-]+)\.json$/;
const mark = '\0edition-copy:';

/** `@edition/…`: a file of the edition that is built, from its own folder or the nearest that it extends; copy with what differs in it. */
export function editionFiles(folder = editionFolder): Plugin {
  return {
    name: 'edition-files',
    enforce: 'pre',
    resolveId(source, importer, options) {
      const [, name, query = ''] = /^@edition\/([^?]*)(\?.*)?$/.exec(source) ?? [];
      if (name === undefined) return null;
      if (copy.test(name) && !query && chainOf(folder).length > 1) return mark + name;
      return this.resolve((fileIn(folder, name) ?? join(folder, name)) + query, importer, { ...options, skipSelf: true });
    },
    load(id) {
      if (!id.startsWith(mark)) return null;
      const [, lang = '', page = ''] = copy.exec(id.slice(mark.length)) ?? [];
      return JSON.stringify(readCopy(lang, folder)[page]);
    },
  };
}
