import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** Interface languages. */
export type Lang = 'sv' | 'en';

export interface LocaleValue {
  lang: Lang;
  /** BCP 47 tag for Intl. */
  locale: string;
  /** Zone in which the event's times are told. */
  timeZone: string;
}

export interface LocaleProviderProps {
  /** Language of dates, numbers and plural forms inside. */
  lang: Lang;
  /** IANA zone; Europe/Stockholm unless told. */
  timeZone?: string | undefined;
  /** What is written in that language. */
  children?: ReactNode;
}

const locales: Record<Lang, string> = { sv: 'sv-SE', en: 'en-GB' };
const LocaleContext = createContext<LocaleValue>({ lang: 'sv', locale: 'sv-SE', timeZone: 'Europe/Stockholm' });

/** Says in which language, with which Intl locale and in which zone everything below is written. */
export function LocaleProvider({ lang, timeZone = 'Europe/Stockholm', children }: LocaleProviderProps) {
  const value = useMemo(() => ({ lang, locale: locales[lang], timeZone }), [lang, timeZone]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** The language, locale and zone in force; Swedish and Stockholm without a provider. */
export function useLocale(): LocaleValue {
  return useContext(LocaleContext);
}
