import { useMemo, type ComponentPropsWithRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import {
  clockText,
  entryInstants,
  entryState,
  ScheduleItem,
  type ScheduleDay,
  type ScheduleEntry,
  type ScheduleItemLabels,
  type SchedulePlace,
} from '../ScheduleItem/index.ts';
import { lanesByPlace, layoutDay, placementOf } from './gridLayout.ts';
import { ScheduleBoard, ScheduleGridFrame } from './ScheduleGrid.styles.ts';
import { defaultScheduleView, type ScheduleView } from './ScheduleGrid.variants.ts';
import { useEntryCount } from './useEntryCount.ts';

export interface ScheduleGridLabels extends ScheduleItemLabels {
  /** Words on the line of the present: "Nu, 15:10". */
  nowLine: (time: string) => string;
}

export interface ScheduleGridProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  day: ScheduleDay;
  /** The day's items in order of time. */
  entries: readonly ScheduleEntry[];
  places: readonly SchedulePlace[];
  labels: ScheduleGridLabels;
  view?: ScheduleView | undefined;
  /** Which entries a filter leaves; the others stay in the page, hidden. The same function while the filter is the same. */
  matches?: ((entry: ScheduleEntry) => boolean) | undefined;
  /** Ids of saved entries. */
  favourites?: ReadonlySet<string> | undefined;
  onFavouriteClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Warnings by entry id. */
  notes?: ReadonlyMap<string, string> | undefined;
  /** Times of an entry in the visitor's own zone, when they differ. */
  localTime?: ((entry: ScheduleEntry) => string) | undefined;
  renderActions?: ((entry: ScheduleEntry) => ReactNode) | undefined;
  /** The present in epoch ms, or null while nobody knows it. */
  now?: number | null | undefined;
  /** The heading of the day; the component puts none of its own. */
  heading?: ReactNode;
}

/** Where the present stands in a day: its minute, and the entry it comes before. */
function presentIn(entries: readonly ScheduleEntry[], now: number | null) {
  const first = entries[0];
  if (now === null || !first) return undefined;
  const minute = Math.floor(first.startMinutes + (now - entryInstants(first).from) / 60_000);
  return { minute, before: entries.find(entry => entry.startMinutes > minute)?.id };
}

/** One day of a schedule: a list by time, or a grid of times and places, in the same markup. */
export function ScheduleGrid({
  day,
  entries,
  places,
  labels,
  view = defaultScheduleView,
  matches,
  favourites,
  onFavouriteClick,
  notes,
  localTime,
  renderActions,
  now = null,
  heading,
  ...rest
}: ScheduleGridProps) {
  const count = useEntryCount(entries.length);
  const lanes = useMemo(() => lanesByPlace(entries), [entries]);
  const shown = useMemo(() => (matches ? entries.filter(matches) : entries), [entries, matches]);
  const layout = useMemo(() => layoutDay(entries, shown, places, lanes), [entries, shown, places, lanes]);
  const byId = useMemo(() => new Map(places.map((place, index) => [place.id, { place, index }])), [places]);

  const present = presentIn(entries, now);
  const slice = present && layout.slices.find(({ from, to }) => from <= present.minute && present.minute < to);
  const line = slice && present && (
    <li
      key="now"
      data-part="now"
      style={
        {
          gridRow: `t${slice.from} / t${slice.to}`,
          '--schedule-now': `${Math.round(((present.minute - slice.from) / (slice.to - slice.from)) * 100)}%`,
        } as CSSProperties
      }
    >
      <span>{labels.nowLine(clockText(present.minute))}</span>
    </li>
  );

  return (
    <ScheduleGridFrame data-component="ScheduleGrid" data-view={view} aria-label={heading ? undefined : day.name} {...rest}>
      {heading}
      <ScheduleBoard $css={layout.css} data-part="board" data-band="card">
        <div data-part="heads" aria-hidden="true">
          {layout.columns.map(({ place, index }) => (
            <span key={place.id} data-part="head" className={`p${index}-0-${lanes.get(place.id)?.count ?? 1}`}>
              {place.name}
            </span>
          ))}
        </div>
        {layout.slices
          .filter(({ from, isGap }, index) => isGap || index === 0 || from % 60 === 0 || layout.slices[index - 1]?.isGap)
          .map(({ from, isGap }) => (
            <span key={from} data-part="slot" data-gap={isGap || undefined} aria-hidden="true" className={`s${from}`}>
              {isGap ? '' : clockText(from)}
            </span>
          ))}
        <ol data-part="items" role="list">
          {entries.slice(0, count).map(entry => {
            const found = byId.get(entry.placeId);
            const item = (
              <ScheduleItem
                key={entry.id}
                className={placementOf(entry, found?.index ?? -1, lanes.get(entry.placeId))}
                entry={entry}
                place={found?.place}
                day={day.name}
                labels={labels}
                hidden={matches ? !matches(entry) : false}
                state={entryState(entry, now)}
                localTime={localTime?.(entry)}
                note={notes?.get(entry.id)}
                isFavourite={favourites?.has(entry.id)}
                onFavouriteClick={onFavouriteClick}
                renderActions={renderActions}
              />
            );
            return line && present.before === entry.id ? [line, item] : item;
          })}
          {line && present.before === undefined && line}
        </ol>
      </ScheduleBoard>
    </ScheduleGridFrame>
  );
}
