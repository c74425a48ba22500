import { entryProblems } from '../../src/entrySchemas.ts';
import type { Problem } from '../problem.ts';
import type { EditionSource } from '../source.ts';

const languages = ['sv', 'en'] as const;

export function entries({ lists, copy, find }: EditionSource): Problem[] {
  const data = Object.fromEntries(
    languages.map(lang => [lang, Object.fromEntries(Object.entries(copy[lang]).map(([name, page]) => [name, page.data]))]),
  );
  return entryProblems(lists, data).map(({ file, entry, path, message }) => {
    const [, lang, name = ''] = /^copy\/(sv|en)\/(.*)\.json$/.exec(file) ?? [];
    const page = lang ? copy[lang as (typeof languages)[number]][name] : undefined;
    const place = page ? page.placeOf(path) : find(file, `'${entry.split(' ')[1]}'`);
    return { rule: 'entries', ...place, message: `${entry}${path.length ? `, ${path.join('.')}` : ''}: ${message}` };
  });
}
