import { warn } from '../../styles/misuse.ts';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { localeOf } from './locale.ts';
import { useResetWarning } from './useResetWarning.ts';

/** Language as a BCP 47 tag: `de`, `en-US`. */
export type Lang = string;

export interface LocaleValue {
  lang: Lang;
  /** BCP 47 tag for `Intl`. */
  locale: string;
  timeZone: string;
}

export interface LocaleProviderProps {
  /** Language as a BCP 47 tag; `en` is British. */
  lang: Lang;
  /** Time zone of dates and times, an IANA name. @default 'Europe/Stockholm' */
  timeZone?: string | undefined;
  /** Components that use this language. */
  children?: ReactNode;
}

const unset: LocaleValue = { lang: 'sv', locale: 'sv-SE', timeZone: 'Europe/Stockholm' };
const LocaleContext = createContext(unset);

/** Sets language and time zone for all components inside it. */
export function LocaleProvider({ lang, timeZone = 'Europe/Stockholm', children }: LocaleProviderProps) {
  useResetWarning();
  const value = useMemo(() => ({ lang, locale: localeOf(lang), timeZone }), [lang, timeZone]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** Language, locale and time zone; Swedish and Stockholm without a provider. */
export function useLocale(): LocaleValue {
  const value = useContext(LocaleContext);
  if (process.env.NODE_ENV !== 'production' && value === unset)
    warn('Dates and numbers are Swedish, in the time zone of Stockholm. Put a LocaleProvider around the app.');
  return value;
}
