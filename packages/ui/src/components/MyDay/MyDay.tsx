import { useMemo, useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { useNow } from '../../foundations/ClockProvider/index.ts';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { clockText, useLocale } from '../../foundations/LocaleProvider/index.ts';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { entryInstants, type PlaceId, type ScheduleEntry, type SchedulePlace } from '../ScheduleItem/index.ts';
import { legsOf } from './legs.ts';
import { MyDayFrame, part } from './MyDay.styles.ts';
import { useHandOn } from './useHandOn.ts';
import { MyDayStop, type MyDayStopLabels } from './MyDayStop.tsx';

export interface MyDayLabels extends MyDayStopLabels {
  mine: string;
  /** Text of an overlap, whose length `time` comes from `duration`. */
  clash: (time: string) => string;
  walk: (minutes: number, place: string) => string;
  /** Text of free time, whose length `time` comes from `duration`. */
  free: (time: string) => string;
  meanwhile: string;
  duration: (minutes: number) => string;
}

export interface MyDayProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Items of the day: the picks, and others to suggest. */
  entries: readonly ScheduleEntry[];
  /** Places, for their names and colours. */
  places: readonly SchedulePlace[];
  /** Texts of the picks, the walks between them and the overlaps. */
  labels: MyDayLabels;
  /** Ids of the picks. */
  favourites: ReadonlySet<string>;
  /** Ids of a friend's picks. */
  friends?: ReadonlySet<string> | undefined;
  /** Called by favourite buttons, which exist only with this function; their `value` is the entry's id. */
  onFavouriteClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Returns the minutes on foot between two places, undefined where unknown. */
  walk?: ((from: PlaceId, to: PlaceId) => number | undefined) | undefined;
  /** Content shown while nothing is picked. */
  empty?: ReactNode;
  /** Content next to the list, such as actions for the picks. */
  aside?: ReactNode;
}

const unknown = () => undefined;

/** The visitor's picks of a day in order of time. */
export function MyDay({
  entries,
  places,
  labels,
  favourites,
  friends,
  onFavouriteClick,
  walk = unknown,
  empty,
  aside,
  ref,
  ...rest
}: MyDayProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('MyDay', { entries, places, labels, favourites });
  const { lang } = useLocale();
  const now = useNow();
  const picks = useMemo(() => entries.filter(({ id }) => favourites.has(id)), [entries, favourites]);
  const legs = useMemo(() => legsOf(picks, entries, walk), [picks, entries, walk]);
  const frame = useRef<HTMLDivElement>(null);
  const onClick = useHandOn(frame, onFavouriteClick);
  const stop = (entry: ScheduleEntry, lane = 1) => (
    <MyDayStop
      key={entry.id}
      place={places.find(place => place.id === entry.placeId)}
      isFriends={friends?.has(entry.id) ?? false}
      isPicked={favourites.has(entry.id)}
      onFavouriteClick={onClick}
      {...{ entry, lane, labels, now }}
    />
  );
  const isAhead = (entry: ScheduleEntry) => !entry.isCancelled && (now === null || entryInstants(entry).to > now);
  const tips = entries.filter(entry => entry.isHighlighted && isAhead(entry)).slice(0, 3);
  const nameOf = (id: PlaceId) => places.find(place => place.id === id)?.name ?? '';

  return (
    <MyDayFrame data-component="MyDay" tabIndex={-1} ref={useMemo(() => mergeRefs(frame, ref), [ref])} {...rest}>
      {legs.length === 0 ? (
        <div {...part.none}>
          {empty}
          {tips.length > 0 && (
            <ol role="list" {...part.stops}>
              {tips.map(entry => stop(entry))}
            </ol>
          )}
        </div>
      ) : (
        <ol role="list" aria-label={labels.mine} {...part.line}>
          {legs.map(({ from, to, entries: own, lanes, shared, gap }) => {
            const first = own[0];
            if (!first) return null;
            const state = now === null || now < from ? undefined : now >= to ? 'over' : 'now';
            return (
              <li
                key={first.id}
                {...part.leg}
                data-state={state}
                data-fork={own.length > 1 || undefined}
                data-many={Math.max(...lanes) > 1 || undefined}
              >
                <b {...part.when} aria-hidden="true">
                  {clockText(first.startMinutes, lang)}
                </b>
                <div>
                  {shared > 0 && <p {...part.clash}>{labels.clash(labels.duration(shared))}</p>}
                  <ol role="list" {...part.stops}>
                    {own.map((entry, index) => stop(entry, (lanes[index] ?? 0) + 1))}
                  </ol>
                  {gap && (
                    <div {...part.gap}>
                      {gap.walk !== undefined && gap.walk > 0 && <p {...part.walk}>{labels.walk(gap.walk, nameOf(gap.to))}</p>}
                      {gap.free >= 15 && <p>{labels.free(labels.duration(gap.free))}</p>}
                      {gap.meanwhile.length > 0 && (
                        <p data-part="meanwhile">
                          {labels.meanwhile}{' '}
                          {gap.meanwhile.map((entry, index) => (
                            <span key={entry.id}>
                              {index > 0 && '\u00a0· '}
                              {clockText(entry.startMinutes, lang)}{' '}
                              {entry.href ? (
                                <Link href={entry.href} isExternal={entry.isExternal}>
                                  {entry.title}
                                </Link>
                              ) : (
                                entry.title
                              )}
                            </span>
                          ))}
                        </p>
                      )}
                    </div>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {aside && <aside>{aside}</aside>}
    </MyDayFrame>
  );
}
