import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { DayPickerLabels } from '../DayPicker/index.ts';
import type { NowNextLabels } from '../NowNext/index.ts';
import type { ScheduleGridLabels, ScheduleGridProps } from '../ScheduleGrid/index.ts';
import type { ScheduleDay, ScheduleEntry } from '../ScheduleItem/index.ts';
import type { ScheduleStripLabels } from '../ScheduleStrip/index.ts';
import type { ScheduleHeadLabels, ScheduleMode } from './ScheduleHead.tsx';
import type { ScheduleStatusLabels } from './ScheduleStatus.tsx';

export interface ScheduleLabels
  extends ScheduleGridLabels, DayPickerLabels, ScheduleHeadLabels, ScheduleStatusLabels, ScheduleStripLabels, NowNextLabels {
  /** Returns the notice for visitors in another time zone, given its IANA name. */
  zoneNotice: (zone: string) => string;
  schedule: string;
  skip: string;
  /** Returns the text of the button that shows and hides past items, given their number. */
  earlier: (count: number) => string;
}

export interface ScheduleProps
  extends
    Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'>,
    Pick<ScheduleGridProps, 'favourites' | 'friends' | 'matches' | 'notes' | 'places'> {
  /** Heading above that of the day, one level higher. */
  title?: string | undefined;
  /** Entries of every day. */
  entries: ReadonlyArray<ScheduleEntry>;
  /** Days, with their names and addresses. */
  days: ReadonlyArray<ScheduleDay>;
  /** Texts of the programme. */
  labels: ScheduleLabels;
  /** Chosen `day`, or `all`; default: the current day, else the first. */
  day?: number | 'all' | undefined;
  /** Called with the day to show; `reason` is `now` for the button that jumps to the current time. */
  onDayChange?: ((day: number, details: { reason: 'pick' | 'now' }) => void) | undefined;
  /** View; `auto` is a list below a width of 60rem, else a wall. */
  view?: ScheduleMode | 'auto' | undefined;
  /** Called with the chosen view; without it there are no view buttons. */
  onViewChange?: ((view: ScheduleMode, details: { event: MouseEvent<HTMLButtonElement> }) => void) | undefined;
  /** Whether the list of the current day shows past and current items without a press on a button. */
  isWhole?: boolean | undefined;
  /** Buttons that loosen the filters, shown if nothing matches. */
  loosen?: ReactNode;
  /** Called to clear the filters, by a button that is shown if nothing matches. */
  onClear?: (() => void) | undefined;
  /** Called with an entry's id and its wanted state; favourite buttons exist only with this or `favourites`. */
  onFavouriteChange?: ((id: string, isFavourite: boolean, details: { event: MouseEvent }) => void) | undefined;
  /** Filters, in the band above the programme. */
  filters?: ReactNode;
  /** Content below the band, such as an error. */
  notice?: ReactNode;
  /** Whether there is no data yet. */
  isLoading?: boolean | undefined;
  /** Level of the days' headings. */
  level?: 2 | 3 | undefined;
  /** Renders the visitor's own programme; enables that view. `now` is in epoch ms, null while unknown. */
  renderMine?: ((day: number | 'all', now: number | null) => ReactNode) | undefined;
}
