import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chainOf, readCopy, type Texts } from '../src/folder.ts';
import { textsIn } from './located.ts';

export interface CopyProblem {
  kind: 'unused' | 'unknown';
  /** 'home: hero.date' */
  where: string;
  detail: string;
}

const code = [
  'site/src',
  ...['editions/check', 'runtime/src', 'ui/src', 'ui-festival/src', 'festival/src', 'art/src/own-label'].map(of => `packages/${of}`),
].map(folder => resolve(import.meta.dirname, '../../..', folder));

const textsOf = (copy: Texts) =>
  Object.entries(copy).flatMap(([page, data]) => [...textsIn(data)].map(({ path, text }) => [`${page}: ${path.join('.')}`, text] as const));

export function missingTexts(copies: Readonly<Record<string, Texts>>): string[] {
  const all = Object.entries(copies).map(([lang, copy]) => ({ lang, known: new Set(textsOf(copy).map(([where]) => where)) }));
  return all.flatMap(({ lang, known }) =>
    all.flatMap(other => [...other.known].filter(where => !known.has(where)).map(where => `${lang}/${where}`)),
  );
}

export function checkCopy(folder: string, sourceFolders: readonly string[] = code): CopyProblem[] {
  const sources = [...sourceFolders, ...chainOf(folder)].map(readSources).join('\n');
  const words = new Set(sources.match(/[\w-]+/g));
  // `copyVariables` also defines names with a capital and names that end with `Until`.
  const isName = (name: string) =>
    [name, name.charAt(0).toLowerCase() + name.slice(1)].some(one => words.has(one) || words.has(one.replace(/Until$/, '')));
  return textsOf(readCopy('sv', folder)).flatMap(([where, text]) => {
    // Keys may be computed, so a name anywhere in the code counts as use.
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
