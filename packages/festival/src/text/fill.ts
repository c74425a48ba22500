import type { Lang } from '../languages.ts';

/** Fills placeholders (`{{name}}`) of the copy; those without a value stay. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark));

/** Text for a count in the plural form of the language: for the key 'picks', `picks_one` or `picks_other`. */
export function countedText<Key extends string>(
  texts: Readonly<Record<`${Key}_one` | `${Key}_other`, string>>,
  key: Key,
  count: number,
  lang: Lang,
): string {
  const form = new Intl.PluralRules(lang).select(count) === 'one' ? 'one' : 'other';
  return fillText(texts[`${key}_${form}` as const], { count });
}

/** Name of a day within a sentence: 'lördag 14 juni', 'Saturday 14 June'. */
export const insideSentence = (day: string, lang: Lang): string => (lang === 'sv' ? day.charAt(0).toLocaleLowerCase() + day.slice(1) : day);

export const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Removes case, accents and invisible characters, so that "oppning" finds "Öppning". */
export const foldWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
