import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useNow } from '../../foundations/ClockProvider/index.ts';
import { useLocale } from '../../foundations/LocaleProvider/index.ts';
import { nowAndNext } from '../NowNext/index.ts';
import {
  byTime,
  clockIn,
  clockText,
  dateDay,
  entryInstants,
  type ScheduleDay,
  type ScheduleEntry,
  type SchedulePlace,
} from '../ScheduleItem/index.ts';
import { ScheduleScreenFrame } from './ScheduleScreen.styles.ts';

export interface ScheduleScreenLabels {
  now: string;
  next: string;
  /** Before an end: "till 18:00". */
  until: (time: string) => string;
  /** Beside a title that is struck through. */
  cancelled: string;
  /** Stands under "now" while nothing is on. */
  free: string;
  /** Stands alone when nothing more comes. */
  done: string;
}

export interface ScheduleScreenProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  place: SchedulePlace;
  /** The place's own items. */
  entries: readonly ScheduleEntry[];
  days: readonly ScheduleDay[];
  labels: ScheduleScreenLabels;
  /** Below, e.g. how old the data are. */
  notice?: ReactNode;
}

/** So many items to come fit the screen and are read in passing. */
const shownNext = 3;

/** Characters from which a title is set smaller, so that it takes two lines. */
const longTitle = 32;

function isWithin(entry: ScheduleEntry, at: number) {
  const { from, to } = entryInstants(entry);
  return from <= at && at < to;
}

/** A cancelled one is struck through, and said to be so. */
const titleOf = ({ title, isCancelled }: ScheduleEntry, labels: ScheduleScreenLabels) =>
  isCancelled ? (
    <>
      <s>{title}</s> <em>{labels.cancelled}</em>
    </>
  ) : (
    title
  );

/** What is on and what comes at one place, on a television on the wall: nothing to press, readable from ten metres. */
export function ScheduleScreen({ place, entries, days, labels, notice, ...rest }: ScheduleScreenProps) {
  const at = useNow('minute');
  const { lang, locale, timeZone } = useLocale();
  const on = at === null ? [] : (nowAndNext(entries, [place], at)[0]?.now ?? []);
  // Who came for it shall read that it is cancelled.
  const off = at === null ? [] : entries.filter(entry => entry.isCancelled && isWithin(entry, at));
  const next = entries
    .filter(entry => at === null || entryInstants(entry).from > at)
    .toSorted(byTime)
    .slice(0, shownNext);
  const clock = at === null ? undefined : new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
  const today = at === null ? undefined : new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
  const dayOf = (entry: ScheduleEntry) => (today === entry.start.slice(0, 10) ? undefined : dateDay(entry, days)?.shortName);

  return (
    <ScheduleScreenFrame data-component="ScheduleScreen" data-band="blue" {...rest}>
      <header>
        <h1>{place.name}</h1>
        <time data-part="clock" dateTime={clock}>
          {clockIn(clock ?? '--:--', lang)}
        </time>
      </header>
      {on.length + off.length + next.length === 0 ? (
        <p data-part="done">{labels.done}</p>
      ) : (
        <>
          <section data-part="now" data-band="card" data-many={on.length + off.length > 1 || undefined}>
            <h2>{labels.now}</h2>
            {on.length === 0 && <p data-part="title">{at === null ? ' ' : labels.free}</p>}
            {[...on, ...off].slice(0, 2).map(entry => (
              <p
                key={entry.id}
                data-part="title"
                data-highlighted={(entry.isHighlighted && !entry.isCancelled) || undefined}
                data-long={entry.title.length > longTitle || undefined}
              >
                {titleOf(entry, labels)}
                {entry.end && entry.endMinutes !== undefined && !entry.isCancelled && (
                  <time dateTime={entry.end}>{labels.until(clockText(entry.endMinutes, lang))}</time>
                )}
              </p>
            ))}
          </section>
          {next.length > 0 && (
            <section data-part="next">
              <h2>{labels.next}</h2>
              <ol role="list">
                {next.map(entry => (
                  <li key={entry.id}>
                    <time dateTime={entry.start}>{clockText(entry.startMinutes, lang)}</time>
                    <span>
                      {titleOf(entry, labels)} {dayOf(entry) && <small>{dayOf(entry)}</small>}
                    </span>
                  </li>
                ))}
              </ol>
            </section>
          )}
        </>
      )}
      <footer>{notice}</footer>
    </ScheduleScreenFrame>
  );
}
