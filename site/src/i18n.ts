import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { editionVariables } from './app/variables.ts';

/** Languages of the site (SPEC 9); the first is the default and the fallback. */
export const languages = ['sv', 'en'] as const;
export type Lang = (typeof languages)[number];
export const defaultLang: Lang = 'sv';

/** One file per language, `/assets/i18n/{lang}.json`; its top-level keys, one per page, are the i18next namespaces. */
export type Texts = Record<string, object>;

const isLang = (text: string | undefined): text is Lang => languages.some(lang => lang === text);

/** The language an address names by its first segment, if any. */
export function langInPath(pathname: string): Lang | undefined {
  const first = pathname.split('/')[1];
  return isLang(first) ? first : undefined;
}

export const langOf = (pathname: string): Lang => langInPath(pathname) ?? defaultLang;

const storageKey = 'tand:lang';

/** The language for addresses that name none: the visitor's earlier choice on this device, else Swedish. */
export function preferredLang(): Lang {
  try {
    const chosen = localStorage.getItem(storageKey) ?? undefined;
    return isLang(chosen) ? chosen : defaultLang;
  } catch {
    return defaultLang; // storage may be blocked
  }
}

export function rememberLang(lang: Lang) {
  try {
    localStorage.setItem(storageKey, lang);
  } catch {
    // without storage the choice lasts as long as the address names it
  }
}

export function createI18n(lang: Lang, texts: Partial<Record<string, Texts>>): I18n {
  const i18n = i18next.createInstance();
  void i18n.use(initReactI18next).init({
    lng: lang,
    fallbackLng: defaultLang,
    defaultNS: 'common',
    ns: [],
    resources: texts as never,
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: editionVariables(lang) },
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: (_languages, ns, key) => console.warn(`Missing text: ${ns}:${key}`),
  });
  i18n.on('languageChanged', to => {
    i18n.options.interpolation!.defaultVariables = editionVariables(to as Lang);
  });
  return i18n;
}

const files = new Map<Lang, Promise<Texts>>();

async function load(lang: Lang): Promise<Texts> {
  const { default: ky } = await import('ky'); // not part of the first load
  return ky.get(`/assets/i18n/${lang}.json`, { retry: { limit: 2 } }).json<Texts>();
}

/**
 * Makes sure that the texts of a language are there (SPEC 8: two retries, then the fallback language and a
 * `failedLoading` event). Throws only when the fallback cannot be loaded either.
 */
export async function ensureTexts(i18n: I18n, lang: Lang, ns: string): Promise<void> {
  if (i18n.hasResourceBundle(lang, ns)) return;
  if (!files.has(lang)) files.set(lang, load(lang));
  try {
    for (const [key, texts] of Object.entries(await files.get(lang)!)) i18n.addResourceBundle(lang, key, texts);
  } catch (error) {
    files.delete(lang);
    i18n.emit('failedLoading', lang, ns, String(error));
    if (lang === defaultLang) throw error;
    await ensureTexts(i18n, defaultLang, ns);
  }
}
