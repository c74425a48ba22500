import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { kinds, readCopy } from '@tand/editions/node';
import { editionFolder } from '../../site/build/edition.ts';
import { siteFolder } from './server.ts';
import type { Edition } from '@tand/festival';

export const languages = ['sv', 'en'] as const;
export type Lang = (typeof languages)[number];

/** The edition the built site shows; its names and dates are what the tests expect. */
export const { edition } = (await import(join(editionFolder, 'edition.ts'))) as { edition: Edition };
export const festival = `${edition.name} ${edition.year}`;

/** The texts of a page in a language, with the edition's words still as `{{name}}`. */
export const copy = async (lang: Lang, page: string): Promise<any> => readCopy(lang, editionFolder)[page];

/** Every key of every page's texts that has a dot in it, so that it can be told from a word. */
export async function copyKeys(): Promise<Set<string>> {
  const keys = new Set<string>();
  const walk = (value: unknown, path: string) => {
    if (path.includes('.')) keys.add(path);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key);
  };
  for (const page of Object.values(readCopy('sv', editionFolder))) walk(page, '');
  return keys;
}

/** Addresses of the exported pages of a language. */
export async function builtPaths(lang: Lang): Promise<string[]> {
  const files = await readdir(join(siteFolder, lang), { recursive: true });
  return files.filter(file => file.endsWith('.html')).map(file => `/${lang}/${file.slice(0, -'.html'.length)}`);
}

/** Addresses of the pages of a language that the site map of a running server lists. */
export async function listedPaths(siteUrl: string, lang: Lang): Promise<string[]> {
  const map = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return Array.from(map.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g), ([, path = '']) => path)
    .filter(path => path.startsWith(`/${lang}/`))
    .toSorted();
}

let parser: DOMParser | undefined;

/** HTML as a document; styles are left out, they are no content and slow to read. Addresses in it stay as they are written. */
export function parse(html: string): Document {
  parser ??= new new JSDOM('').window.DOMParser();
  return parser.parseFromString(html.replace(/<style[\s\S]*?<\/style>/g, ''), 'text/html');
}

/** Second addresses: the same page under another name, or the list of creators with one of them in focus. */
export const secondary = /^\/(?:sv|en)\/(?:activities\/warhammer40k|creators\/(?!turbotant$|kebnekajsa$)[^/]+)$/;

/** The page a second address repeats; any other page is its own. */
export const originalOf = (path: string) => {
  if (!secondary.test(path)) return path;
  return path.includes('/creators/') ? path.slice(0, '/sv/creators'.length) : path.replace('warhammer40k', 'veizla-mega');
};

/** Pages that stay out of search: the missing page, and the screens that hang in the hall. */
export const unlisted = /\/404$|\/offline$|\/schedule\/screen\//;

/** Pages of the programme, one for each item: hundreds of one kind. */
export const programmeItem = /^\/(?:sv|en)\/schedule\/[^/]+$/;

/** Kinds of which there are many alike: in a browser a few of each stand for all; as HTML all are read. */
const alike = [
  programmeItem,
  /\/schedule\/screen\//,
  /\/news\/(?:page|topic)\//,
  /\/presentation\//,
  /\/news\/[^/]+$/,
  ...Object.values(kinds).map(({ below }) => new RegExp(`^/\\w+/${below}/[^/]+$`)),
];

/** Of the addresses of a language all pages but second addresses, and three of each kind of which there are many alike. */
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
