import { useLocale } from '../../foundations/LocaleProvider/index.ts';
import { clockText } from '../ScheduleItem/index.ts';
import { isUnderPlate } from './gridHours.ts';
import { part } from './ScheduleGrid.styles.ts';

export interface ScheduleGridHoursProps {
  /** Range in minutes, from the first minute up to and excluding `to`. */
  from: number;
  to: number;
  /** Instant (epoch ms) of minute 0. */
  zero: number | undefined;
  minute: number | undefined;
  /** Whether it is hydrated; before that an early script marks the hour hidden by the now label. */
  isReady: boolean;
  /** Name of the night at the end of the day; empty for none. */
  night: string;
}

const midnight = 24 * 60;

export function ScheduleGridHours({ from, to, zero, minute, isReady, night }: ScheduleGridHoursProps) {
  const { lang } = useLocale();
  return (
    <ol {...part.hours} aria-hidden="true">
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
      {to > midnight && from < midnight && night && <li {...part.night}>{night}</li>}
      {minute !== undefined && (
        <li {...part.now} data-zero={zero} suppressHydrationWarning>
          {clockText(minute, lang)}
        </li>
      )}
    </ol>
  );
}
