import { contentLanguages } from '@tand/festival';
import { lineAfter, textsIn } from '../located.ts';
import { bodyOf } from '../passages.ts';
import { report, type Finding } from '../problem.ts';
import type { EditionSource } from '../source.ts';

export function translations(source: EditionSource): Finding[] {
  return [copyTranslations, addedTranslations, listTranslations, programmeTranslations, newsTranslations].flatMap(rule => rule(source));
}

function copyTranslations({ copy }: EditionSource): Finding[] {
  return contentLanguages.flatMap(lang => {
    const other = lang === 'sv' ? 'en' : 'sv';
    return Object.entries(copy[lang]).flatMap(([name, { data, placeOf }]) => {
      const translated = copy[other][name];
      if (!translated) return report(placeOf([]), `the page has no texts in ${other}`);
      const keys = new Set([...textsIn(translated.data)].map(({ path }) => path.join('.')));
      return [...textsIn(data)].flatMap(({ path, text }) => {
        const key = path.join('.');
        const place = () => placeOf(path);
        return [...report(place, !text.trim() && `${key} is empty`), ...report(place, !keys.has(key) && `${key} is missing in ${other}`)];
      });
    });
  });
}

/** Missing texts are allowed: pages show them in English. */
function addedTranslations({ copy, added }: EditionSource): Finding[] {
  return Object.values(added).flatMap(pages =>
    Object.entries(pages).flatMap(([name, { data, placeOf }]) => {
      const known = new Set([...textsIn(copy.en[name]?.data)].map(({ path }) => path.join('.')));
      return [...textsIn(data)].flatMap(({ path }) =>
        report(() => placeOf(path), !known.has(path.join('.')) && `${path.join('.')} is no text of ${name} in English`),
      );
    }),
  );
}

const isText = (text: unknown) => typeof text === 'string' && text.trim() !== '';

function listTranslations({ lists, edition, listFile, find }: EditionSource): Finding[] {
  return Object.entries({ ...lists, edition }).flatMap(([name, list]) => {
    const file = name === 'edition' ? 'edition.ts' : listFile(name);
    const walk = (value: unknown): Finding[] => {
      if (typeof value !== 'object' || value === null) return [];
      const texts = contentLanguages.map(lang => ({ lang, text: (value as Readonly<Record<string, unknown>>)[lang] }));
      if (!texts.some(({ text }) => typeof text === 'string')) return Object.values(value).flatMap(walk);
      const known = String(texts.find(({ text }) => isText(text))?.text);
      return texts.flatMap(({ lang, text }) => report(() => find(file, known), !isText(text) && `“${known}” is missing in ${lang}`));
    };
    return walk(list);
  });
}

function programmeTranslations({ schedule }: EditionSource): Finding[] {
  const missing = (group: 'locations' | 'items', fields: readonly string[]) =>
    schedule.data[group].flatMap((entry, index) =>
      fields
        .flatMap(field => contentLanguages.map(lang => `${field}_${lang}`))
        .filter(field => !(entry as unknown as Record<string, string | undefined>)[field]?.trim())
        .flatMap(field => report(() => schedule.placeOf([group, index]), `${field} is missing`)),
    );
  return [...missing('locations', ['name']), ...missing('items', ['name', 'short_desc'])];
}

function newsTranslations({ news }: EditionSource): Finding[] {
  return news.flatMap(({ head, text }) =>
    contentLanguages.flatMap(lang => [
      ...['headline', 'preamble']
        .filter(field => !head.data[lang]?.[field]?.trim())
        .flatMap(field => report({ file: head.file, line: head.lineOf([lang]) }, `${lang}.${field} is missing`)),
      ...report(
        { file: head.file, line: lineAfter(text, `<!-- ${lang} -->`) },
        !bodyOf(text, lang).trim() && `there is no text in ${lang}`,
      ),
    ]),
  );
}
