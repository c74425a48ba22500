import { useMemo, useRef, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { clockText, useLocale } from '../../foundations/LocaleProvider/index.ts';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import type { ScheduleDay, ScheduleEntry } from '../ScheduleItem/index.ts';
import { minuteOn } from './gridHours.ts';
import { HourText } from './HourText.tsx';
import { ScheduleGridRows, type ScheduleGridRowsProps } from './ScheduleGridRows.tsx';
import { part, ScheduleGridFrame } from './ScheduleGrid.styles.ts';
import { type ScheduleView } from './wall.ts';
import { useGrid } from './useGrid.ts';
import { layoutWall, type WallLayout } from './wallLayout.ts';

export interface ScheduleGridProps
  extends
    Omit<ComponentPropsWithRef<'section'>, 'children'>,
    Pick<ScheduleGridRowsProps, 'entries' | 'places' | 'labels' | 'friends' | 'onFavouriteClick' | 'notes' | 'localTime'> {
  /** Day that is shown. */
  day: ScheduleDay;
  /** View: `grid` (a wall), `list`, or `auto` (by width). */
  view?: ScheduleView | undefined;
  /** Returns whether an entry passes the filter; default: all do. */
  matches?: ((entry: ScheduleEntry) => boolean) | undefined;
  /** Ids of the saved entries. */
  favourites?: ReadonlySet<string> | undefined;
  /** Current time in epoch ms, null while unknown. */
  now?: number | null | undefined;
  /** Whether a list hides current and past items. */
  isFolded?: boolean | undefined;
  /** Heading of the day. */
  heading?: ReactNode;
  /** Level of the hours' headings. */
  hourLevel?: 3 | 4 | undefined;
}

const midnight = 24 * 60;
const noLayout: WallLayout = { from: 0, to: 0, columns: [], positions: new Map() };

/** A day as a list by hours, or as a wall of places. */
export function ScheduleGrid({
  day,
  entries,
  places,
  labels,
  view = 'auto',
  matches,
  onFavouriteClick,
  favourites,
  friends,
  notes,
  localTime,
  now = null,
  isFolded = false,
  heading,
  hourLevel = 3,
  ref,
  ...rest
}: ScheduleGridProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('ScheduleGrid', { day, entries, places, labels });
  const { lang } = useLocale();
  const isWall = view !== 'list';
  const { from, to, columns, positions } = useMemo(() => (isWall ? layoutWall(entries, places) : noLayout), [isWall, entries, places]);
  const minute = minuteOn(entries, now);
  const isInside = minute !== undefined && minute >= from && minute < to;
  const night = labels.nightTo(day.day);
  const root = useRef<HTMLElement>(null);
  useGrid(root, { entries, view, matches, favourites, now });
  const style = isWall && ({ '--from': from, '--to': to, '--tracks': columns.map(({ track }) => track).join(' ') } as CSSProperties);

  return (
    <ScheduleGridFrame
      ref={useMemo(() => mergeRefs(root, ref), [ref])}
      as="section"
      data-component="ScheduleGrid"
      data-view={view}
      aria-label={heading ? undefined : day.name}
      {...rest}
    >
      {heading}
      <div {...part.grid} data-folded={isFolded || undefined} style={style || undefined}>
        {isWall && (
          <>
            <div role="group" aria-label={labels.zoom} {...part.zoom}>
              <button type="button" aria-label={labels.nearer} aria-keyshortcuts="+">
                +
              </button>
              <button type="button" aria-label={labels.farther} aria-keyshortcuts="-">
                −
              </button>
            </div>
            <div {...part.heads} aria-hidden="true">
              <span {...part.corner} />
              {columns.map(({ place, column, track }) => (
                <span
                  key={place.id}
                  {...part.head}
                  data-place={place.id}
                  data-color={place.color}
                  data-track={track}
                  style={{ '--column': column, '--letters': place.name.length } as CSSProperties}
                >
                  {place.image && <img src={place.image} alt="" width={58} height={58} loading="lazy" />}
                  {place.sign && <i>{place.sign}</i>}
                  <b>{place.name}</b>
                </span>
              ))}
            </div>
            <ol {...part.hours} aria-hidden="true">
              {Array.from({ length: (to - from) / 60 }, (_, index) => from + index * 60).map(hour => (
                <li key={hour} data-late={hour >= midnight || undefined}>
                  <HourText minutes={hour} />
                </li>
              ))}
              {to > midnight && from < midnight && night && <li {...part.night}>{night}</li>}
              {isInside && <li {...part.now}>{clockText(minute, lang)}</li>}
            </ol>
            {columns.map(({ place, column }) => (
              <i key={place.id} {...part.ground} data-color={place.color} style={{ '--column': column } as CSSProperties} />
            ))}
            {isInside && <i {...part.stick} />}
          </>
        )}
        <ScheduleGridRows
          positions={positions}
          day={day.name}
          entries={entries}
          hasFavourites={favourites !== undefined}
          {...{ places, labels, friends, onFavouriteClick, notes, localTime, now, hourLevel }}
        />
      </div>
    </ScheduleGridFrame>
  );
}
