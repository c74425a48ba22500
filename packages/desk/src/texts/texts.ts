import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { contentLanguages, type ContentLang } from '@tand/festival';
import { readStored, writeStored } from '@tand/ui/dom';
import en from './en.json';
import sv from './sv.json';

type Name<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;
type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? Name<K> : `${K}.${Keys<T[K]>}`;
}[keyof T & string];
export type TextKey = Keys<typeof sv>;
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const storageKey = 'tand:desk:lang';

export function ownLanguage(): ContentLang {
  const wanted = [readStored(storageKey) ?? undefined, navigator.language.slice(0, 2)];
  return contentLanguages.find(lang => wanted.includes(lang) && lang === (wanted[0] ?? wanted[1])) ?? 'sv';
}

export function createTexts(lang: ContentLang): I18n {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: lang,
    fallbackLng: 'sv',
    resources: { sv: { translation: sv }, en: { translation: en } },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18n;
}

export function useTexts(): { t: Translate; lang: ContentLang; setLang: (lang: ContentLang) => void } {
  const { t, i18n } = useTranslation();
  return {
    t: t as unknown as Translate, // i18next's key types would apply to the complete workspace
    lang: i18n.language === 'en' ? 'en' : 'sv',
    setLang: lang => {
      void i18n.changeLanguage(lang);
      writeStored(storageKey, lang);
    },
  };
}

/** Swedish writes names of languages in lower case. */
export const languageInText = (t: Translate, own: ContentLang, language: ContentLang): string =>
  own === 'sv' ? t(`languages.${language}`).toLocaleLowerCase() : t(`languages.${language}`);
