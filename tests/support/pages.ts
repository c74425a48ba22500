import { addresses, request } from './app.ts';
import { allFound, decoded } from './html.ts';
import { languages, originalOf, unlisted, type Lang } from './site.ts';

export interface ServedPage {
  path: string;
  lang: Lang;
  status: number;
  type: string;
  /** Without inline styles. */
  html: string;
  styles: string;
  /** Nodes of the page's structured data. */
  graph: Thing[];
  tags: ReadonlyMap<string, string[]>;
}

export type Thing = { '@type'?: string; '@id'?: string; [property: string]: unknown };

const style = /<style>([\s\S]*?)<\/style>/g;

async function read(path: string, lang: Lang): Promise<ServedPage> {
  const response = await request(path);
  const complete = await response.text();
  const styles = allFound(complete, style).join('');
  const html = complete.replaceAll(style, '');
  const [data, ...more] = Array.from(html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g), ([, json = '']) => json);
  if (data === undefined || more.length > 0) throw new Error(`${path} has ${data ? more.length + 1 : 0} scripts of structured data`);
  const tags = new Map<string, string[]>();
  for (const [, name = '', content = ''] of html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g))
    tags.set(name, [...(tags.get(name) ?? []), decoded(content)]);
  const graph = (JSON.parse(data) as { '@graph'?: Thing[] })['@graph'] ?? [];
  return { path, lang, status: response.status, type: response.headers.get('content-type') ?? '', html, styles, graph, tags };
}

export async function servedPages(): Promise<ServedPage[]> {
  const pages: ServedPage[] = [];
  for (const lang of languages) for (const path of await addresses(lang)) pages.push(await read(path, lang));
  return pages;
}

export const isListed = (path: string) => !unlisted.test(path) && originalOf(path) === path;
