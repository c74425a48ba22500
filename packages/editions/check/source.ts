import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentLanguages, isContentLang, type Edition, type ContentLang, type Lang, type ScheduleLocation } from '@tand/festival';
import { droppedPages } from '../src/dropped.ts';
import type { Facts } from '../src/facts.ts';
import { chainOf, fileIn, parallelPlacesOf, readCopy } from '../src/folder.ts';
import { readListModules, readLists, type EditionLists } from '../src/lists.ts';
import { copyPage, type CopyPage } from './copyPage.ts';
import { lineAfter, locate, type Located } from './located.ts';
import type { Place } from './problem.ts';
import { readProgramme, type LocatedProgramme } from './programmeFile.ts';

export interface NewsHead {
  slug: string;
  image?: string;
  routerLink?: string;
  sv?: Record<string, string>;
  en?: Record<string, string>;
}

export interface EditionNames {
  edition: Edition;
  facts: Facts;
  places: readonly ScheduleLocation[];
}

export interface EditionSource {
  name: string;
  folder: string;
  edition: Edition;
  facts: Facts;
  lists: Partial<EditionLists>;
  listFile: (name: string) => string;
  before: readonly Partial<EditionLists>[];
  extended: readonly EditionNames[];
  copy: Record<ContentLang, Record<string, CopyPage>>;
  added: Readonly<Record<string, Record<string, CopyPage>>>;
  schedule: LocatedProgramme;
  news: { head: Located<NewsHead>; text: string }[];
  /** Number of the last ticket in the sample of orders; 0 without an order. */
  sold: number;
  parallelPlaces: readonly number[];
  text: (file: string) => string;
  find: (file: string, ...needles: readonly string[]) => Place;
}

const importModule = (file: string) => import(pathToFileURL(file).href) as Promise<object>;

const read = (path: string | undefined) => (path && existsSync(path) ? readFileSync(path, 'utf8') : '');

const readEdition = async (folder: string) => ((await importModule(join(folder, 'edition.ts'))) as { edition: Edition }).edition;

async function readFacts(folder: string): Promise<Facts> {
  const file = fileIn(folder, 'facts.ts');
  return file ? ((await importModule(file)) as { facts: Facts }).facts : {};
}

export async function readSource(folder: string): Promise<EditionSource> {
  const chain = chainOf(folder);
  const text = (file: string) => read(fileIn(folder, file));
  const modules = await readListModules(folder);
  const files = new Map(Object.entries(modules).flatMap(([file, module]) => Object.keys(module).map(name => [name, file])));
  const dropped = new Set((await droppedPages(folder)).map(({ texts }) => texts));
  const pages = (lang: Lang) =>
    Object.fromEntries(
      Object.entries(readCopy(lang, folder)).flatMap(([name, data]) =>
        dropped.has(name) ? [] : [[name, copyPage(folder, lang, name, data)] as const],
      ),
    );
  const rows = text('tickets.sample.csv').trim().split('\n').slice(1);
  const news = existsSync(join(folder, 'news')) ? readdirSync(join(folder, 'news')).filter(name => name.endsWith('.md')) : [];
  const edition = await readEdition(folder);
  return {
    name: basename(folder),
    folder,
    edition,
    facts: await readFacts(folder),
    lists: await readLists(folder),
    listFile: name => files.get(name) ?? `lists/${name}.ts`,
    before: await Promise.all(chain.slice(1).map(year => readLists(year))),
    extended: await Promise.all(
      chain.slice(1).map(async year => ({
        edition: await readEdition(year),
        facts: await readFacts(year),
        places: readProgramme(year).data.locations,
      })),
    ),
    copy: Object.fromEntries(contentLanguages.map(lang => [lang, pages(lang)])) as EditionSource['copy'],
    added: Object.fromEntries(edition.languages.filter(lang => !isContentLang(lang)).map(lang => [lang, pages(lang)])),
    schedule: readProgramme(folder),
    news: news.map(name => {
      const article = text(`news/${name}`);
      return { head: locate<NewsHead>(`news/${name}`, article.split(/^---$/m)[1] ?? ''), text: article };
    }),
    sold: Number(rows.at(-1)?.split(',')[3] ?? 0),
    parallelPlaces: parallelPlacesOf(folder),
    text,
    find(file, ...needles) {
      const found = chain.map(year => join(year, file)).find(path => holds(read(path), needles));
      const path = found ?? fileIn(folder, file) ?? join(folder, file);
      return { file: relative(folder, path).replaceAll('\\', '/'), line: lineAfter(read(path), ...needles) };
    },
  };
}

function holds(text: string, needles: readonly string[]): boolean {
  let at = 0;
  return needles.every(needle => (at = text.indexOf(needle, at)) !== -1);
}
