import { feedTypes } from '@tand/festival';
import { getMimeType, mimes } from 'hono/utils/mime';

const named = new Map<string, string>([...Object.entries(feedTypes), ['speculation-rules.json', 'application/speculationrules+json']]);

const utf8 = (type: string) => `${type}; charset=utf-8`;

/** Media types by extension: Hono's list, with more text types and charsets. */
export const mediaTypes: Readonly<Record<string, string>> = {
  ...mimes,
  json: utf8('application/json'),
  map: utf8('application/json'),
  webmanifest: utf8('application/manifest+json'),
  md: utf8('text/markdown'),
  vtt: utf8('text/vtt'),
};

/** Media type by file name or extension. Default: application/octet-stream. */
export function mediaType(path: string): string {
  const type = named.get(path.slice(path.lastIndexOf('/') + 1));
  return type ? utf8(type) : (getMimeType(path, mediaTypes) ?? 'application/octet-stream');
}

export const isCompressible = (type: string) => /charset=utf-8|wasm|x-icon/.test(type);
