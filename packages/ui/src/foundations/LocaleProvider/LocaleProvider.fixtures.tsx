import { useLocale } from './LocaleProvider.tsx';

/** The first day, written by the provider's locale. */
export function FirstDay() {
  const { locale, timeZone } = useLocale();
  return <p>{new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(Date.UTC(2025, 5, 13, 8))}</p>;
}
