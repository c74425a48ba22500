import type { ContentPart } from '@tand/festival';

/** A page of the site: where it lives, which module shows it and which texts it needs. */
export interface Page {
  /** Path below the language, with `:name` for parameters. */
  path: string;
  /** Module under pages/, without its extension. */
  module: string;
  /** Namespaces of its texts besides `common`; the first is its own. */
  texts: string[];
  /** Of the entry in the edition's lists that it shows. */
  slug?: string;
  /** What of the content it is made from. A page that reads something follows it: open pages fetch what changes. */
  reads?: readonly ContentPart[];
  /** How the present matters to it: by the phases alone, or as it tells what is on now. */
  moment?: 'phase' | 'now';
  /** Not for search engines by this address: it says noindex, or names another address as its own. */
  isUnlisted?: boolean;
  /** It has the form of the ticket lookup. */
  hasLookup?: boolean;
  /** It computes what a visit costs, from the query of its address. */
  hasCost?: boolean;
  /** Stands alone, without navigation and footer. */
  isBare?: boolean;
}
