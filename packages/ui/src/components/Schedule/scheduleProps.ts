import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { ScheduleDay, ScheduleEntry, SchedulePlace } from '../ScheduleItem/index.ts';
import type { ScheduleMode } from './ScheduleHead.tsx';
import type { ScheduleLabels } from './scheduleLabels.ts';

export interface ScheduleProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Every item of every day. */
  entries: ReadonlyArray<ScheduleEntry>;
  /** Where things take place, in the order of the columns. */
  places: ReadonlyArray<SchedulePlace>;
  /** The days there are, with their names and addresses. */
  days: ReadonlyArray<ScheduleDay>;
  /** Every text of the programme. */
  labels: ScheduleLabels;
  /** The chosen day's `day`, or `all`; the present day, else the first, unless told. */
  day?: number | 'all' | undefined;
  /** Told the day that shall be shown, and whether it was picked or is the one of now. */
  onDayChange?: ((day: number, details: { reason: 'pick' | 'now' }) => void) | undefined;
  /** `auto` is a list below 60rem, a wall above. */
  view?: ScheduleMode | 'auto' | undefined;
  /** Gives it the choice of view. */
  onViewChange?: ((view: ScheduleMode, details: { event: MouseEvent<HTMLButtonElement> }) => void) | undefined;
  /** Which entries the filters leave. Keep the same function while the filter is the same. */
  matches?: ((entry: ScheduleEntry) => boolean) | undefined;
  /** The filter is about time, or looks for words: nothing that is over is left out of the list. */
  isWhole?: boolean | undefined;
  /** Ways out of an empty result. */
  loosen?: ReactNode;
  /** Offered when nothing is left. */
  onClear?: (() => void) | undefined;
  /** Ids of the entries that are saved. */
  favourites?: ReadonlySet<string> | undefined;
  /** Gives every item a favourite button. */
  onFavouriteChange?: ((id: string, isFavourite: boolean, details: { event: MouseEvent<HTMLButtonElement> }) => void) | undefined;
  /** What a friend has picked. */
  friends?: ReadonlySet<string> | undefined;
  /** Warnings by entry id, e.g. picks that clash. */
  notes?: ReadonlyMap<string, string> | undefined;
  /** Filters, in the band over the programme. */
  filters?: ReactNode;
  /** Below that band: an error with a retry button, the age of stored data, what has changed. */
  notice?: ReactNode;
  /** The spinning logo. */
  loader?: ReactNode;
  /** There is no data yet. */
  isLoading?: boolean | undefined;
  /** Level of the days' headings. */
  level?: 2 | 3 | undefined;
  /** The visitor's own day, of the chosen one; gives it that view. */
  renderMine?: ((day: number | 'all', now: number | null) => ReactNode) | undefined;
}
