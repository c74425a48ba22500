import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chainOf, readCopy, type Texts } from '../src/folder.ts';
import { textsIn } from './located.ts';
import { languages } from './source.ts';

export interface CopyProblem {
  kind: 'missing' | 'unused' | 'unknown' | 'identical' | 'too long';
  /** For example 'sv/home: hero.date'. */
  where: string;
  detail: string;
}

/** Folders searched for the names of texts. */
const code = ['../../../site/src', '.', '../../runtime/src', '../../ui/src', '../../ui-festival/src', '../../festival/src'].map(folder =>
  resolve(import.meta.dirname, folder),
);

const textsOf = (page: unknown) => [...textsIn(page)].map(({ path, text }) => [path.join('.'), text] as const);

/** A build with texts in one language only would show keys to visitors. */
export function missingTexts(copies: Readonly<Record<string, Texts>>): CopyProblem[] {
  const keys = Object.entries(copies).map(([lang, copy]) => {
    const paths = Object.entries(copy).flatMap(([page, texts]) => textsOf(texts).map(([path]) => `${page}: ${path}`));
    return [lang, new Set(paths)] as const;
  });
  return keys.flatMap(([lang, own]) =>
    keys
      .flatMap(([, other]) => [...other])
      .filter(key => !own.has(key))
      .map((key): CopyProblem => ({ kind: 'missing', where: `${lang}/${key}`, detail: 'stands in the other language only' })),
  );
}

/** In characters; search engines cut longer ones. */
const limits: Record<string, number> = { 'meta.title': 60, 'meta.description': 200 };

const isShared = (text: string) =>
  !/\p{Ll}{2}/u.test(text.replace(/\{\{.*?\}\}/g, '')) || /^(\/|ext:|ticket:|https?:)|^[a-z\d-]+$/.test(text);

export function checkCopy(folder: string, sourceFolders: readonly string[] = code): CopyProblem[] {
  const copies = Object.fromEntries(languages.map(lang => [lang, readCopy(lang, folder)]));
  const words = new Set(
    [...sourceFolders, ...chainOf(folder)]
      .map(readSources)
      .join('\n')
      .match(/[\w-]+/g),
  );
  const [first = 'sv', ...rest] = languages;
  const problems = missingTexts(copies);
  for (const [page, texts] of Object.entries(copies[first] ?? {})) {
    for (const [path, text] of textsOf(texts)) {
      // Code reads complete groups and computed keys, so a key counts as used if its name occurs anywhere.
      const unnamed = path.split('.').find(key => !words.has(key.replace(/_(?:one|other)$/, '')) && !/^\d+$/.test(key));
      if (unnamed) problems.push({ kind: 'unused', where: `${page}: ${path}`, detail: `no code names ${unnamed}` });
      const unknown = [...text.matchAll(/\{\{(\w+)\}\}/g)].find(([, name = '']) => !words.has(name));
      if (unknown) problems.push({ kind: 'unknown', where: `${page}: ${path}`, detail: `neither code nor facts name ${unknown[0]}` });
      for (const other of rest) {
        const translated = new Map(textsOf(copies[other]![page])).get(path);
        if (translated === text && !isShared(text) && text.split(/\s+/).length > 3) {
          problems.push({ kind: 'identical', where: `${page}: ${path}`, detail: text });
        }
      }
    }
  }
  for (const lang of languages) {
    for (const [page, texts] of Object.entries(copies[lang]!)) {
      for (const [path, text] of textsOf(texts)) {
        const limit = limits[path];
        if (limit && text.length > limit)
          problems.push({ kind: 'too long', where: `${lang}/${page}: ${path}`, detail: `${text.length} of ${limit} characters` });
      }
    }
  }
  return problems;
}

function readSources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$|topics\.yaml$/.test(file) && !/\.test\./.test(file))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}
