import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  droppedPages,
  entryPages,
  fileIn,
  pictureOrders,
  readCompleteCopy,
  readCopy,
  readLists,
  type Covers,
  type EntryPage,
  type Previews,
} from '@tand/editions/node';
import { parse } from 'yaml';
import type { PreviewGround } from '../og-words.ts';

/** What pictures need of an edition. */
export interface EditionPictures {
  languages: readonly string[];
  news: NewsCover[];
  creators: string[];
  partners: { slug: string; name: string }[];
  pages: PreviewedPage[];
  /** Kinds of items of the programme. */
  kinds: string[];
  /** Districts of the edition, with the ground of their pages. */
  districts: { slug: string; tone: PreviewGround }[];
  /** Pictures that the lists show: path below img without extension, and what they are made of. */
  orders: { name: string; kind: 'cover' | 'avatar'; emblem?: string; seed?: string }[];
  /** Levels of the battle pass and the emblem of each. */
  levels: { level: number; icon: string }[];
}
export interface PreviewedPage {
  /** Name of the page's copy. */
  name: string;
  title: string;
  lang: string;
  /** Entry that the page is about. */
  entry?: EntryPage;
  /** Emblem and letters of two inks, if the edition names them. */
  look?: Previews[string];
}
export interface NewsCover {
  slug: string;
  topic: string;
  published: string;
  headline: Record<string, string>;
}

/** Front matter of an article. */
type NewsHead = { topic: string; publishedDate: string } & Partial<Record<string, { headline?: string }>>;

export function readNews(folder: string, languages: readonly string[]): NewsCover[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(name => name.endsWith('.md'))
    .map(name => {
      const head = parse(readFileSync(join(folder, name), 'utf8').split(/^---$/m)[1] ?? '') as NewsHead;
      const headline = Object.fromEntries(languages.map(lang => [lang, head[lang]?.headline ?? head['en']?.headline ?? '']));
      return { slug: name.slice(0, -3), topic: head.topic, published: head.publishedDate, headline };
    })
    .toSorted((a, b) => a.published.localeCompare(b.published) || a.slug.localeCompare(b.slug));
}

/** Last part of a picture's address, without extension: 'x' for '/img/creators/x.svg'. */
const pictureSlug = (address: string): string => /([^/]+)\.\w+$/.exec(address)?.[1] ?? '';

/** A title without {{variables}} and the punctuation around them. */
const withoutVariables = (title: string): string =>
  title
    .replace(/\{\{[^}]*\}\}/g, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s:,–-]+|[\s:,–-]+$/g, '');

async function readPages(
  folder: string,
  languages: readonly string[],
  previews: Previews,
  entries: readonly EntryPage[],
): Promise<PreviewedPage[]> {
  const dropped = new Set((await droppedPages(folder)).map(({ texts }) => texts));
  return languages.flatMap(lang =>
    Object.entries(readCompleteCopy(lang, folder)).flatMap(([name, { meta }]: [string, { meta?: { title?: string } }]) => {
      const title = withoutVariables(meta?.title ?? '');
      const entry = entries.find(({ texts }) => texts === name);
      const look = previews[name] ?? (entry && previews[entry.kind]);
      return title && !dropped.has(name) ? [{ name, title, lang, ...(entry && { entry }), ...(look && { look }) }] : [];
    }),
  );
}

/** Reads all data of an edition that its pictures need. */
export async function readEdition(folder: string): Promise<EditionPictures> {
  const { edition } = (await import(pathToFileURL(join(folder, 'edition.ts')).href)) as { edition: { languages: readonly string[] } };
  const { languages } = edition;
  const lists = await readLists(folder);
  const { covers, previews } = (await import(pathToFileURL(fileIn(folder, 'pictures.ts')!).href)) as {
    covers?: Covers;
    previews: Previews;
  };
  return {
    languages,
    news: readNews(join(folder, 'news'), languages),
    creators: [...new Set(lists.creators.map(({ image }) => pictureSlug(image)).filter(Boolean))],
    partners: lists.partners.map(({ slug, name }) => ({ slug, name })),
    pages: await readPages(folder, languages, previews, entryPages(lists)),
    kinds: Object.keys((readCopy('sv', folder)['schedule'] as { kinds: Record<string, string> }).kinds),
    districts: lists.districts.map(({ slug, page }) => ({ slug, tone: page.band })),
    orders: pictureOrders(lists, covers),
    levels: lists.battlepass.map(({ level, icon }) => ({ level, icon })),
  };
}
