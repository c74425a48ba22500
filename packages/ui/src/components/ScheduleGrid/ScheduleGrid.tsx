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
import { part, ScheduleGridFrame } from './ScheduleGrid.styles.ts';
import { defaultScheduleView, type ScheduleView } from './ScheduleGrid.variants.ts';
import { useSeenFirst } from './seenFirst.ts';
import { useFilter } from './useFilter.ts';
import { useRoving } from './useRoving.ts';
import { useWall } from './useWall.ts';
import { layoutWall, tracksOf, type WallLayout } from './wallLayout.ts';
import { WallZoom } from './WallZoom.tsx';

export interface ScheduleGridProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Day that is shown. */
  day: ScheduleDay;
  /** Items of the day in order of time. */
  entries: readonly ScheduleEntry[];
  /** Columns from left to right; places without an entry get none. */
  places: readonly SchedulePlace[];
  /** Texts of the wall, its hours and its items. */
  labels: ScheduleGridLabels;
  /** View: wall, list, or by width. */
  view?: ScheduleView | undefined;
  /** Whether an entry passes the filter; others stay in the page, hidden. A stable function avoids new renders. */
  matches?: ((entry: ScheduleEntry) => boolean) | undefined;
  /** Ids of the saved entries; without it and `onFavouriteClick` there are no favourite buttons. */
  favourites?: ReadonlySet<string> | undefined;
  /** Ids of a friend's picks. */
  friends?: ReadonlySet<string> | undefined;
  /** Called by favourite buttons, whose `value` is the entry's id. */
  onFavouriteClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Warnings by entry id. */
  notes?: ReadonlyMap<string, string> | undefined;
  /** Returns an entry's times in the visitor's zone, when they differ. */
  localTime?: ((entry: ScheduleEntry) => string) | undefined;
  /** Present in epoch ms, null while unknown. */
  now?: number | null | undefined;
  /** Whether a list leaves out current and past items, which are shown elsewhere. */
  isFolded?: boolean | undefined;
  /** Whether visible items render first and the rest in a second render. */
  isDeferred?: boolean | undefined;
  /** Heading of the day; none by default. */
  heading?: ReactNode;
  /** Level of the hours' headings. */
  hourLevel?: 3 | 4 | undefined;
}

/** The instant (epoch ms) of a day's minute 0; undefined for a day without entries. */
const zeroOf = ([first]: readonly ScheduleEntry[]) => first && entryInstants(first).from - first.startMinutes * 60_000;

const noLayout: WallLayout = { from: 0, to: 0, columns: [], positions: new Map() };
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
  // A list needs no layout; filters change the DOM without rendering items.
  const layout = useMemo(() => (isWall ? layoutWall(entries, places) : noLayout), [isWall, entries, places]);
  const used = useMemo(
    () => (isWall && matches ? new Set(entries.filter(matches).map(entry => entry.placeId)) : undefined),
    [isWall, entries, matches],
  );
  const { from, to, columns } = layout;

  // A served minute may be old: the line of the present and the burnt part wait for hydration.
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
    ...(isWall && { '--from': from, '--to': to, '--tracks': tracksOf(columns, used) }),
    ...(isReady && isInside && { '--now': minute }),
  } as CSSProperties;

  const made = useSeenFirst(entries, columns, now, isDeferred);
  const board = useRef<HTMLDivElement>(null);
  const items = useFilter(made, matches);
  useRoving(board, made, onFavouriteClick !== undefined || favourites !== undefined);
  useWall(board, isWall ? from : undefined, isReady && isInside ? minute : undefined);

  return (
    <ScheduleGridFrame as="section" data-component="ScheduleGrid" data-view={view} aria-label={heading ? undefined : day.name} {...rest}>
      {heading}
      <div ref={board} {...part.board} data-folded={isFolded || undefined} style={style}>
        {isWall && (
          <>
            <WallZoom board={board} labels={labels} />
            <div {...part.heads} aria-hidden="true">
              <span {...part.corner} />
              {columns.map(({ place, column }) => (
                <span
                  key={place.id}
                  {...part.head}
                  data-place={place.id}
                  data-tone={place.tone}
                  style={{ '--column': column, '--letters': place.name.length } as CSSProperties}
                  hidden={used && !used.has(place.id)}
                >
                  {place.image && <img src={place.image} alt="" width={58} height={58} loading="lazy" />}
                  {place.sign && <i>{place.sign}</i>}
                  <b>{place.name}</b>
                </span>
              ))}
            </div>
            <ScheduleGridHours {...{ from, to, isReady }} minute={isInside ? minute : undefined} night={labels.nightTo(day.day)} />
            {columns.map(({ place, column }) => (
              <i
                key={place.id}
                {...part.ground}
                data-tone={place.tone}
                style={{ '--column': column } as CSSProperties}
                hidden={used && !used.has(place.id)}
              />
            ))}
            {isInside && <i {...part.stick} />}
          </>
        )}
        <ScheduleGridRows
          ref={items}
          positions={layout.positions}
          day={day.name}
          entries={made}
          {...{ places, labels, favourites, friends, onFavouriteClick, notes, localTime, now, hourLevel }}
        />
      </div>
    </ScheduleGridFrame>
  );
}
