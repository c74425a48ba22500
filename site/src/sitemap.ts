import type { Lang } from './i18n.ts';

/** A page of the site: where it lives, which module shows it and which texts it needs. */
export interface Page {
  /** Path below the language, with `:name` for parameters. */
  path: string;
  /** Module under pages/, without its extension. */
  module: string;
  /** Namespaces of its texts besides `common`; the first is its own. */
  texts: string[];
  /** Its data come from the API and are asked for again once the page is alive. */
  isLive?: boolean;
}

/** Every page of SPEC 2.2. */
export const pages: Page[] = [
  { path: 'home', module: 'home', texts: ['home'], isLive: true },
  { path: 'schedule', module: 'schedule', texts: ['schedule'], isLive: true },
  { path: 'news', module: 'news', texts: ['news'], isLive: true },
  { path: 'news/:slug', module: 'article', texts: ['news'], isLive: true },
  { path: '404', module: 'not-found', texts: ['notFound'] },
];

/** Old and short addresses, below the language or plain (SPEC 2.1 and DECISIONS). */
export const redirects: { from: string; to: string }[] = [
  { from: '', to: 'home' },
  { from: 'esport', to: 'esports' },
  { from: 'camping', to: 'accommodation/camping' },
];

/** The address of a page in a language; `path` is plain, with or without its first slash. */
export const href = (lang: Lang, path: string) => `/${lang}/${path.replace(/^\//, '')}`;
