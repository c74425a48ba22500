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
import { headClass, layoutDay, placeDay } from './gridLayout.ts';
import { ScheduleGridFrame, ScheduleRules } from './ScheduleGrid.styles.ts';
import { defaultScheduleView, type ScheduleView } from './ScheduleGrid.variants.ts';
import { useEntryCount } from './useEntryCount.ts';
import { useFilter } from './useFilter.ts';

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
  const isGrid = view !== 'list';
  const placement = useMemo(() => placeDay(entries, places), [entries, places]);
  const shown = useMemo(() => (matches ? entries.filter(matches) : entries), [entries, matches]);
  const layout = useMemo(() => layoutDay(shown, places, placement.lanes), [shown, places, placement]);
  const byId = useMemo(() => new Map(places.map(place => [place.id, place])), [places]);

  const list = useFilter(entries, count, matches);

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

  const items = useMemo(
    () =>
      entries
        .slice(0, count)
        .map(entry => (
          <ScheduleItem
            key={entry.id}
            className={placement.classes.get(entry.id)}
            entry={entry}
            place={byId.get(entry.placeId)}
            day={day.name}
            labels={labels}
            state={entryState(entry, now)}
            localTime={localTime?.(entry)}
            note={notes?.get(entry.id)}
            isFavourite={favourites?.has(entry.id)}
            onFavouriteClick={onFavouriteClick}
            renderActions={renderActions}
          />
        )),
    [entries, count, placement, byId, day.name, labels, now, localTime, notes, favourites, onFavouriteClick, renderActions],
  );
  // The grid may scroll sideways; with nothing in it to tab to, it takes the focus itself.
  const scroller = isGrid && !onFavouriteClick ? { role: 'group', 'aria-label': day.name, tabIndex: 0 } : {};
  const coming = present && present.before !== undefined ? entries.findIndex(({ id }) => id === present.before) : count;

  return (
    <ScheduleGridFrame data-component="ScheduleGrid" data-view={view} aria-label={heading ? undefined : day.name} {...rest}>
      {heading}
      <ScheduleRules $css={isGrid ? placement.css : ''}>
        <ScheduleRules $css={isGrid ? layout.css : ''} data-part="board" data-band="card" {...scroller}>
          <div data-part="heads" aria-hidden="true">
            {layout.columns.map(({ place, index }) => (
              <span key={place.id} data-part="head" className={headClass(index, placement.lanes.get(place.id))}>
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
          <ol ref={list} data-part="items" role="list">
            {line ? [...items.slice(0, coming), line, ...items.slice(coming)] : items}
          </ol>
        </ScheduleRules>
      </ScheduleRules>
    </ScheduleGridFrame>
  );
}
