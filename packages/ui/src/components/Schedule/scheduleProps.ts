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
  /** Notice for visitors in another zone, by the IANA name of that zone. */
  zoneNotice: (zone: string) => string;
  schedule: string;
  skip: string;
  /** Button that shows and hides past items of the current day, by their number: "Earlier today: 23". */
  earlier: (count: number) => string;
}

export interface ScheduleProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'>, Pick<ScheduleGridProps, 'friends' | 'matches' | 'notes'> {
  /** Text of a heading above that of the day, one level higher. */
  title?: string | undefined;
  /** Entries of every day. */
  entries: ReadonlyArray<ScheduleEntry>;
  /** Places, in the order of the columns. */
  places: ReadonlyArray<SchedulePlace>;
  /** Days, with their names and addresses. */
  days: ReadonlyArray<ScheduleDay>;
  /** Texts of the programme. */
  labels: ScheduleLabels;
  /** Chosen `day`, or `all`; default: the current day, else the first. */
  day?: number | 'all' | undefined;
  /** Called with the day to show; `reason` is `pick`, or `now` for the button to the current time. */
  onDayChange?: ((day: number, details: { reason: 'pick' | 'now' }) => void) | undefined;
  /** Way of showing the days: `auto` is a list if the component is narrower than 60rem, else a wall. */
  view?: ScheduleMode | 'auto' | undefined;
  /** Called with the chosen view; without it there are no buttons to choose one. */
  onViewChange?: ((view: ScheduleMode, details: { event: MouseEvent<HTMLButtonElement> }) => void) | undefined;
  /** Whether the list of the current day includes past items, without a button to show them. */
  isWhole?: boolean | undefined;
  /** Buttons that loosen the filters after an empty result. */
  loosen?: ReactNode;
  /** Called to clear the filters by a button that is shown when nothing matches. */
  onClear?: (() => void) | undefined;
  /** Ids of the saved entries. */
  favourites?: ReadonlySet<string> | undefined;
  /** Called with the wanted state of a favourite. Favourite buttons are rendered if this or `favourites` is given. */
  onFavouriteChange?: ((id: string, isFavourite: boolean, details: { event: MouseEvent }) => void) | undefined;
  /** Filters, in the band above the programme. */
  filters?: ReactNode;
  /** Content below the band: an error with a retry button, the age of stored data, changes. */
  notice?: ReactNode;
  /** Whether there is no data yet. */
  isLoading?: boolean | undefined;
  /** Level of the days' headings. */
  level?: 2 | 3 | undefined;
  /** Renders the visitor's own programme of the chosen day; enables that view. */
  renderMine?: ((day: number | 'all', now: number | null) => ReactNode) | undefined;
}
