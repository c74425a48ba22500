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
  /** Its data come from the API and are asked for again once the page is alive. */
  isLive?: boolean;
  /** There are many of it: none is built without a language in its address. */
  isPrefixedOnly?: boolean;
  /** Stands alone, without navigation and footer. */
  isBare?: boolean;
}
