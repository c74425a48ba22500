import { translationRetries } from '@tand/festival';
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLang, type Lang } from './language.ts';

export type Texts = Record<string, object>;

export function createI18n(lang: Lang, texts: Partial<Record<string, Texts>>): I18n {
  const resources: Record<string, any> = texts; // i18next's type allows only texts that are listed in it
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: lang,
    fallbackLng: defaultLang,
    defaultNS: 'common',
    ns: [],
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: (_languages, ns, key) => console.warn(`Missing text: ${ns}:${key}`),
  });
  return i18n;
}

const files = new Map<Lang, Promise<Texts>>();

async function load(lang: Lang): Promise<Texts> {
  const { default: ky } = await import('ky');
  const texts = await ky.get(`/assets/i18n/${lang}.json?v=${__TEXTS__[lang]}`, { retry: { limit: translationRetries } }).json<Texts>();
  if (typeof texts?.['common'] !== 'object') throw new TypeError(`The response for ${lang}.json contains no texts.`);
  return texts;
}

/** Loads missing texts; on failure, those of the default language (LANG-6). @throws Error if that fails too */
export async function ensureTexts(i18n: I18n, lang: Lang, namespaces: readonly string[]): Promise<void> {
  if (namespaces.every(ns => i18n.hasResourceBundle(lang, ns))) return;
  if (!files.has(lang)) files.set(lang, load(lang));
  try {
    for (const [key, texts] of Object.entries(await files.get(lang)!)) i18n.addResourceBundle(lang, key, texts);
  } catch (error) {
    files.delete(lang);
    i18n.emit('failedLoading', lang, namespaces.join(', '), String(error));
    if (lang === defaultLang) throw error;
    await ensureTexts(i18n, defaultLang, namespaces);
  }
}
