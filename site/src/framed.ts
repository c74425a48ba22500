import { edition } from '@edition/edition.ts';

/** Origins that pages frame on request (SEC-8). */
export const framed = [
  ...new Set(Object.entries(edition.links).flatMap(([key, url]) => (key.endsWith('Embed') ? [new URL(url).origin] : []))),
];
