import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { missingTexts } from '../../../editions/check/copyCheck.ts';
import { writeCopyTypes } from '../../../editions/src/copyTypes.ts';
import { droppedPages } from '../../../editions/src/dropped.ts';
import { chainOf, readCopy, type Texts } from '../../../editions/src/folder.ts';
import { withVariables } from '../../../editions/src/variables.ts';
import { editionFolder, editionWords, load } from './edition.ts';

export const languages = ['sv', 'en'] as const;

export type { Texts };

/** All copy of one language by page, with the edition's words; each page is an i18next namespace. */
export const readTexts = async (lang: (typeof languages)[number], folder = editionFolder): Promise<Texts> =>
  withVariables(readCopy(lang, folder), (await editionWords(folder))[lang]);

/** Copy by language, without that of entries that only earlier years have. */
export async function siteTexts(): Promise<Record<string, Texts>> {
  const dropped = new Set((await droppedPages(editionFolder, load)).map(({ texts }) => texts));
  const own = (texts: Texts) => Object.fromEntries(Object.entries(texts).filter(([name]) => !dropped.has(name)));
  return Object.fromEntries(await Promise.all(languages.map(async lang => [lang, own(await readTexts(lang))] as const)));
}

export const textsVersion = (content: Buffer | string) => createHash('sha256').update(content).digest('base64url').slice(0, 8);

const textFiles = async () => Object.fromEntries(Object.entries(await siteTexts()).map(([lang, texts]) => [lang, JSON.stringify(texts)]));

export const textVersions = async () =>
  Object.fromEntries(Object.entries(await textFiles()).map(([lang, file]) => [lang, textsVersion(file)]));

export function copy(): Plugin {
  const address = /^\/assets\/i18n\/(\w+)\.json/;
  return {
    name: 'copy',
    applyToEnvironment: environment => environment.name === 'client',
    buildStart() {
      writeCopyTypes();
      const missing = missingTexts(Object.fromEntries(languages.map(lang => [lang, readCopy(lang, editionFolder)])));
      if (missing.length > 0) this.error(`Texts are missing: ${missing.join(', ')}`);
    },
    configureServer(server) {
      server.watcher.add(chainOf(editionFolder).map(folder => join(folder, 'copy')));
      server.middlewares.use((req, res, next) => {
        const lang = address.exec(req.url ?? '')?.[1];
        if (!languages.some(known => known === lang)) return next();
        res.setHeader('content-type', 'application/json');
        return void textFiles().then(files => res.end(files[lang!]), next);
      });
    },
    async generateBundle() {
      for (const [lang, source] of Object.entries(await textFiles())) {
        this.emitFile({ type: 'asset', fileName: `assets/i18n/${lang}.json`, source });
      }
    },
  };
}
