/** Revision of the content; the one with the latest `at` is the newest. */
export interface Revision {
  /** Id of the database that counts revisions; '' for content that was read from files. */
  origin: string;
  number: number;
  /** Epoch ms since when visitors see this content. */
  at: number;
}

export type ContentPart = 'news' | 'programme' | 'notices';

/** `parts`: epoch ms since when each part is unchanged. */
export interface RevisionMessage extends Revision {
  parts: Readonly<Record<ContentPart, number>>;
}

export const revisionHeader = 'Content-Revision';

/** Epoch ms since when the database is unavailable. */
export const silentHeader = 'Content-Silent-Since';

export const totalHeader = 'X-Total-Count';

/** '57 1749906000000 a1b2c3d4' */
export const formatRevision = ({ origin, number, at }: Revision) => `${number} ${at} ${origin}`.trim();

export function parseRevision(text: string | null | undefined): Revision | undefined {
  const [, number, at, origin = ''] = /^(\d{1,15}) (\d{1,15})(?: (\w{1,64}))?$/.exec(text ?? '') ?? [];
  return number === undefined ? undefined : { origin, number: Number(number), at: Number(at) };
}
