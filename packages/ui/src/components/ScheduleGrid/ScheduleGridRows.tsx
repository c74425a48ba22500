import { memo, useMemo, type CSSProperties, type MouseEvent, type ReactNode, type Ref } from 'react';
import {
  clockText,
  entryState,
  ScheduleItem,
  type ScheduleEntry,
  type ScheduleItemLabels,
  type SchedulePlace,
} from '../ScheduleItem/index.ts';
import { useLocale } from '../../foundations/LocaleProvider/index.ts';
import { splitHours } from './gridHours.ts';
import type { GridSlice } from './gridLines.ts';

export interface ScheduleGridLabels extends ScheduleItemLabels {
  /** Words on the line of the present: "Nu, 15:10". */
  nowLine: (time: string) => string;
}

export interface ScheduleGridRowsProps {
  ref: Ref<HTMLDivElement>;
  entries: readonly ScheduleEntry[];
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

/** Where in its slice of the grid a minute lies. */
const lineStyle = ({ from, to }: GridSlice, minute: number) =>
  ({ gridRow: `t${from} / t${to}`, '--schedule-now': `${Math.round(((minute - from) / (to - from)) * 100)}%` }) as CSSProperties;

/** The items of a day, parted by hours, with the line of the present among them. A filter changes nothing here, so it renders none of them. */
function Rows({
  ref,
  entries,
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
  const { lang } = useLocale();
  const byId = useMemo(() => new Map(places.map(place => [place.id, place])), [places]);
  const hours = useMemo(() => splitHours(entries), [entries]);
  // The line of the present stands before what comes next, or at the end.
  const coming = minute === undefined ? undefined : entries.find(entry => entry.startMinutes > minute);
  const present = minute === undefined ? undefined : coming ? hours.find(hour => hour.includes(coming)) : hours.at(-1);
  return (
    <div ref={ref} data-part="items">
      {hours.map(hour => {
        const items = hour.map(entry => (
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
        if (minute !== undefined && hour === present) {
          items.splice(
            coming ? hour.indexOf(coming) : hour.length,
            0,
            <li key="now" data-part="now" style={slice && lineStyle(slice, minute)}>
              <span>{labels.nowLine(clockText(minute, lang))}</span>
            </li>,
          );
        }
        return (
          <ol key={hour[0]?.id} data-part="hour" role="list">
            {items}
          </ol>
        );
      })}
    </div>
  );
}

export const ScheduleGridRows = memo(Rows);
