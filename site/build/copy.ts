import { join } from 'node:path';
import type { Plugin } from 'vite';
import { chainOf, readCopy as readEditionCopy, type Texts } from '../../packages/editions/src/folder.ts';
import { missingTexts } from './copy-texts.ts';
import { writeCopyTypes } from './copy-types.ts';
import { editionFolder } from './edition.ts';
import { textsVersion } from './offline.ts';

export const languages = ['sv', 'en'] as const;

export type { Texts };

/** All copy of one language by page, which is the i18next namespace. */
export const readCopy = (lang: string, folder = editionFolder): Texts => readEditionCopy(lang, folder);

/** A text with the edition's own words put in. */
export const fillText = (text: string, words: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => words[name] ?? mark);

/** The file of a language's texts. */
const textFile = (lang: string) => JSON.stringify(readCopy(lang));

/** Versions of the texts by language, from their content. */
export const textVersions = () => Object.fromEntries(languages.map(lang => [lang, textsVersion(textFile(lang))]));

/** Serves and emits `/assets/i18n/{lang}.json` (LANG-5) from the edition's copy. */
export function copy(): Plugin {
  const address = /^\/assets\/i18n\/(\w+)\.json/;
  return {
    name: 'copy',
    applyToEnvironment: environment => environment.name === 'client',
    buildStart() {
      writeCopyTypes();
      const missing = missingTexts(Object.fromEntries(languages.map(lang => [lang, readCopy(lang)])));
      if (missing.length > 0) this.error(`Texts are missing: ${missing.map(({ where }) => where).join(', ')}`);
    },
    configureServer(server) {
      server.watcher.add(chainOf(editionFolder).map(folder => join(folder, 'copy')));
      server.middlewares.use((req, res, next) => {
        const lang = address.exec(req.url ?? '')?.[1];
        if (!languages.some(known => known === lang)) return next();
        res.setHeader('content-type', 'application/json');
        res.end(textFile(lang!));
      });
    },
    generateBundle() {
      for (const lang of languages) {
        this.emitFile({ type: 'asset', fileName: `assets/i18n/${lang}.json`, source: textFile(lang) });
      }
    },
  };
}
