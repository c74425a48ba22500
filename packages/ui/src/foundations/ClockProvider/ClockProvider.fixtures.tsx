import { useLocale } from '../LocaleProvider/index.ts';
import { useNow, type Tick } from './ClockProvider.tsx';

export function Present({ tick }: { tick: Tick }) {
  const { locale, timeZone } = useLocale();
  const now = useNow(tick);
  const timeStyle = tick === 'second' ? 'medium' : 'short';
  return <p>{now === null ? '–' : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle, timeZone }).format(now)}</p>;
}
