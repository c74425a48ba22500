/** Languages of the site (LANG-1); the first is the default and the fallback. */
export const languages = ['sv', 'en'] as const;
export type Lang = (typeof languages)[number];
export const defaultLang: Lang = 'sv';

const isLang = (text: string | undefined): text is Lang => languages.some(lang => lang === text);

export function langInPath(pathname: string): Lang | undefined {
  const first = pathname.split('/')[1];
  return isLang(first) ? first : undefined;
}

export const langOf = (pathname: string): Lang => langInPath(pathname) ?? defaultLang;

const storageKey = 'tand:lang';

/** Stores the language, to which the inline script redirects plain addresses. */
export function rememberLang(lang: Lang) {
  try {
    localStorage.setItem(storageKey, lang);
  } catch {
    // without storage the choice is only in the address
  }
}
