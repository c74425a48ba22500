import type { ContentPart, Lang, PushMessage, ScheduleItem, ScheduleLocation, TicketRange } from '@tand/festival';
import type { FestivalFacts } from '../../content/festival.ts';
import type { Content } from '../../content/snapshot.ts';

export interface RenderedPage {
  html: string;
  policy: string;
}

// LOOKUP-12
export type LookupAnswer =
  | { kind: 'found'; ranges: TicketRange[] }
  | { kind: 'none' }
  | { kind: 'limited'; seconds: number }
  | { kind: 'unknown' };

export interface PostedLookup {
  reference: string;
  postal: string;
  answer: LookupAnswer;
}

/** A generated file, such as a feed or a picture. */
export interface ContentFile {
  reads: readonly ContentPart[];
  type: string;
  /** Whether other origins may read the file (CORS). */
  isOpen: boolean;
  /** Epoch ms from which the file is unchanged. Default: independent of the time. */
  moment?: (now: number) => number;
  /** Throws for an entry that cannot be rendered, which is then left out. */
  write: (content: Content, sent: SentFiles) => string | Promise<string | Uint8Array<ArrayBuffer>>;
}

/** Pages and files as they are sent. */
export interface SentFiles {
  /** ETag of a page, known before the page is rendered. */
  etagOf: (address: string) => string;
  read: (address: string) => Promise<SentFile>;
}

export interface SentFile {
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** Size of the body in bytes, compressed if it is a large text. */
  size: number;
  text: () => Promise<string>;
}

export type PickDeed = 'moved' | 'cancelled' | 'reinstated';

/** Renderer of the site; addresses are decoded paths, with the language for pages: `/sv/home`. */
export interface Renderer {
  /** Build id, part of the ETags of pages. */
  build: string;
  festival?: FestivalFacts;
  /** Push message about a picked item, in its current or last state. */
  message(deed: PickDeed, item: ScheduleItem, places: readonly ScheduleLocation[], lang: Lang): Omit<PushMessage, 'tag' | 'lang'>;
  addresses(content: Content): readonly string[];
  /** Parts that the page depends on, and epoch ms from which it is unchanged. */
  dependencies(address: string, now: number): { reads: readonly ContentPart[]; moment: number };
  /** @param asked result of `asked` or `variant` for the query */
  render(address: string, content: Content, now: number, lookup?: PostedLookup, asked?: string): Promise<RenderedPage>;
  fileAddresses(content: Content): readonly string[];
  /** Addresses of pictures that are drawn at their first request. */
  drawnOnDemand?(content: Content): readonly string[];
  /** Whether a file cannot be listed, as its path contains a visitor's choice. */
  isFileOnDemand?(address: string, content: Content): boolean;
  file(address: string): ContentFile;
  /** Drawing of a picture for the query, sent uncached; undefined if there is none. */
  drawn?(address: string, query: URLSearchParams): (() => Promise<Uint8Array<ArrayBuffer>>) | undefined;
  /** Targets of redirects, by old or short path in lower case. */
  redirects: ReadonlyMap<string, string>;
  /** Target of a redirect that `redirects` can't list. */
  elsewhere?(address: string): string | undefined;
  /** Part of the query with a visitor's input, never cached; undefined without input. */
  asked?(address: string, query: URLSearchParams): string | undefined;
  /** Part of the query that chooses a cached variant; '' for the default. */
  variant?(address: string, query: URLSearchParams): string;
  isLookup?(address: string): boolean;
  /** Address of the page for an unknown path. */
  missing(lang: Lang, path?: string): string;
}
