/** Revision of the content. If the page, a saved copy and the API have different ones, the newest is the one with the latest `at`. */
export interface Revision {
  /** Id of the database that counts revisions; '' for a site exported from files. */
  origin: string;
  /** Number of accepted changes of the database. */
  number: number;
  /** Epoch ms since when visitors see this content: when the change was accepted, or when a scheduled date was last reached. */
  at: number;
}

export type ContentPart = 'news' | 'programme' | 'notices';

/** Revision sent to open pages; `parts`: epoch ms since when each part is unchanged. */
export interface RevisionMessage extends Revision {
  parts: Readonly<Record<ContentPart, number>>;
}

/** Set on API responses with news, the programme or notices. */
export const revisionHeader = 'Content-Revision';

/** Epoch ms since when the database is unavailable; set on responses with `revisionHeader`. */
export const silentHeader = 'Content-Silent-Since';

/** Total number of articles, set on responses with a list of articles. */
export const totalHeader = 'X-Total-Count';

/** '57 1749906000000 a1b2c3d4'. */
export const formatRevision = ({ origin, number, at }: Revision) => `${number} ${at} ${origin}`.trim();

/** @returns undefined for an invalid header */
export function parseRevision(text: string | null | undefined): Revision | undefined {
  const [, number, at, origin = ''] = /^(\d{1,15}) (\d{1,15})(?: (\w{1,64}))?$/.exec(text ?? '') ?? [];
  return number === undefined ? undefined : { origin, number: Number(number), at: Number(at) };
}
