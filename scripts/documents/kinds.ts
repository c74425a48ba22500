import { upperFirst } from '@tand/festival';

export interface Kind {
  /** Path from site/src/pages. */
  module: string;
  /** Path after the language. */
  path: string;
  query: string;
}

/** Names of queries that show a page differently, by module. */
const views: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  schedule: { 'view=list': 'list', 'view=grid': 'wall', 'view=mine': 'my day' },
  search: { 'q=lan': 'with results' },
};

export const hasPhases = (module: string) => ['home', 'schedule', 'article', 'stay/tickets'].includes(module);

export function kindsOf(pages: readonly string[], moduleOf: (path: string) => string): Kind[] {
  const first = new Map<string, string>();
  for (const path of pages) {
    const module = moduleOf(path);
    if (!first.has(module)) first.set(module, path);
  }
  return [...first].flatMap(([module, path]) => ['', ...Object.keys(views[module] ?? {})].map(query => ({ module, path, query })));
}

export const groupOf = ({ module }: Kind) => `Pages/${module.includes('/') ? upperFirst(module.split('/')[0]!) : 'Main'}`;

export function nameOf({ module, query }: Kind): string {
  const page = upperFirst(module.replace(/^.*\//, '').replaceAll('-', ' '));
  return query ? `${page}, ${views[module]![query]}` : page;
}

export const exportOf = (kind: Kind) => nameOf(kind).replaceAll(/[\s,]+(.)/g, (_, letter: string) => letter.toUpperCase());

/** File of a document: its path begins with the language, as the page's scripts read it there. */
export const fileOf = ({ path, query }: Pick<Kind, 'path' | 'query'>, lang: string, moment: string) =>
  `/${lang}/${path}/${query ? `${query.replace('=', '-')}/` : ''}${moment}.html`;
