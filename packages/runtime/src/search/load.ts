import type { Lang } from '../i18n/language.ts';
import type { SearchData } from './data.ts';
import type { createSearch } from './engine.ts';

export type Search = ReturnType<typeof createSearch>;

const searches = new Map<Lang, Promise<Search>>();

export function loadSearch(lang: Lang): Promise<Search> {
  const known = searches.get(lang);
  if (known) return known;
  const asked = Promise.all([import('./engine.ts'), read(lang)]).then(([engine, data]) => engine.createSearch(data));
  searches.set(lang, asked);
  asked.catch(() => searches.delete(lang));
  return asked;
}

async function read(lang: Lang): Promise<SearchData> {
  const address = `/search/${lang}.json`;
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as SearchData;
}
