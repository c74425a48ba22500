import type { ContentPart } from '@tand/festival';

export interface Page {
  /** Path below the language, with `:name` for parameters. */
  path: string;
  /** Module under pages/, without its extension. */
  module: string;
  /** Namespaces of its texts besides `common`; the first is its own. */
  texts: string[];
  /** Slug of its entry in the edition's lists, or of its guide. */
  slug?: string;
  /** Parts of the content that it is made from; open pages refetch when they change. */
  reads?: readonly ContentPart[];
  /** What changes it: phases only, or the current time. */
  moment?: 'phase' | 'now';
  /** Not for search engines: noindex, or another canonical address. */
  isUnlisted?: boolean;
  /** Has the ticket lookup form. */
  hasLookup?: boolean;
  /** Computes a visit's cost from its query. */
  hasCost?: boolean;
  /** Without navigation and footer. */
  isBare?: boolean;
}
