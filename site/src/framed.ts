import { edition } from '@edition/edition.ts';

/** Origins that pages show frames of, once a visitor asks for them: those of the edition's links named `…Embed` (SEC-8). */
export const framed = [
  ...new Set(Object.entries(edition.links).flatMap(([key, url]) => (key.endsWith('Embed') ? [new URL(url).origin] : []))),
];
