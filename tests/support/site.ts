import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { kinds } from '@tand/editions/node';
import { readTexts } from '@tand/runtime/build/copy';
import { editionFolder } from '@tand/runtime/build/edition';
import { siteFolder } from './server.ts';
import { contentLanguages, type ContentLang, type Edition } from '@tand/festival';

export const { edition } = (await import(join(editionFolder, 'edition.ts'))) as { edition: Edition };
export { contentLanguages as languages, type ContentLang as Lang };
export const festival = `${edition.name} ${edition.year}`;

const texts = new Map<ContentLang, ReturnType<typeof readTexts>>();
const textsOf = (lang: ContentLang) => texts.get(lang) ?? texts.set(lang, readTexts(lang)).get(lang)!;

export const copy = async (lang: ContentLang, page: string): Promise<any> => (await textsOf(lang))[page];

/** Keys of texts, except keys without a dot, which may also be words. */
export async function copyKeys(): Promise<Set<string>> {
  const keys = new Set<string>();
  const walk = (value: unknown, path: string) => {
    if (path.includes('.')) keys.add(path);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key);
  };
  for (const page of Object.values(await textsOf('sv'))) walk(page, '');
  return keys;
}

export async function builtPaths(lang: ContentLang): Promise<string[]> {
  const files = await readdir(join(siteFolder, lang), { recursive: true });
  return files.filter(file => file.endsWith('.html')).map(file => `/${lang}/${file.slice(0, -'.html'.length)}`);
}

export async function listedPaths(siteUrl: string, lang: ContentLang): Promise<string[]> {
  const map = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return Array.from(map.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g), ([, path = '']) => path)
    .filter(path => path.startsWith(`/${lang}/`))
    .toSorted();
}

let parser: DOMParser | undefined;

/** Parses HTML without styles, which are slow to parse. Properties such as `href` return addresses as written. */
export function parse(html: string): Document {
  parser ??= new new JSDOM('').window.DOMParser();
  return parser.parseFromString(html.replace(/<style[\s\S]*?<\/style>/g, ''), 'text/html');
}

/** Aliases: the same page under another path, or the list of creators with one of them focused. */
export const secondary = /^\/(?:sv|en)\/(?:activities\/warhammer40k|creators\/(?!turbotant$|kebnekajsa$)[^/]+)$/;

/** The page that an alias repeats; any other path is returned as is. */
export const originalOf = (path: string) => {
  if (!secondary.test(path)) return path;
  return path.includes('/creators/') ? path.slice(0, '/sv/creators'.length) : path.replace('warhammer40k', 'veizla-mega');
};

/** Pages with `noindex`: 404, offline and hall screens. */
export const unlisted = /\/404$|\/offline$|\/schedule\/screen\//;

export const programmeItem = /^\/(?:sv|en)\/schedule\/[^/]+$/;

/** Kinds with many similar pages; `fewOfEachKind` returns at most three of each. */
const alike = [
  programmeItem,
  /\/schedule\/screen\//,
  /\/news\/(?:page|topic)\//,
  /\/presentation\//,
  /\/news\/[^/]+$/,
  ...Object.values(kinds).map(({ below }) => new RegExp(`^/\\w+/${below}/[^/]+$`)),
];

export function fewOfEachKind(addresses: readonly string[]): string[] {
  const seen = new Map<RegExp, number>();
  return addresses.filter(path => {
    if (secondary.test(path)) return false;
    const kind = alike.find(pattern => pattern.test(path));
    if (!kind) return true;
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count <= 3;
  });
}
