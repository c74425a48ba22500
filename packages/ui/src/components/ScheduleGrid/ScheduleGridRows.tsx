import { memo, useMemo, type CSSProperties, type MouseEvent, type ReactNode, type Ref } from 'react';
import { clockText, entryState, ScheduleItem, type ScheduleEntry, type SchedulePlace } from '../ScheduleItem/index.ts';
import type { GridSlice } from './gridLines.ts';
import type { ScheduleGridLabels } from './ScheduleGrid.tsx';

export interface ScheduleGridRowsProps {
  ref: Ref<HTMLOListElement>;
  entries: readonly ScheduleEntry[];
  /** How many of them are rendered. */
  count: number;
  places: readonly SchedulePlace[];
  /** Classes by entry id that place it in the grid. */
  classes: ReadonlyMap<string, string>;
  day: string;
  labels: ScheduleGridLabels;
  favourites: ReadonlySet<string> | undefined;
  onFavouriteClick: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  notes: ReadonlyMap<string, string> | undefined;
  localTime: ((entry: ScheduleEntry) => string) | undefined;
  renderActions: ((entry: ScheduleEntry) => ReactNode) | undefined;
  now: number | null;
  /** The minute of the present, if the line of the present stands. */
  minute: number | undefined;
  /** The slice of the grid that holds it. */
  slice: GridSlice | undefined;
}

/** The items of a day, with the line of the present among them. A filter changes nothing here, so it renders none of them. */
function Rows({
  ref,
  entries,
  count,
  places,
  classes,
  day,
  labels,
  favourites,
  notes,
  localTime,
  now,
  minute,
  slice,
  ...rest
}: ScheduleGridRowsProps) {
  const { onFavouriteClick, renderActions } = rest;
  const byId = useMemo(() => new Map(places.map(place => [place.id, place])), [places]);
  const items = entries
    .slice(0, count)
    .map(entry => (
      <ScheduleItem
        key={entry.id}
        className={classes.get(entry.id)}
        entry={entry}
        place={byId.get(entry.placeId)}
        day={day}
        labels={labels}
        state={entryState(entry, now)}
        localTime={localTime?.(entry)}
        note={notes?.get(entry.id)}
        isFavourite={favourites?.has(entry.id)}
        onFavouriteClick={onFavouriteClick}
        renderActions={renderActions}
      />
    ));
  if (minute !== undefined) {
    const coming = entries.findIndex(entry => entry.startMinutes > minute);
    const style: CSSProperties | undefined =
      slice &&
      ({
        gridRow: `t${slice.from} / t${slice.to}`,
        '--schedule-now': `${Math.round(((minute - slice.from) / (slice.to - slice.from)) * 100)}%`,
      } as CSSProperties);
    items.splice(
      coming === -1 ? items.length : coming,
      0,
      <li key="now" data-part="now" style={style}>
        <span>{labels.nowLine(clockText(minute))}</span>
      </li>,
    );
  }
  return (
    <ol ref={ref} data-part="items" role="list">
      {items}
    </ol>
  );
}

export const ScheduleGridRows = memo(Rows);
