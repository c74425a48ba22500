import { Fragment, memo, useMemo, type CSSProperties, type MouseEvent } from 'react';
import {
  entryState,
  ScheduleItem,
  type PlaceId,
  type ScheduleEntry,
  type ScheduleItemLabels,
  type SchedulePlace,
} from '../ScheduleItem/index.ts';
import { splitHours } from './gridHours.ts';
import { HourText } from './HourText.tsx';
import { part } from './ScheduleGrid.styles.ts';
import type { WallPosition } from './wallLayout.ts';

export interface ScheduleGridLabels extends ScheduleItemLabels {
  /** Returns the name of the night after a day, given its index; '' for no name. */
  nightTo: (day: number) => string;
  zoom: string;
  nearer: string;
  farther: string;
  /** Heading above items that begin within two hours. */
  soon: string;
  /** Heading above items that begin in more than two hours. */
  later: string;
}

export interface ScheduleGridRowsProps {
  /** Items of the day in order of time. */
  entries: readonly ScheduleEntry[];
  /** Places in the order of their columns; those without items have no column. */
  places: readonly SchedulePlace[];
  /** Texts of the wall, its hours and its items. */
  labels: ScheduleGridLabels;
  /** Called by favourite buttons, which exist only with this or `favourites`; their `value` is the entry's id. */
  onFavouriteClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Ids of a friend's picks. */
  friends?: ReadonlySet<string> | undefined;
  /** Warnings by entry id, e.g. picks that clash. */
  notes?: ReadonlyMap<string, string> | undefined;
  /** Returns an entry's times in the visitor's zone; leave it out if that is the festival's. */
  localTime?: ((entry: ScheduleEntry) => string) | undefined;
  positions: ReadonlyMap<string, WallPosition>;
  day: string;
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
