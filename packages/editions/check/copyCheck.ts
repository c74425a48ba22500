import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chainOf, readCopy, type Texts } from '../src/folder.ts';
import { textsIn } from './located.ts';

export interface CopyProblem {
  kind: 'unused' | 'unknown';
  /** For example 'home: hero.date'. */
  where: string;
  detail: string;
}

/** Folders searched for the names of texts. */
const code = [
  'site/src',
  ...['editions/check', 'runtime/src', 'ui/src', 'ui-festival/src', 'festival/src', 'art/src/own-label'].map(of => `packages/${of}`),
].map(folder => resolve(import.meta.dirname, '../../..', folder));

/** Address and text of every text: 'home: hero.date'. */
const textsOf = (copy: Texts) =>
  Object.entries(copy).flatMap(([page, data]) => [...textsIn(data)].map(({ path, text }) => [`${page}: ${path.join('.')}`, text] as const));

/** Texts that are missing in one of the languages: 'en/home: hero.date'. Pages would show their keys instead. */
export function missingTexts(copies: Readonly<Record<string, Texts>>): string[] {
  const all = Object.entries(copies).map(([lang, copy]) => ({ lang, known: new Set(textsOf(copy).map(([where]) => where)) }));
  return all.flatMap(({ lang, known }) =>
    all.flatMap(other => [...other.known].filter(where => !known.has(where)).map(where => `${lang}/${where}`)),
  );
}

/** Finds Swedish texts that no code reads, and placeholders in them that neither code nor facts define. */
export function checkCopy(folder: string, sourceFolders: readonly string[] = code): CopyProblem[] {
  const sources = [...sourceFolders, ...chainOf(folder)].map(readSources).join('\n');
  const words = new Set(sources.match(/[\w-]+/g));
  // Each fact has a form with a capital; `entryCs2Until` is the end of the period of `ext:entryCs2`.
  const isName = (name: string) =>
    [name, name.charAt(0).toLowerCase() + name.slice(1)].some(one => words.has(one) || words.has(one.replace(/Until$/, '')));
  return textsOf(readCopy('sv', folder)).flatMap(([where, text]) => {
    // Code reads complete groups and computed keys, so a key counts as used if its name occurs anywhere.
    const keys = where
      .replace(/^.*?: /, '')
      .replaceAll(/@[\w-]+/g, '')
      .split('.');
    const unused = keys.find(key => !words.has(key.replace(/_(?:one|other)$/, '')) && !/^\d+$/.test(key));
    const unknown = [...text.matchAll(/\{\{(\w+)\}\}/g)].find(([, name = '']) => !isName(name))?.[0];
    return [
      ...(unused ? [{ kind: 'unused' as const, where, detail: `no code uses ${unused}` }] : []),
      ...(unknown ? [{ kind: 'unknown' as const, where, detail: `neither code nor facts define ${unknown}` }] : []),
    ];
  });
}

function readSources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$|topics\.yaml$/.test(file) && !/\.test\./.test(file))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}
