import type { ComponentPropsWithRef, ReactNode } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { useNow } from '../../foundations/ClockProvider/index.ts';
import { longestWord } from '../../foundations/Heading/widthFor.ts';
import { clockIn, clockText, useLocale } from '../../foundations/LocaleProvider/index.ts';
import { byTime, dateDay, entryInstants, isRail, type ScheduleDay, type ScheduleEntry, type SchedulePlace } from '../ScheduleItem/index.ts';
import { part, ScheduleScreenFrame, ScheduleScreenStage } from './ScheduleScreen.styles.ts';
import { screenTitle } from './screenTitle.tsx';
import type { Variables } from '../../styles/variables.ts';

export type ScheduleScreenVariables = Variables<'schedule-screen', 'background' | 'color' | 'border' | 'radius' | 'font'>;

export interface ScheduleScreenLabels {
  now: string;
  next: string;
  until: (time: string) => string;
  cancelled: string;
  free: string;
  done: string;
}

export interface ScheduleScreenProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Place whose programme is shown. */
  place: SchedulePlace;
  /** Items of the place. */
  entries: readonly ScheduleEntry[];
  /** Days, for the dates of coming items. */
  days: readonly ScheduleDay[];
  /** Headings, texts for times without items, and texts for an item's end and cancellation. */
  labels: ScheduleScreenLabels;
  /** Decorative picture of the place: address, and size in px. */
  scene?: { src: string; width: number; height: number } | undefined;
  /** QR code that leads to the complete programme, with its text. */
  code?: { src: string; alt: string; text: string } | undefined;
  /** Notice at the bottom, e.g. the age of the data. */
  notice?: ReactNode;
}

const shownNext = 3;

const shownNow = 4;

function isWithin(entry: ScheduleEntry, at: number) {
  const { from, to } = entryInstants(entry);
  return from <= at && at < to;
}

const byWeight = (a: ScheduleEntry, b: ScheduleEntry) =>
  Number(isRail(a)) - Number(isRail(b)) ||
  Number(b.isHighlighted ?? false) - Number(a.isHighlighted ?? false) ||
  entryInstants(a).to - entryInstants(b).to;

/** What is on and next at one place, for a television; `data-night` makes it dark. */
export function ScheduleScreen({ place, entries, days, labels, scene, code, notice, ...rest }: ScheduleScreenProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('ScheduleScreen', { place, entries, days, labels });
  const at = useNow();
  const { lang, timeZone } = useLocale();
  // Includes cancelled items, which visitors may come to see.
  const within = at === null ? [] : entries.filter(entry => isWithin(entry, at));
  const on = [...within.filter(entry => !entry.isCancelled).toSorted(byWeight), ...within.filter(entry => entry.isCancelled)];
  const next = entries
    .filter(entry => at === null || entryInstants(entry).from > at)
    .toSorted(byTime)
    .slice(0, shownNext);
  const clock = at === null ? undefined : new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
  const today = at === null ? undefined : new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
  const dayOf = (entry: ScheduleEntry) => (today === entry.start.slice(0, 10) ? undefined : dateDay(entry, days)?.shortName);

  return (
    <ScheduleScreenFrame as="article" data-component="ScheduleScreen" {...rest}>
      <ScheduleScreenStage data-color={place.color ?? 'orange'}>
        {scene && <img {...part.scene} alt="" {...scene} />}
        <header>
          <div {...part.plate}>
            {place.sign && <i aria-hidden="true">{place.sign}</i>}
            <h1>{place.name}</h1>
          </div>
          <time {...part.clock} dateTime={clock}>
            {clock === undefined ? clockText(0, lang).replaceAll(/\p{Nd}/gu, '-') : clockIn(clock, lang)}
          </time>
        </header>
        {on.length + next.length === 0 ? (
          <p {...part.done}>{labels.done}</p>
        ) : (
          <>
            <section {...part.now} data-count={Math.min(on.length, shownNow)}>
              <h2>{labels.now}</h2>
              {on.every(entry => entry.isCancelled) && <p {...part.free}>{at === null ? ' ' : labels.free}</p>}
              <ol role="list">
                {on.slice(0, shownNow).map(entry => (
                  <li key={entry.id} data-highlighted={(entry.isHighlighted && !entry.isCancelled) || undefined}>
                    <p {...part.title} data-long={longestWord(entry.title) > 13 || undefined}>
                      {screenTitle(entry, labels.cancelled)}
                    </p>
                    {entry.end && entry.endMinutes !== undefined && !entry.isCancelled && (
                      <time dateTime={entry.end}>{labels.until(clockText(entry.endMinutes, lang))}</time>
                    )}
                    {at !== null && !entry.isCancelled && (
                      <progress
                        aria-hidden="true"
                        value={at - entryInstants(entry).from}
                        max={entryInstants(entry).to - entryInstants(entry).from}
                      />
                    )}
                  </li>
                ))}
              </ol>
              {on.length > shownNow && (
                <p {...part.more}>
                  {on
                    .slice(shownNow)
                    .map(({ title }) => title)
                    .join('\u00a0· ')}
                </p>
              )}
            </section>
            {next.length > 0 && (
              <section {...part.next}>
                <h2>{labels.next}</h2>
                <ol role="list">
                  {next.map(entry => (
                    <li key={entry.id} data-kind={entry.kind}>
                      <time dateTime={entry.start}>
                        {clockText(entry.startMinutes, lang)}
                        {dayOf(entry) && <small>{dayOf(entry)}</small>}
                      </time>
                      <span>{screenTitle(entry, labels.cancelled)}</span>
                    </li>
                  ))}
                </ol>
              </section>
            )}
          </>
        )}
        {code && (
          <figure>
            <img src={code.src} alt={code.alt} width={200} height={200} />
            <figcaption>{code.text}</figcaption>
          </figure>
        )}
        <footer>{notice}</footer>
      </ScheduleScreenStage>
    </ScheduleScreenFrame>
  );
}
