/** The first is the default and fallback (LANG-1). */
export const languages = ['sv', 'en'] as const;

export type Lang = (typeof languages)[number];

export type Localized = Readonly<Record<Lang, string>>;

export const defaultLanguage: Lang = 'sv';

export function isLang(value: unknown): value is Lang {
  return languages.some(lang => lang === value);
}

/** '' for an unknown language (NEWS-5). */
export function textIn(text: Localized, lang: string): string {
  return isLang(lang) ? text[lang] : '';
}

/** Programme names: Swedish for sv, English otherwise (SCHED-9). */
export function svOrEn<T>(lang: string, sv: T, en: T): T {
  return lang === 'sv' ? sv : en;
}
