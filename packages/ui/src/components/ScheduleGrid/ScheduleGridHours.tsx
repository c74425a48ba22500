import { clockText, useLocale } from '../../foundations/LocaleProvider/index.ts';
import { HourText } from './HourText.tsx';
import { part } from './ScheduleGrid.styles.ts';

export interface ScheduleGridHoursProps {
  /** Range in minutes, from the first minute up to and excluding `to`. */
  from: number;
  to: number;
  minute: number | undefined;
  /** Name of the night at the end of the day; empty for none. */
  night: string;
}

const midnight = 24 * 60;

export function ScheduleGridHours({ from, to, minute, night }: ScheduleGridHoursProps) {
  const { lang } = useLocale();
  return (
    <ol {...part.hours} aria-hidden="true">
      {Array.from({ length: (to - from) / 60 }, (_, index) => from + index * 60).map(hour => (
        <li key={hour} data-late={hour >= midnight || undefined}>
          <HourText minutes={hour} />
        </li>
      ))}
      {to > midnight && from < midnight && night && <li {...part.night}>{night}</li>}
      {minute !== undefined && <li {...part.now}>{clockText(minute, lang)}</li>}
    </ol>
  );
}
