import { join } from 'node:path';
import type { Lang } from '@tand/festival';
import type { Plugin } from 'vite';
import { missingTexts } from '../../../editions/check/copyCheck.ts';
import { writeCopyTypes } from '../../../editions/src/copyTypes.ts';
import { droppedPages } from '../../../editions/src/dropped.ts';
import { chainOf, readCopy, type Texts } from '../../../editions/src/folder.ts';
import { hash } from './bundle.ts';
import type { Drafts } from './drafts.ts';
import { contentLanguages, editionFolder, editionWords, languages, load, readCompleteCopy, withVariables } from './edition.ts';

/** Missing texts of an added language are English (LANG-1). */
export async function readTexts(lang: Lang, folder = editionFolder, read?: Drafts['read']): Promise<Texts> {
  const words = await editionWords(folder);
  return readCompleteCopy(lang, folder, read, (texts, one) => withVariables(texts, words[one]!));
}

export async function siteTexts(read?: Drafts['read']): Promise<Record<string, Texts>> {
  const dropped = new Set((await droppedPages(editionFolder, load)).map(({ texts }) => texts));
  const own = (texts: Texts) => Object.fromEntries(Object.entries(texts).filter(([name]) => !dropped.has(name)));
  return Object.fromEntries(
    await Promise.all(languages.map(async lang => [lang, own(await readTexts(lang, editionFolder, read))] as const)),
  );
}

const textFiles = async (read?: Drafts['read']) =>
  Object.fromEntries(Object.entries(await siteTexts(read)).map(([lang, texts]) => [lang, JSON.stringify(texts)]));

export const textsAreMissing = (missing: readonly string[]) => `Texts are missing: ${missing.join(', ')}`;

export const textVersions = async (read?: Drafts['read']) =>
  Object.fromEntries(Object.entries(await textFiles(read)).map(([lang, file]) => [lang, hash(file).slice(0, 8)]));

export function copy(drafts?: Drafts): Plugin {
  const address = /^\/assets\/i18n\/(\w+)\.json/;
  return {
    name: 'copy',
    applyToEnvironment: environment => environment.name === 'client',
    buildStart() {
      writeCopyTypes();
      const missing = missingTexts(Object.fromEntries(contentLanguages.map(lang => [lang, readCopy(lang, editionFolder, drafts?.read)])));
      if (missing.length === 0) return;
      if (drafts) this.warn(textsAreMissing(missing));
      else this.error(textsAreMissing(missing));
    },
    configureServer(server) {
      server.watcher.add(chainOf(editionFolder).map(folder => join(folder, 'copy')));
      server.middlewares.use((req, res, next) => {
        const lang = address.exec(req.url ?? '')?.[1];
        if (!languages.some(known => known === lang)) return next();
        res.setHeader('content-type', 'application/json');
        return void textFiles(drafts?.read).then(files => res.end(files[lang!]), next);
      });
    },
    async generateBundle() {
      for (const [lang, source] of Object.entries(await textFiles())) {
        this.emitFile({ type: 'asset', fileName: `assets/i18n/${lang}.json`, source });
      }
    },
  };
}
