import { useMemo, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { useLocale } from '../../foundations/LocaleProvider/index.ts';
import { clockText, entryInstants, type ScheduleDay, type ScheduleEntry, type SchedulePlace } from '../ScheduleItem/index.ts';
import { occupied } from './gridLanes.ts';
import { headClass, layoutDay, placeDay, type DayPlacement, type GridLayout } from './gridLayout.ts';
import { ScheduleGridRows, type ScheduleGridLabels } from './ScheduleGridRows.tsx';
import { ScheduleGridFrame, ScheduleRules } from './ScheduleGrid.styles.ts';
import { defaultScheduleView, type ScheduleView } from './ScheduleGrid.variants.ts';
import { useFilter } from './useFilter.ts';

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

/** The minute of the present in a day, counted as its entries count; undefined while nobody knows it. */
function presentIn([first]: readonly ScheduleEntry[], now: number | null) {
  return now === null || !first ? undefined : Math.floor(first.startMinutes + (now - entryInstants(first).from) / 60_000);
}

const noPlacement: DayPlacement = { lanes: new Map(), classes: new Map(), css: '' };
const noLayout: GridLayout = { slices: [], columns: [], css: '' };

/** Whether a minute lies between the first start and the last end of a day. */
const isBetween = (entries: readonly ScheduleEntry[], minute: number) =>
  entries.some(entry => occupied(entry).from <= minute) && entries.some(entry => minute < occupied(entry).to);

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
  const { lang } = useLocale();
  const isGrid = view !== 'list';
  // A list needs no lines and lanes; what a filter changes there is done without a render of any item.
  const placement = useMemo(() => (isGrid ? placeDay(entries, places) : noPlacement), [isGrid, entries, places]);
  const layout = useMemo(
    () => (isGrid ? layoutDay(matches ? entries.filter(matches) : entries, places, placement.lanes) : noLayout),
    [isGrid, entries, matches, places, placement],
  );

  const present = presentIn(entries, now);
  const slice = present === undefined ? undefined : layout.slices.find(({ from, to }) => from <= present && present < to);
  const isOn = present !== undefined && (isGrid ? slice !== undefined : isBetween(entries, present));

  const minute = isOn ? present : undefined;
  const items = useFilter(entries, matches, minute);

  // The grid may scroll sideways; with nothing in it to tab to, it takes the focus itself.
  const scroller = isGrid && !onFavouriteClick ? { role: 'group', 'aria-label': day.name, tabIndex: 0 } : {};

  return (
    <ScheduleGridFrame data-component="ScheduleGrid" $view={view} data-view={view} aria-label={heading ? undefined : day.name} {...rest}>
      {heading}
      <ScheduleRules $css={placement.css}>
        <ScheduleRules $css={layout.css} data-part="board" data-band="card" {...scroller}>
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
                {isGap ? '' : clockText(from, lang)}
              </span>
            ))}
          <ScheduleGridRows
            ref={items}
            classes={placement.classes}
            day={day.name}
            {...{ entries, minute, places, labels, favourites, onFavouriteClick, notes, localTime, renderActions, now, slice }}
          />
        </ScheduleRules>
      </ScheduleRules>
    </ScheduleGridFrame>
  );
}
