import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useResetWarning } from './useResetWarning.ts';

export type Lang = 'sv' | 'en';

export interface LocaleValue {
  lang: Lang;
  /** BCP 47 tag for Intl. */
  locale: string;
  timeZone: string;
}

export interface LocaleProviderProps {
  /** Language of dates, numbers and plural forms. */
  lang: Lang;
  /** IANA time zone. @default 'Europe/Stockholm' */
  timeZone?: string | undefined;
  /** Components in that language. */
  children?: ReactNode;
}

const locales: Record<Lang, string> = { sv: 'sv-SE', en: 'en-GB' };
const LocaleContext = createContext<LocaleValue>({ lang: 'sv', locale: 'sv-SE', timeZone: 'Europe/Stockholm' });

/** Sets language, Intl locale and time zone for everything below. */
export function LocaleProvider({ lang, timeZone = 'Europe/Stockholm', children }: LocaleProviderProps) {
  useResetWarning();
  const value = useMemo(() => ({ lang, locale: locales[lang], timeZone }), [lang, timeZone]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** Language, locale and time zone; Swedish and Stockholm without a provider. */
export function useLocale(): LocaleValue {
  return useContext(LocaleContext);
}
