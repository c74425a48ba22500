import { useLocale } from '../LocaleProvider/index.ts';
import { useNow } from './ClockProvider.tsx';

export function Present() {
  const { locale, timeZone } = useLocale();
  const now = useNow();
  return <p>{now === null ? '–' : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(now)}</p>;
}
