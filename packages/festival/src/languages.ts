/** Languages of all content; an edition may add others for its pages (LANG-1). */
export const contentLanguages = ['sv', 'en'] as const;

export type ContentLang = (typeof contentLanguages)[number];

export type Lang = ContentLang | (string & {});

/** A text in the languages of content, and in some added ones. */
export type Localized = Readonly<Record<ContentLang, string>> & { readonly [added: string]: string | undefined };

export const defaultLanguage: ContentLang = 'sv';

export const isContentLang = (value: unknown): value is ContentLang => contentLanguages.some(lang => lang === value);

/** Swedish for sv, English otherwise (SCHED-9, LANG-1). */
export const contentLang = (lang: string): ContentLang => (lang === 'sv' ? 'sv' : 'en');

/** `text` in the language `lang`; '' if it is not translated (NEWS-5). */
export const textIn = (text: Localized, lang: string): string => (Object.hasOwn(text, lang) ? text[lang]! : '');

/** Like `textIn`, but in English if an added language has no text (LANG-1). */
export const shownText = (text: Localized, lang: string): string => textIn(text, lang) || textIn(text, contentLang(lang));

/** 'sv-SE', 'en-GB', 'fi-FI' */
export const localeOf = (lang: Lang): string => (lang === 'en' ? 'en-GB' : `${lang}-${new Intl.Locale(lang).maximize().region}`);
