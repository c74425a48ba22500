import { isContentLang, contentLanguages } from '@tand/festival';
import { entryProblems } from '../../src/entrySchemas.ts';
import type { Finding } from '../problem.ts';
import type { EditionSource } from '../source.ts';

const dataOf = (pages: EditionSource['copy']['sv']) => Object.fromEntries(Object.entries(pages).map(([name, { data }]) => [name, data]));

export function entries({ lists, copy, find, schedule }: EditionSource): Finding[] {
  const data = Object.fromEntries(contentLanguages.map(lang => [lang, dataOf(copy[lang])]));
  const incomplete = entryProblems(lists, data).map(({ file, entry, path, message }) => {
    const [, lang, name = ''] = /^copy\/(\w+)\/(.*)\.json$/.exec(file) ?? [];
    const page = isContentLang(lang) ? copy[lang][name] : undefined;
    const place = page ? page.placeOf(path) : find(file, `'${entry.split(' ')[1]}'`);
    return { ...place, message: `${entry}${path.length ? `, ${path.join('.')}` : ''}: ${message}` };
  });
  return [...incomplete, ...schedule.unknown];
}
