import { Fragment, memo, useMemo, type CSSProperties } from 'react';
import { entryState, ScheduleItem, type PlaceId, type ScheduleItemLabels } from '../ScheduleItem/index.ts';
import { splitHours } from './gridHours.ts';
import { HourText } from './HourText.tsx';
import { part } from './ScheduleGrid.styles.ts';
import type { ScheduleGridProps } from './ScheduleGrid.tsx';
import type { WallPosition } from './wallLayout.ts';

export interface ScheduleGridLabels extends ScheduleItemLabels {
  /** Name of the night after a day, by its number; empty for none. */
  nightTo: (day: number) => string;
  zoom: string;
  nearer: string;
  farther: string;
  /** Heading above items that begin within two hours. */
  soon: string;
  /** Heading above items that begin in more than two hours. */
  later: string;
}

export interface ScheduleGridRowsProps extends Pick<
  ScheduleGridProps,
  'entries' | 'places' | 'onFavouriteClick' | 'friends' | 'notes' | 'localTime'
> {
  positions: ReadonlyMap<string, WallPosition>;
  day: string;
  labels: ScheduleGridLabels;
  hasFavourites: boolean;
  now: number | null;
  hourLevel: 3 | 4;
}

function Rows({
  entries,
  places,
  positions,
  day,
  labels,
  hasFavourites,
  friends,
  onFavouriteClick,
  notes,
  localTime,
  now,
  hourLevel,
}: ScheduleGridRowsProps) {
  const byId = useMemo(() => new Map(places.map(place => [place.id, place])), [places]);
  const hours = useMemo(() => splitHours(entries, now), [entries, now]);
  const namesOf = (ids: readonly PlaceId[] | undefined) => ids?.map(id => byId.get(id)?.name ?? '').join(', ');
  const Hour = `h${hourLevel}` as const;
  return (
    <div {...part.items}>
      {hours.map(({ key, hour, coming, entries: own }, index) => (
        <Fragment key={key}>
          {coming && coming !== hours[index - 1]?.coming && <Hour {...part.coming}>{labels[coming]}</Hour>}
          <div {...part.hour} style={{ '--schedule-items': own.length } as CSSProperties}>
            <Hour>
              <HourText minutes={hour * 60} />
            </Hour>
            <ol role="list">
              {own.map(entry => {
                const state = entryState(entry, now);
                return (
                  <ScheduleItem
                    key={entry.id}
                    {...positions.get(entry.id)}
                    entry={entry}
                    place={byId.get(entry.placeId)}
                    morePlaces={namesOf(entry.morePlaces)}
                    // The grid's heading names the day of items before midnight.
                    day={entry.startMinutes < 1440 ? '' : day}
                    labels={labels}
                    state={state}
                    localTime={localTime?.(entry)}
                    note={notes?.get(entry.id)}
                    isFavourite={hasFavourites ? false : undefined}
                    onFavouriteClick={onFavouriteClick}
                    isFriends={friends?.has(entry.id)}
                  />
                );
              })}
            </ol>
          </div>
        </Fragment>
      ))}
    </div>
  );
}

export const ScheduleGridRows = memo(Rows);
