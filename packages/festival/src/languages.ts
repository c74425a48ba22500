/** The site's languages (LANG-1). The first is the default and the fallback. */
export const languages = ['sv', 'en'] as const;

export type Lang = (typeof languages)[number];

/** A text in both languages. */
export type Localized = Readonly<Record<Lang, string>>;

export const defaultLanguage: Lang = 'sv';

export function isLang(value: unknown): value is Lang {
  return languages.some(lang => lang === value);
}

/** The text of the active language; any other language gives an empty text (NEWS-5). */
export function textIn(text: Localized, lang: string): string {
  return isLang(lang) ? text[lang] : '';
}

/** Names of the programme: Swedish for sv, English for anything else (SCHED-9). */
export function svOrEn<T>(lang: string, sv: T, en: T): T {
  return lang === 'sv' ? sv : en;
}
