import { feedTypes } from '@tand/festival';

/** Types of files that go by their whole name. */
const named = new Map<string, string>([...Object.entries(feedTypes), ['speculation-rules.json', 'application/speculationrules+json']]);

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  wasm: 'application/wasm',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  woff: 'font/woff',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  zip: 'application/zip',
};

/** Media type by the name's ending, of a few by the whole name; unknown endings are plain bytes. */
export function mediaType(path: string): string {
  const type = named.get(path.slice(path.lastIndexOf('/') + 1));
  if (type) return `${type}; charset=utf-8`;
  return types[/\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}

/** Whether text compression helps: pictures, fonts and films are compressed already. */
export const isCompressible = (type: string) => /charset=utf-8$|wasm$|x-icon$/.test(type);
