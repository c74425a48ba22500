import { useLocale } from './LocaleProvider.tsx';

const doorsOpen = Date.UTC(2025, 5, 13, 8);

export function FirstDay() {
  const { locale, timeZone } = useLocale();
  return <p>{new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(doorsOpen)}</p>;
}
