import type { ContentPart } from '@tand/festival';
import { matchPath } from 'react-router-dom';

export interface Page {
  /** Path below the language, with `:name` for parameters. */
  path: string;
  module: string;
  /** Namespaces of texts besides `common`; the first is the page's own. */
  texts: string[];
  /** Slug of the page's entry, which `load` gets as the parameter `slug`. */
  slug?: string;
  reads?: readonly ContentPart[];
  moment?: 'phase' | 'now';
  isUnlisted?: boolean;
  hasLookup?: boolean;
  hasEvents?: boolean;
  /** Whether the page has neither navigation nor footer. */
  isBare?: boolean;
  /** Whether the page is served unchanged at any time. */
  isTimeless?: boolean;
  /** Whether the page has a text for an unknown entry (ROUTE-11). */
  saysUnknown?: boolean;
}

/** A page without parameters takes precedence. */
export function pageTable(pages: readonly Page[]): (path: string) => Page | undefined {
  const byPath = new Map(pages.filter(({ path }) => !path.includes(':')).map(own => [own.path.toLowerCase(), own]));
  const withParameter = pages.filter(({ path }) => path.includes(':'));
  return path => {
    const plain = path.replace(/^\/|\/$/g, '');
    return byPath.get(plain.toLowerCase()) ?? withParameter.find(own => matchPath(`/${own.path}`, `/${plain}`));
  };
}
