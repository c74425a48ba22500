import { readdirSync, readFileSync } from 'node:fs';
import { editionUrl } from './folder.ts';

type Lang = 'sv' | 'en';

const folder = (lang: Lang) => new URL(`copy/${lang}/`, editionUrl);

/** Page files of a language, without '.json'. */
export const pagesOf = (lang: Lang): string[] =>
  readdirSync(folder(lang))
    .filter(file => file.endsWith('.json'))
    .map(file => file.replace(/\.json$/, ''));

/** Every text of a page by its path of keys: 'hero.cta.text' → 'Köp biljett'. */
export function textsOf(lang: Lang, page: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') texts.set(path, value);
    else if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value)) walk(child, path ? `${path}.${key}` : key);
    else throw new TypeError(`${lang}/${page}.json: '${path}' is neither text, list nor group`);
  };
  walk(JSON.parse(readFileSync(new URL(`${page}.json`, folder(lang)), 'utf8')), '');
  return texts;
}

/** Every key of a page, branches too, in the order of the file. */
export function keysOf(lang: Lang, page: string): string[] {
  return [...textsOf(lang, page).keys()];
}
