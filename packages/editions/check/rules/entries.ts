import { entryProblems } from '../../src/entrySchemas.ts';
import { lineAfter } from '../located.ts';
import type { Problem } from '../problem.ts';
import type { EditionSource } from '../source.ts';

const languages = ['sv', 'en'] as const;

/** Entries with a page that lack something of it: a field of the list, a copy file, a text in it. */
export function entries({ lists, copy, text }: EditionSource): Problem[] {
  const data = Object.fromEntries(
    languages.map(lang => [lang, Object.fromEntries(Object.entries(copy[lang]).map(([name, page]) => [name, { ...page.data }]))]),
  );
  return entryProblems(lists, data).map(({ file, entry, path, message }) => {
    const [, lang = '', name = ''] = /^copy\/(\w+)\/(.*)\.json$/.exec(file) ?? [];
    const page = languages.some(known => known === lang) ? copy[lang as 'sv' | 'en'][name] : undefined;
    const line = page ? page.lineOf(path) : lineAfter(text(file), `'${entry.split(' ')[1]}'`);
    return { rule: 'entries', file, line, message: `${entry}${path.length ? `, ${path.join('.')}` : ''}: ${message}` };
  });
}
