import {
  useMemo,
  useRef,
  useSyncExternalStore,
  type ComponentPropsWithRef,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { entryInstants, type ScheduleDay, type ScheduleEntry, type SchedulePlace } from '../ScheduleItem/index.ts';
import { ScheduleGridHours } from './ScheduleGridHours.tsx';
import { ScheduleGridRows, type ScheduleGridLabels } from './ScheduleGridRows.tsx';
import { ScheduleGridFrame, ScheduleRules } from './ScheduleGrid.styles.ts';
import { defaultScheduleView, type ScheduleView } from './ScheduleGrid.variants.ts';
import { useSeenFirst } from './seenFirst.ts';
import { useFilter } from './useFilter.ts';
import { useRoving } from './useRoving.ts';
import { useWall } from './useWall.ts';
import { layoutWall, tracksOf, type WallLayout } from './wallLayout.ts';
import { WallZoom } from './WallZoom.tsx';

export interface ScheduleGridProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The day on the wall. */
  day: ScheduleDay;
  /** The day's items in order of time. */
  entries: readonly ScheduleEntry[];
  /** Its columns, from left to right; a place without an entry has none. */
  places: readonly SchedulePlace[];
  /** Words for the wall, its hours and its items. */
  labels: ScheduleGridLabels;
  /** Wall, list, or whichever the width has room for. */
  view?: ScheduleView | undefined;
  /** Which entries a filter leaves; the others stay in the page, hidden. The same function while the filter is the same. */
  matches?: ((entry: ScheduleEntry) => boolean) | undefined;
  /** Ids of saved entries. */
  favourites?: ReadonlySet<string> | undefined;
  /** Ids of what a friend has saved. */
  friends?: ReadonlySet<string> | undefined;
  /** Gives every item a favourite button, whose `value` is the entry's id. */
  onFavouriteClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Warnings by entry id. */
  notes?: ReadonlyMap<string, string> | undefined;
  /** Times of an entry in the visitor's own zone, when they differ. */
  localTime?: ((entry: ScheduleEntry) => string) | undefined;
  /** The present in epoch ms, or null while nobody knows it. */
  now?: number | null | undefined;
  /** In a list, what is on or over is left out: it stands elsewhere. */
  isFolded?: boolean | undefined;
  /** Makes what is seen first at once and the rest in a render after that: for what is chosen on a page that stands. */
  isDeferred?: boolean | undefined;
  /** The heading of the day; the component puts none of its own. */
  heading?: ReactNode;
  /** Level of the hours' headings. */
  hourLevel?: 3 | 4 | undefined;
}

/** The instant (epoch ms) of a day's first minute, counted as its entries count; undefined for a day without any. */
const zeroOf = ([first]: readonly ScheduleEntry[]) => first && entryInstants(first).from - first.startMinutes * 60_000;

const noLayout: WallLayout = { from: 0, to: 0, columns: [], classes: new Map(), css: '' };
const never = () => () => {};

/** One day of a schedule: a list by hours, or a wall of times and places, in the same markup. */
export function ScheduleGrid({
  day,
  entries,
  places,
  labels,
  view = defaultScheduleView,
  matches,
  favourites,
  friends,
  onFavouriteClick,
  notes,
  localTime,
  now = null,
  isFolded = false,
  isDeferred = false,
  heading,
  hourLevel = 3,
  ...rest
}: ScheduleGridProps) {
  const isWall = view !== 'list';
  // A list needs no columns and lanes; what a filter changes is done without a render of any item.
  const layout = useMemo(() => (isWall ? layoutWall(entries, places) : noLayout), [isWall, entries, places]);
  const used = useMemo(
    () => (isWall && matches ? new Set(entries.filter(matches).map(entry => entry.placeId)) : undefined),
    [isWall, entries, matches],
  );
  const { from, to, columns } = layout;

  // Where the line of the present lies and what has burnt is set by script, as a page is served without `style`: by ours, or
  // by whoever keeps a served page true until it is hydrated (`--now` on the board, the minutes since `data-zero`).
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const zero = zeroOf(entries);
  const present = now === null || zero === undefined ? undefined : Math.floor((now - zero) / 60_000);
  const minute =
    present !== undefined && entries.some(entry => entry.startMinutes <= present && present < (entry.endMinutes ?? entry.startMinutes + 60))
      ? present
      : undefined;
  const isInside = minute !== undefined && minute >= from && minute < to;

  const style = {
    ...(used && { '--tracks': tracksOf(columns, id => used.has(id)) }),
    ...(isReady && isInside && { '--now': minute }),
  } as CSSProperties;

  const made = useSeenFirst(entries, columns, now, isDeferred);
  const board = useRef<HTMLDivElement>(null);
  const items = useFilter(made, matches);
  useRoving(board, made, onFavouriteClick !== undefined);
  useWall(board, isWall ? from : undefined, isReady && isInside ? minute : undefined);

  return (
    <ScheduleGridFrame data-component="ScheduleGrid" $view={view} data-view={view} aria-label={heading ? undefined : day.name} {...rest}>
      {heading}
      <ScheduleRules
        ref={board}
        $css={layout.css}
        data-part="board"
        data-folded={isFolded || undefined}
        style={style}
        suppressHydrationWarning
      >
        {isWall && (
          <>
            <WallZoom board={board} labels={labels} />
            <div data-part="heads" aria-hidden="true">
              <span data-part="corner" />
              {columns.map(({ place }, index) => (
                <span
                  key={place.id}
                  data-part="head"
                  data-place={place.id}
                  data-tone={place.tone}
                  className={`c${index} n${place.name.length}`}
                  hidden={used && !used.has(place.id)}
                >
                  {place.image && <img src={place.image} alt="" width={58} height={58} loading="lazy" />}
                  {place.sign && <i>{place.sign}</i>}
                  <b>{place.name}</b>
                </span>
              ))}
            </div>
            <ScheduleGridHours {...{ from, to, zero, isReady }} minute={isInside ? minute : undefined} night={labels.nightTo(day.day)} />
            {columns.map(({ place }, index) => (
              <i key={place.id} data-part="ground" data-tone={place.tone} className={`c${index}`} hidden={used && !used.has(place.id)} />
            ))}
            {isInside && <i data-part="stick" />}
          </>
        )}
        <ScheduleGridRows
          ref={items}
          classes={layout.classes}
          day={day.name}
          entries={made}
          {...{ places, labels, favourites, friends, onFavouriteClick, notes, localTime, now, hourLevel }}
        />
      </ScheduleRules>
    </ScheduleGridFrame>
  );
}
