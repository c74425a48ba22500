import { matchPath } from 'react-router-dom';
import { absent, gone } from 'virtual:edition-pages';
import { core } from './sitemap/core.ts';
import { entryPages } from './sitemap/entries.ts';
import { esports } from './sitemap/esports.ts';
import { info } from './sitemap/info.ts';
import type { Page } from './sitemap/page.ts';
import { people } from './sitemap/people.ts';
import { places } from './sitemap/places.ts';
import { stay } from './sitemap/stay.ts';

export type { Page };

/** Every page (ROUTE-12). Entries come before an address with a parameter that would match them. */
export const pages: Page[] = [...core, ...entryPages, ...stay, ...places, ...esports, ...people, ...info]
  .filter(
    // Pages of other editions are left out.
    ({ texts }) => !absent.includes(texts[0]!),
  )
  // Footer and calls to action follow the phase.
  .map(page => ({ moment: 'phase', ...page }));

/** Old and short addresses, with or without language (ROUTE-4). */
export const redirects: { from: string; to: string }[] = [
  { from: '', to: 'home' },
  { from: 'esport', to: 'esports' },
  { from: 'camping', to: 'accommodation/camping' },
  ...gone.map(({ from, to }) => ({ from: from.toLowerCase(), to })),
  ...pages.flatMap(({ path }) => (path.startsWith('universe/') ? [{ from: path.slice('universe/'.length), to: path }] : [])),
];

const byPath = new Map(pages.filter(({ path }) => !path.includes(':')).map(page => [page.path.toLowerCase(), page]));
const withParameter = pages.filter(({ path }) => path.includes(':'));

export function pageAt(path: string): Page | undefined {
  const plain = path.replace(/^\/|\/$/g, '');
  return byPath.get(plain.toLowerCase()) ?? withParameter.find(page => matchPath(`/${page.path}`, `/${plain}`));
}
