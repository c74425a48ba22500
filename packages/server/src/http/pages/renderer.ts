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
  /** Start (epoch ms) of the period in which the file is unchanged; omitted if it doesn't depend on the time. */
  moment?: (now: number) => number;
  /** Throws for an entry that cannot be rendered; the file is then written without it. */
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

/** Renders the site. Addresses are decoded paths; those of pages begin with the language: `/sv/home`. */
export interface Renderer {
  /** Build id, part of the ETags of pages. */
  build: string;
  festival?: FestivalFacts;
  /** Push message about a picked item; `item` is its current state, or the last one if it was removed. */
  message(deed: PickDeed, item: ScheduleItem, places: readonly ScheduleLocation[], lang: Lang): Omit<PushMessage, 'tag' | 'lang'>;
  addresses(content: Content): readonly string[];
  /** Parts that the page depends on, and the start (epoch ms) of the period in which it is unchanged. */
  dependencies(address: string, now: number): { reads: readonly ContentPart[]; moment: number };
  /** @param asked what `asked` or `variant` returned for the query */
  render(address: string, content: Content, now: number, lookup?: PostedLookup, asked?: string): Promise<RenderedPage>;
  fileAddresses(content: Content): readonly string[];
  /** Addresses of pictures, which are not drawn in advance. */
  drawnOnDemand?(content: Content): readonly string[];
  /** Whether this is a file that cannot be listed, because its path contains a visitor's choice. */
  isFileOnDemand?(address: string, content: Content): boolean;
  file(address: string): ContentFile;
  /** Draws the picture that the query describes, sent uncached instead of the file; undefined if the query describes none. */
  drawn?(address: string, query: URLSearchParams): (() => Promise<Uint8Array<ArrayBuffer>>) | undefined;
  /** Targets of redirects, by old or short path in lower case. */
  redirects: ReadonlyMap<string, string>;
  /** Target of a redirect that `redirects` can't list. */
  elsewhere?(address: string): string | undefined;
  /** Part of the query with a visitor's input, which the page renders uncached; undefined if there is none. */
  asked?(address: string, query: URLSearchParams): string | undefined;
  /** Part of the query, in canonical form, that chooses one of the page's few variants, which are cached; '' for the default variant. */
  variant?(address: string, query: URLSearchParams): string;
  isLookup?(address: string): boolean;
  /** Page that is sent for an unknown path: usually the 404 page. */
  missing(lang: Lang, path?: string): string;
}
