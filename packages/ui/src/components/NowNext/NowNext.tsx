import type { ComponentPropsWithRef } from 'react';
import { useNow } from '../../foundations/ClockProvider/index.ts';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { useLocale } from '../../foundations/LocaleProvider/index.ts';
import { clockText, dateDay, namedOffset, type ScheduleDay, type ScheduleEntry, type SchedulePlace } from '../ScheduleItem/index.ts';
import { nowAndNext } from './nowAndNext.ts';
import { NowNextFrame } from './NowNext.styles.ts';

export interface NowNextLabels {
  now: string;
  next: string;
  /** Before an end: "till 18:00". */
  until: (time: string) => string;
  nothing: string;
}

export interface NowNextProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  entries: readonly ScheduleEntry[];
  places: readonly SchedulePlace[];
  /** Names the day of what begins on another date. */
  days?: readonly ScheduleDay[] | undefined;
  labels: NowNextLabels;
}

const noDays: readonly ScheduleDay[] = [];

const titleOf = (entry: ScheduleEntry) =>
  entry.href ? (
    <Link href={entry.href} isExternal={entry.isExternal}>
      {entry.title}
    </Link>
  ) : (
    entry.title
  );

/** The day's name when an entry begins on another date than an instant (epoch ms) has at the festival. */
function otherDay(entry: ScheduleEntry, at: number, days: readonly ScheduleDay[]): string {
  const today = new Date(at + (namedOffset(entry.start) ?? 0) * 60_000).toISOString().slice(0, 10);
  return entry.start.startsWith(today) ? '' : `${dateDay(entry, days)?.shortName ?? ''} `;
}

/** What is on and what comes next at each place, kept up each minute. Nothing until the page knows the time, or when all is over. */
export function NowNext({ entries, places, days = noDays, labels, ...rest }: NowNextProps) {
  const at = useNow('minute');
  const { lang } = useLocale();
  const rows = at === null ? [] : nowAndNext(entries, places, at);
  return (
    <NowNextFrame data-component="NowNext" role="list" hidden={rows.length === 0} {...rest}>
      {rows.map(({ place, now, next }) => (
        <li key={place.id} data-band="card">
          <b data-part="place">{place.name}</b>
          <dl>
            <div>
              <dt>{labels.now}</dt>
              {now.length === 0 && <dd>{labels.nothing}</dd>}
              {now.map(entry => (
                <dd key={entry.id}>
                  {titleOf(entry)}
                  {entry.end && entry.endMinutes !== undefined && (
                    <>
                      {' '}
                      <time dateTime={entry.end}>{labels.until(clockText(entry.endMinutes, lang))}</time>
                    </>
                  )}
                </dd>
              ))}
            </div>
            {next.length > 0 && (
              <div>
                <dt>{labels.next}</dt>
                {next.map(entry => (
                  <dd key={entry.id}>
                    <time dateTime={entry.start}>
                      {at === null ? '' : otherDay(entry, at, days)}
                      {clockText(entry.startMinutes, lang)}
                    </time>{' '}
                    {titleOf(entry)}
                  </dd>
                ))}
              </div>
            )}
          </dl>
        </li>
      ))}
    </NowNextFrame>
  );
}
