import { matchPath } from 'react-router-dom';
import { absent, gone } from 'virtual:edition-pages';
import type { Lang } from './language.ts';
import { core } from './sitemap/core.ts';
import { entryPages } from './sitemap/entries.ts';
import { esports } from './sitemap/esports.ts';
import { info } from './sitemap/info.ts';
import type { Page } from './sitemap/page.ts';
import { people } from './sitemap/people.ts';
import { places } from './sitemap/places.ts';
import { stay } from './sitemap/stay.ts';

export type { Page };

/** Every page (ROUTE-12). Those of entries come before an address with a parameter that would fit them too. */
export const pages: Page[] = [...core, ...entryPages, ...stay, ...places, ...esports, ...people, ...info]
  .filter(
    // A page whose texts only other editions have is theirs alone.
    ({ texts }) => !absent.includes(texts[0]!),
  )
  // The footer and every call to action follow the phase.
  .map(page => ({ moment: 'phase', ...page }));

/** Old and short addresses, below the language or plain (ROUTE-4). */
export const redirects: { from: string; to: string }[] = [
  { from: '', to: 'home' },
  { from: 'esport', to: 'esports' },
  { from: 'camping', to: 'accommodation/camping' },
  ...gone.map(({ from, to }) => ({ from: from.toLowerCase(), to })),
  ...pages.flatMap(({ path }) => (path.startsWith('universe/') ? [{ from: path.slice('universe/'.length), to: path }] : [])),
];

/** The address of a page in a language; `path` is plain, with or without its first slash. */
export const href = (lang: Lang, path: string) => `/${lang}/${path.replace(/^\//, '')}`;

/** Addresses without a parameter lead straight to their page. */
const byPath = new Map(pages.filter(({ path }) => !path.includes(':')).map(page => [page.path.toLowerCase(), page]));
const withParameter = pages.filter(({ path }) => path.includes(':'));

/** The page of the site map that shows a path below a language. */
export function pageAt(path: string): Page | undefined {
  const plain = path.replace(/^\/|\/$/g, '');
  return byPath.get(plain.toLowerCase()) ?? withParameter.find(page => matchPath(`/${page.path}`, `/${plain}`));
}
