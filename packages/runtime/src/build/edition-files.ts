import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { chainOf, fileIn } from '../../../editions/src/folder.ts';
import { moduleOf } from './bundle.ts';
import { readTexts } from './copy.ts';
import type { Drafts } from './drafts.ts';
import { editionDates, editionFolder, readEdition } from './edition.ts';

const copy = /^copy\/(\w+)\/([\w-]+)\.json$/;
const mark = '\0edition-copy:';
/** These files may contain only the differences from another year. */
const data = /^(?:edition|lists\/\w+)\.ts$/;
const dataMark = '\0edition-data:';
const words = 'virtual:edition-words';

export function editionFiles(folder = editionFolder, drafts?: Drafts): Plugin {
  let isBuild = false;
  return {
    name: 'edition-files',
    enforce: 'pre',
    config: async () => {
      const { timeZone, languages } = await readEdition(folder);
      return { define: { __TIME_ZONE__: JSON.stringify(timeZone), __LANGUAGES__: JSON.stringify(languages) } };
    },
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId(source, importer, options) {
      if (source === words) return `\0${words}`;
      const [, name, query = ''] = /^@edition\/([^?]*)(\?.*)?$/.exec(source) ?? [];
      if (name === undefined) return null;
      if (copy.test(name) && !query) return mark + name;
      if (data.test(name) && !query && isBuild && existsSync(join(folder, name)) && chainOf(folder).length > 1)
        return dataMark + join(folder, name);
      return this.resolve((fileIn(folder, name) ?? join(folder, name)) + query, importer, { ...options, skipSelf: true });
    },
    async load(id) {
      if (id === `\0${words}`) {
        const { year, timeZone } = await readEdition(folder);
        return moduleOf({ year, timeZone, dates: await editionDates(folder) });
      }
      if (id.startsWith(dataMark)) {
        const found = (await import(pathToFileURL(id.slice(dataMark.length)).href)) as Record<string, unknown>;
        for (const [name, value] of Object.entries(found))
          if (typeof value === 'function') throw new Error(`${name} in ${id.slice(dataMark.length)} is a function: a year has data only.`);
        return moduleOf(found);
      }
      if (!id.startsWith(mark)) return null;
      const [, lang, page = ''] = copy.exec(id.slice(mark.length)) ?? [];
      return JSON.stringify((await readTexts(lang!, folder, drafts?.read))[page]);
    },
    hotUpdate({ file, modules }) {
      const isOwn = chainOf(folder).some(year => ['edition.ts', 'facts.ts'].some(name => file === join(year, name)));
      const made = isOwn && this.environment.moduleGraph.getModuleById(`\0${words}`);
      return made ? [...modules, made] : undefined;
    },
  };
}
