import { fileURLToPath } from 'node:url';
import type { ContentLang as Lang } from '@tand/festival';
import { readCopy } from '../../src/folder.ts';
import { editionUrl } from './folder.ts';

const folder = fileURLToPath(editionUrl);
const copy = { sv: readCopy('sv', folder), en: readCopy('en', folder) };

export const pagesOf = (lang: Lang): string[] => Object.keys(copy[lang]);

/** Texts of a page by path: 'hero.cta.text' → 'Köp biljett'. */
export function textsOf(lang: Lang, page: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') texts.set(path, value);
    else if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value)) walk(child, path ? `${path}.${key}` : key);
    else throw new TypeError(`${lang}/${page}.json: '${path}' is neither text, list nor group`);
  };
  walk(copy[lang][page], '');
  return texts;
}

/** Paths of the texts of a page, in the order of the file. */
export function keysOf(lang: Lang, page: string): string[] {
  return [...textsOf(lang, page).keys()];
}
