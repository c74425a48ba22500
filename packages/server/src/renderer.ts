import type { Lang, NewsItem, Revision, Schedule } from '@tand/festival';

/** The parts of the content that a page or file can be made from. */
export type Part = 'news' | 'programme';

/** The content as visitors see it at an instant. Never changed once it is made. */
export interface Content {
  revision: Revision;
  /** Names the state of each part: equal text, equal content. */
  parts: Readonly<Record<Part, string>>;
  /** Published news, newest first. */
  news: readonly NewsItem[];
  schedule: Schedule;
}

/** A page, found to be what it is made from but not rendered yet. */
export interface PreparedPage {
  /** Hash of what the page is made from: equal key, equal page. */
  key: string;
  render: () => { html: string; policy: string; status: 200 | 404 };
}

/** A file that is made from the content: feed, site map, open data, search index. */
export interface ContentFile {
  reads: readonly Part[];
  type: string;
  /** Whether pages of other sites may fetch it. */
  isOpen: boolean;
  write: (content: Content) => string;
}

/**
 * The site's own way from content to pages and files, handed to the server where both are put together. All addresses are
 * decoded and begin with a slash; those of pages begin with a language.
 */
export interface Renderer {
  /** Name of the build: pages of another build are other pages. */
  build: string;
  /** Every page that the content has. */
  addresses(content: Content): readonly string[];
  /** What the page at an address reads, and the start of the time (epoch ms) within which it stays as it is. */
  dependencies(address: string, now: number): { reads: readonly Part[]; moment: number };
  prepare(address: string, content: Content, now: number): Promise<PreparedPage>;
  /** Everything that is made from the content and is no page, by address. */
  files: Readonly<Record<string, ContentFile>>;
  /** Old and short addresses, in lower case, and where they lead. */
  redirects: ReadonlyMap<string, string>;
  /** Whether the pages below this language-less address exist only with a language in front. */
  isPrefixedOnly(path: string): boolean;
  /** The address of the page that stands for one that is unknown (404) or gone (410). */
  missing(lang: Lang): string;
}
