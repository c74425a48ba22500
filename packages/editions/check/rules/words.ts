import type { Lang } from '@tand/festival';
import { datesIn, yearOf } from '../dates.ts';
import { lineAfter, textsIn } from '../located.ts';
import type { Problem } from '../problem.ts';
import type { EditionSource } from '../source.ts';

const languages: readonly Lang[] = ['sv', 'en'];

export function weekdays({ edition, copy, news }: EditionSource): Problem[] {
  const wrong = (text: string, lang: Lang) => datesIn(text, lang).filter(found => yearOf(found, edition.year) === undefined);
  const message = (found: { text: string }) => `“${found.text}” has another weekday in ${edition.year}`;
  const inCopy = languages.flatMap(lang =>
    Object.values(copy[lang]).flatMap(page =>
      [...textsIn(page.data)].flatMap(({ path, text }) =>
        wrong(text, lang).map(found => ({ rule: 'weekdays', ...page.placeOf(path), message: message(found) })),
      ),
    ),
  );
  const inNews = news.flatMap(({ head, text }) => {
    const [, swedish = '', english = ''] = /<!-- sv -->([\s\S]*)<!-- en -->([\s\S]*)/.exec(text) ?? [];
    return languages.flatMap(lang =>
      wrong(lang === 'sv' ? swedish : english, lang).map(found => ({
        rule: 'weekdays',
        file: head.file,
        line: lineAfter(text, `<!-- ${lang} -->`, found.text),
        message: message(found),
      })),
    );
  });
  return [...inCopy, ...inNews];
}

export function translations(source: EditionSource): Problem[] {
  return [...copyTranslations(source), ...listTranslations(source), ...programmeTranslations(source), ...newsTranslations(source)];
}

function copyTranslations({ copy }: EditionSource): Problem[] {
  const names = new Set(languages.flatMap(lang => Object.keys(copy[lang])));
  return [...names].flatMap(name =>
    languages.flatMap(lang => {
      const [page, other] = [copy[lang][name], copy[lang === 'sv' ? 'en' : 'sv'][name]];
      if (!page)
        return [{ rule: 'translations', ...(other?.placeOf([]) ?? { file: name, line: 1 }), message: `the page has no texts in ${lang}` }];
      const has = new Map([...textsIn(page.data)].map(({ path, text }) => [path.join('.'), text]));
      const empty = [...textsIn(page.data)].flatMap(({ path, text }) =>
        text.trim() ? [] : [{ rule: 'translations', ...page.placeOf(path), message: `${path.join('.')} is empty` }],
      );
      const missing = [...textsIn(other?.data ?? {})].flatMap(({ path }) =>
        has.has(path.join('.')) || !other
          ? []
          : [{ rule: 'translations', ...other.placeOf(path), message: `${path.join('.')} is missing in ${lang}` }],
      );
      return [...empty, ...missing];
    }),
  );
}

function listTranslations({ lists, edition, listFile, find }: EditionSource): Problem[] {
  return Object.entries({ ...lists, edition }).flatMap(([name, list]) => {
    const problems: Problem[] = [];
    const file = name === 'edition' ? 'edition.ts' : listFile(name);
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const { sv, en } = value as { sv?: unknown; en?: unknown };
      if (typeof sv === 'string' || typeof en === 'string') {
        const said = [sv, en].find(one => typeof one === 'string' && one.trim() !== '');
        for (const [lang, one] of [
          ['sv', sv],
          ['en', en],
        ] as const)
          if (typeof one !== 'string' || !one.trim())
            problems.push({
              rule: 'translations',
              ...find(file, String(said)),
              message: `“${String(said)}” is missing in ${lang}`,
            });
      } else Object.values(value).forEach(walk);
    };
    walk(list);
    return problems;
  });
}

function programmeTranslations({ schedule }: EditionSource): Problem[] {
  const lacking = (group: 'locations' | 'items', fields: readonly string[]) =>
    schedule.data[group].flatMap((entry, index) =>
      fields.flatMap(field =>
        languages
          .filter(lang => !(entry as unknown as Record<string, string | undefined>)[`${field}_${lang}`]?.trim())
          .map(lang => ({
            rule: 'translations',
            ...schedule.placeOf([group, index]),
            message: `${field}_${lang} is missing`,
          })),
      ),
    );
  return [...lacking('locations', ['name']), ...lacking('items', ['name', 'short_desc'])];
}

function newsTranslations({ news }: EditionSource): Problem[] {
  return news.flatMap(({ head, text }) =>
    languages.flatMap(lang => {
      const body = new RegExp(`<!-- ${lang} -->([\\s\\S]*?)(?:<!-- |$)`).exec(text)?.[1] ?? '';
      const fields = ['headline', 'preamble'].filter(field => !head.data[lang]?.[field]?.trim());
      return [
        ...fields.map(field => ({
          rule: 'translations',
          file: head.file,
          line: head.lineOf([lang]),
          message: `${lang}.${field} is missing`,
        })),
        ...(body.trim()
          ? []
          : [{ rule: 'translations', file: head.file, line: lineAfter(text, `<!-- ${lang} -->`), message: `there is no text in ${lang}` }]),
      ];
    }),
  );
}
