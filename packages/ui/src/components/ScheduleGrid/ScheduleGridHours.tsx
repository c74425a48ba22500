import { useLocale } from '../../foundations/LocaleProvider/index.ts';
import { clockText } from '../ScheduleItem/index.ts';
import { isUnderPlate } from './gridHours.ts';

export interface ScheduleGridHoursProps {
  /** The wall's first minute, and the one after its last. */
  from: number;
  to: number;
  /** The instant (epoch ms) of the day's first minute. */
  zero: number | undefined;
  /** The minute of the present, where something runs. */
  minute: number | undefined;
  /** Whether the page is hydrated. Until then whoever keeps it true says which hour the plate of the present hides. */
  isReady: boolean;
  /** Names the night that ends the day; empty for none. */
  night: string;
}

const midnight = 24 * 60;

/** The hours of a wall from top to bottom, the plate of the present among them. */
export function ScheduleGridHours({ from, to, zero, minute, isReady, night }: ScheduleGridHoursProps) {
  const { lang } = useLocale();
  return (
    <ol data-part="hours" aria-hidden="true">
      {Array.from({ length: (to - from) / 60 }, (_, index) => from + index * 60).map(hour => (
        <li
          key={hour}
          data-late={hour >= midnight || undefined}
          data-under={(isReady && minute !== undefined && isUnderPlate(hour, minute)) || undefined}
          suppressHydrationWarning
        >
          {clockText(hour, lang).slice(0, 2)}
        </li>
      ))}
      {to > midnight && from < midnight && night && <li data-part="night">{night}</li>}
      {minute !== undefined && (
        <li data-part="now" data-zero={zero} suppressHydrationWarning>
          {clockText(minute, lang)}
        </li>
      )}
    </ol>
  );
}
