/**
 * Which state of the content something was made from. Of two states the one with the later `at` is the newer, whatever
 * brought it: the page that was served, a copy that the device kept, or an answer of the API.
 */
export interface Revision {
  /** Names the database that counts; another one counts anew. Empty for a site that was exported from files. */
  origin: string;
  /** Counts the accepted changes of that database. */
  number: number;
  /** Epoch ms from which visitors see the content like this: when it was accepted, or when a date of it came since. */
  at: number;
}

/** The parts of the content that pages and answers are made from. */
export type ContentPart = 'news' | 'programme' | 'notices';

/** What open pages are told of the present state: of each part, from when on it is like this (epoch ms). */
export interface ToldRevision extends Revision {
  parts: Readonly<Record<ContentPart, number>>;
}

/** Header of every answer of the API that was made from the content. */
export const revisionHeader = 'Content-Revision';

/** Header of an answer while the database is silent: since when, in epoch ms. */
export const silentHeader = 'Content-Silent-Since';

/** Header of a news answer: how many articles there are. */
export const totalHeader = 'X-Total-Count';

/** 'number at origin', as the header says it: '57 1749906000000 a1b2c3d4'. */
export const formatRevision = ({ origin, number, at }: Revision) => `${number} ${at} ${origin}`.trim();

/** @returns undefined for a text that is none */
export function parseRevision(text: string | null | undefined): Revision | undefined {
  const [, number, at, origin = ''] = /^(\d{1,15}) (\d{1,15})(?: (\w{1,64}))?$/.exec(text ?? '') ?? [];
  return number === undefined ? undefined : { origin, number: Number(number), at: Number(at) };
}
