import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { DayPickerLabels } from '../DayPicker/index.ts';
import type { NowNextLabels } from '../NowNext/index.ts';
import type { ScheduleGridLabels, ScheduleGridProps } from '../ScheduleGrid/index.ts';
import type { ScheduleDay, ScheduleEntry, SchedulePlace } from '../ScheduleItem/index.ts';
import type { ScheduleStripLabels } from '../ScheduleStrip/index.ts';
import type { ScheduleHeadLabels, ScheduleMode } from './ScheduleHead.tsx';
import type { ScheduleStatusLabels } from './ScheduleStatus.tsx';

export interface ScheduleLabels
  extends ScheduleGridLabels, DayPickerLabels, ScheduleHeadLabels, ScheduleStatusLabels, ScheduleStripLabels, NowNextLabels {
  /** Notice for visitors in another zone, which explains the times in brackets. */
  zoneNotice: (zone: string) => string;
  schedule: string;
  skip: string;
  /** Button that shows past items of the present day: "Earlier today: 23". */
  earlier: (count: number) => string;
}

export interface ScheduleProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'>, Pick<ScheduleGridProps, 'friends' | 'matches' | 'notes'> {
  /** Heading above the chosen day, one level higher than it and the largest. */
  title?: string | undefined;
  /** Entries of every day. */
  entries: ReadonlyArray<ScheduleEntry>;
  /** Places, in the order of the columns. */
  places: ReadonlyArray<SchedulePlace>;
  /** Days, with their names and addresses. */
  days: ReadonlyArray<ScheduleDay>;
  /** Texts of the programme. */
  labels: ScheduleLabels;
  /** Chosen `day`, or `all`; default: the present day, else the first. */
  day?: number | 'all' | undefined;
  /** Called with the day to show, and whether it was picked or is the present one. */
  onDayChange?: ((day: number, details: { reason: 'pick' | 'now' }) => void) | undefined;
  /** Way of showing the days: `auto` is a list below 60rem, a wall above. */
  view?: ScheduleMode | 'auto' | undefined;
  /** Called with the chosen view; without it there is no choice. */
  onViewChange?: ((view: ScheduleMode, details: { event: MouseEvent<HTMLButtonElement> }) => void) | undefined;
  /** Whether the list includes past items, as for filters by time or words. */
  isWhole?: boolean | undefined;
  /** Buttons that loosen the filters after an empty result. */
  loosen?: ReactNode;
  /** Called to clear the filters; offered when nothing is left. */
  onClear?: (() => void) | undefined;
  /** Ids of the saved entries. */
  favourites?: ReadonlySet<string> | undefined;
  /** Called with the wanted state of a favourite; without it there are no buttons. */
  onFavouriteChange?: ((id: string, isFavourite: boolean, details: { event: MouseEvent }) => void) | undefined;
  /** Filters, in the band above the programme. */
  filters?: ReactNode;
  /** Content below that band: an error with a retry button, the age of stored data, changes. */
  notice?: ReactNode;
  /** Loading indicator. */
  loader?: ReactNode;
  /** Whether there is no data yet. */
  isLoading?: boolean | undefined;
  /** Level of the days' headings. */
  level?: 2 | 3 | undefined;
  /** Renders the visitor's own programme of the chosen day; enables that view. */
  renderMine?: ((day: number | 'all', now: number | null) => ReactNode) | undefined;
}
