import type { ContentPart, Lang, NewsItem, Notice, PushMessage, Revision, Schedule, ScheduleItem, ScheduleLocation } from '@tand/festival';
import type { WireTicketRange } from './wire.ts';

/** The content as visitors see it at an instant. Never changed once it is made. */
export interface Content {
  revision: Revision;
  /** The state of each part, by the revision that changed it last: equal revision, equal part. */
  parts: Readonly<Record<ContentPart, Revision>>;
  /** Published news, newest first. */
  news: readonly NewsItem[];
  schedule: Schedule;
  /** Lines across the site or a page that stand at that instant, the most urgent first. */
  notices: readonly Notice[];
  /** What was published and has been taken out, as it was last (ROUTE-15). */
  gone: { news: readonly NewsItem[]; items: readonly ScheduleItem[] };
}

export interface RenderedPage {
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

/** Found, not found, or not looked at all: three things that are told apart (LOOKUP-12). */
export type LookupAnswer =
  | { kind: 'found'; ranges: WireTicketRange[] }
  | { kind: 'none' }
  | { kind: 'limited'; seconds: number }
  | { kind: 'unknown' };

/** A posted form of the ticket lookup and what came of it. */
export interface PostedLookup {
  reference: string;
  postal: string;
  answer: LookupAnswer;
}

/** A file that is made from the content: feed, site map, open data, search index, picture. */
export interface ContentFile {
  reads: readonly ContentPart[];
  type: string;
  /** Whether pages of other sites may fetch it. */
  isOpen: boolean;
  /** Start (epoch ms) of the time within which it stays as it is; without it, it does not depend on the clock. */
  moment?: (now: number) => number;
  /**
   * @param made gives another page or file, as it is sent
   * @param leaveOut reports an article that the file is written without, as it cannot be rendered
   */
  write: (
    content: Content,
    made: (address: string) => Promise<Made>,
    leaveOut?: (item: NewsItem, error: unknown) => void,
  ) => string | Promise<string | Uint8Array<ArrayBuffer>>;
}

/** A page or file as it is sent. */
export interface Made {
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** Bytes over the wire. */
  size: number;
  text: () => Promise<string>;
}

/** What became of an item that somebody picked. */
export type PickDeed = 'moved' | 'cancelled' | 'reinstated';

/** The edition, as far as the server has to know it. */
export interface FestivalFacts {
  name: string;
  /** Where it is: 'https://www.tand.example'. */
  siteUrl: string;
  /** Dates of its days: '2025-06-13'. */
  days: readonly string[];
  /** When it is over, in epoch ms. */
  ends: number;
}

/**
 * The site's own way from content to pages and files, handed to the server where both are put together. All addresses are
 * decoded and begin with a slash; those of pages begin with a language.
 */
export interface Renderer {
  /** Name of the build: pages of another build are other pages. */
  build: string;
  /** What the desk and messages to phones have to know of the edition. */
  festival?: FestivalFacts;
  /** What a phone is told of one of its picks. */
  message?(deed: PickDeed, item: ScheduleItem, places: readonly ScheduleLocation[], lang: Lang): Omit<PushMessage, 'tag' | 'lang'>;
  /** Every page that the content has. */
  addresses(content: Content): readonly string[];
  /** What the page at an address reads, and the start of the time (epoch ms) within which it stays as it is. */
  dependencies(address: string, now: number): { reads: readonly ContentPart[]; moment: number };
  /**
   * @param lookup what the page tells whoever posted its form, where it has that of the ticket lookup
   * @param asked what the query of the address asks for, see `asked`
   */
  render(address: string, content: Content, now: number, lookup?: PostedLookup, asked?: string): Promise<RenderedPage>;
  /** Addresses of everything that is made from the content and is no page. */
  fileAddresses(content: Content): readonly string[];
  /** Addresses of files that cost too much to be made before somebody asks for them: pictures. An export has the first of them. */
  drawnOnDemand?(content: Content): readonly string[];
  /** Whether there is a file at an address that nobody can list, as it holds a choice of the visitor's. */
  isFileOnDemand?(address: string, content: Content): boolean;
  /** The file at one of these addresses. */
  file(address: string): ContentFile;
  /** Draws what the query of an address asks for in place of a file of the build; undefined where it asks for nothing. Nobody keeps it. */
  drawn?(address: string, query: URLSearchParams): (() => Promise<Uint8Array<ArrayBuffer>>) | undefined;
  /** Old and short addresses, in lower case, and where they lead. */
  redirects: ReadonlyMap<string, string>;
  /** Where an address leads that no table can name: one of many, and not there. */
  elsewhere?(address: string): string | undefined;
  /** What the query of an address asks its page for; undefined where it asks for nothing, or the page answers none. */
  asked?(address: string, query: URLSearchParams): string | undefined;
  /** Whether a page has the form of the ticket lookup. */
  isLookup?(address: string): boolean;
  /** The address of the page that stands for one that is unknown. */
  missing(lang: Lang): string;
}
