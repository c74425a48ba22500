import type { ContentPart } from '@tand/festival';
import { matchPath } from 'react-router-dom';

export interface Page {
  /** Path below the language, with `:name` for parameters. */
  path: string;
  /** Module under pages/, without its extension. */
  module: string;
  /** Namespaces of its texts besides `common`; the first is its own. */
  texts: string[];
  /** Slug of its entry in the edition's lists, or of its guide. */
  slug?: string;
  reads?: readonly ContentPart[];
  /** What changes the page over time. */
  moment?: 'phase' | 'now';
  /** Whether search engines exclude it. */
  isUnlisted?: boolean;
  hasLookup?: boolean;
  /** Whether its structured data name events of the programme. */
  hasEvents?: boolean;
  /** Whether it has neither navigation nor footer. */
  isBare?: boolean;
  /** Whether it is served unchanged at any time. */
  isTimeless?: boolean;
  /** Whether it has its own text for an unknown entry (ROUTE-11). */
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
