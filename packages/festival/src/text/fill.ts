import type { Lang } from '../languages.ts';

/** Fills `{{name}}`; placeholders without a value stay. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark));

export function countedText<Key extends string>(
  texts: Readonly<Record<`${Key}_one` | `${Key}_other`, string>>,
  key: Key,
  count: number,
  lang: Lang,
): string {
  const form = new Intl.PluralRules(lang).select(count) === 'one' ? 'one' : 'other';
  return fillText(texts[`${key}_${form}` as const], { count });
}

export const insideSentence = (day: string, lang: Lang): string => (lang === 'sv' ? day.charAt(0).toLocaleLowerCase() + day.slice(1) : day);

export const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Removes case, accents and invisible characters, so that "oppning" finds "Öppning". */
export const foldWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
