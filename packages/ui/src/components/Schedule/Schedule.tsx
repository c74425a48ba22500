import {
  useCallback,
  useId,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useNow } from '../../foundations/ClockProvider/index.ts';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { DayPicker, type DayPickerLabels } from '../DayPicker/index.ts';
import type { PlacePickerLabels } from '../PlacePicker/index.ts';
import { gridFrom, type ScheduleGridLabels, type ScheduleView } from '../ScheduleGrid/index.ts';
import type { PlaceId, ScheduleDay, ScheduleEntry, SchedulePlace } from '../ScheduleItem/index.ts';
import { ScheduleFrame } from './Schedule.styles.ts';
import { ScheduleDays } from './ScheduleDays.tsx';
import { ScheduleStatus, type ScheduleStatusLabels } from './ScheduleStatus.tsx';
import { ScheduleToolbar, type ScheduleToolbarLabels } from './ScheduleToolbar.tsx';
import { useJump } from './useJump.ts';
import { useIsWide } from './useIsWide.ts';
import { useProgramme } from './useProgramme.ts';
import { useVisitorZone } from './useVisitorZone.ts';

export interface ScheduleLabels
  extends ScheduleGridLabels, DayPickerLabels, PlacePickerLabels, ScheduleStatusLabels, ScheduleToolbarLabels {
  /** Name of the region. */
  schedule: string;
  /** The skip link past it. */
  skip: string;
}

export interface ScheduleProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  entries: readonly ScheduleEntry[];
  places: readonly SchedulePlace[];
  days: readonly ScheduleDay[];
  labels: ScheduleLabels;
  /** The chosen day's `day`, or `all`. */
  day: number | 'all';
  onDayChange?: ((day: number, details: { reason: 'pick' | 'now' }) => void) | undefined;
  /** Id of the chosen place; null for all. */
  placeId?: PlaceId | null | undefined;
  /** Gives it the place picker. */
  onPlaceChange?: ((placeId: PlaceId | null) => void) | undefined;
  view?: ScheduleView | undefined;
  /** Gives it the choice of view. */
  onViewChange?: ((view: 'list' | 'grid') => void) | undefined;
  /** Search and "only my picks": which entries stay. Keep the same function while the filter is the same. */
  matches?: ((entry: ScheduleEntry) => boolean) | undefined;
  /** Offered when nothing is left. */
  onClear?: (() => void) | undefined;
  favourites?: ReadonlySet<string> | undefined;
  /** Gives every item a favourite button. */
  onFavouriteChange?: ((id: string, isFavourite: boolean) => void) | undefined;
  /** Warnings by entry id, e.g. picks that clash. */
  notes?: ReadonlyMap<string, string> | undefined;
  /** Further filters, beside the place picker. */
  filters?: ReactNode;
  /** Above the days: an error with a retry button, the age of stored data. */
  notice?: ReactNode;
  /** The spinning logo. */
  loader?: ReactNode;
  /** There is no data yet. */
  isLoading?: boolean | undefined;
  /** Level of the days' headings. */
  headingLevel?: 2 | 3 | undefined;
  /** Further buttons on each item. */
  renderActions?: ((entry: ScheduleEntry) => ReactNode) | undefined;
}

const nothing = () => () => {};

/**
 * The programme: day and place with arrows that go around, list and grid in one markup, now line, favourites. Every
 * item of every day is in the HTML; filters only hide. It holds no choice itself: day, place, view and favourites are props.
 */
export function Schedule({
  entries,
  places,
  days,
  labels,
  day: chosen,
  onDayChange,
  placeId = null,
  onPlaceChange,
  view = 'auto',
  onViewChange,
  matches,
  onClear,
  favourites,
  onFavouriteChange,
  notes,
  filters,
  notice,
  loader,
  isLoading = false,
  headingLevel = 2,
  renderActions,
  ref,
  ...rest
}: ScheduleProps) {
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const now = useNow('minute');
  const isWide = useIsWide(root, gridFrom);
  const isReady = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  const zone = useVisitorZone(entries, isReady);

  const { programme, filter, count, today } = useProgramme({ entries, days, chosen, placeId, matches, now });

  const onFavouriteClick = useCallback(
    ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
      onFavouriteChange?.(currentTarget.value, currentTarget.getAttribute('aria-pressed') !== 'true'),
    [onFavouriteChange],
  );
  const jumpToNow = useJump(root, today, chosen, onDayChange);

  return (
    <ScheduleFrame ref={useMemo(() => mergeRefs(root, ref), [ref])} data-component="Schedule" aria-label={labels.schedule} {...rest}>
      <a href={`#${id}-end`} data-part="skip">
        {labels.skip}
      </a>
      <ScheduleToolbar
        labels={labels}
        places={onPlaceChange && { places, value: placeId, labels, onChange: onPlaceChange }}
        view={view === 'auto' ? (isWide ? 'grid' : 'list') : view}
        onViewChange={onViewChange}
      >
        {filters}
      </ScheduleToolbar>
      {(onDayChange || days.some(day => day.href)) && (
        <div data-part="bar">
          <DayPicker
            days={days}
            value={chosen === 'all' ? -1 : chosen}
            labels={labels}
            onChange={day => onDayChange?.(day, { reason: 'pick' })}
          />
        </div>
      )}
      {notice}
      <ScheduleStatus
        onJump={today === undefined ? undefined : jumpToNow}
        isLoading={isLoading}
        count={count}
        zone={zone?.name}
        loader={loader}
        labels={labels}
        onClear={onClear}
      />
      <ScheduleDays
        programme={programme}
        isHidden={day => (isReady && !day.isChosen) || count === 0}
        idOf={day => `${id}-${day.day}`}
        headingLevel={headingLevel}
        now={now}
        matches={filter}
        onFavouriteClick={onFavouriteChange && onFavouriteClick}
        localTime={zone?.localTime}
        {...{ places, labels, view, favourites, notes, renderActions }}
      />
      <span id={`${id}-end`} tabIndex={-1} />
    </ScheduleFrame>
  );
}
