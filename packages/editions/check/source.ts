import type * as Lists from '@edition/index.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Edition, Lang, Schedule } from '@tand/festival';
import { locate, type Located } from './located.ts';

export type EditionLists = typeof Lists;

/** Front matter of a news file, as far as the check reads it. */
export interface NewsHead {
  slug: string;
  image?: string;
  linkUrl?: string;
  routerLink?: string;
  sv?: Record<string, string>;
  en?: Record<string, string>;
}

/** An edition as the check reads it: data, and where each stands. */
export interface EditionSource {
  name: string;
  folder: string;
  edition: Edition;
  lists: Partial<EditionLists>;
  copy: Record<Lang, Record<string, Located<object>>>;
  schedule: Located<Schedule>;
  news: { head: Located<NewsHead>; text: string }[];
  /** Last number that was sold, from tickets.csv; 0 before the sale. */
  sold: number;
  /** Places of the programme with room for several things at once (check.json). */
  parallelPlaces: readonly number[];
  /** Text of a file below the folder; '' if there is none. */
  text: (file: string) => string;
}

const languages: readonly Lang[] = ['sv', 'en'];

/** Reads an edition's folder. @throws whatever its modules throw, or when a file is no YAML or JSON */
export async function readSource(folder: string): Promise<EditionSource> {
  const text = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '');
  const filesIn = (below: string, end: string) =>
    existsSync(join(folder, below)) ? readdirSync(join(folder, below)).filter(name => name.endsWith(end)) : [];
  const lists = (await import(pathToFileURL(join(folder, 'index.ts')).href)) as Partial<EditionLists>;
  const { edition } = (await import(pathToFileURL(join(folder, 'edition.ts')).href)) as { edition: Edition };
  const pages = (lang: Lang) =>
    filesIn(`copy/${lang}`, '.json').map(file => {
      const path = `copy/${lang}/${file}`;
      return [file.slice(0, -5), locate<object>(path, text(path))] as const;
    });
  const rows = text('tickets.csv').trim().split('\n').slice(1);
  const checks = JSON.parse(text('check.json') || '{}') as { parallelPlaces?: number[] };
  return {
    name: basename(folder),
    folder,
    edition,
    lists,
    copy: Object.fromEntries(languages.map(lang => [lang, Object.fromEntries(pages(lang))])) as EditionSource['copy'],
    schedule: locate<Schedule>('schedule.yaml', text('schedule.yaml')),
    news: filesIn('news', '.md').map(name => {
      const whole = text(`news/${name}`);
      return { head: locate<NewsHead>(`news/${name}`, whole.split(/^---$/m)[1] ?? ''), text: whole };
    }),
    sold: Number(rows.at(-1)?.split(',')[3] ?? 0),
    parallelPlaces: checks.parallelPlaces ?? [],
    text,
  };
}
