export { ScheduleItem, type ScheduleItemProps } from './ScheduleItem.tsx';
export { entryTitle } from './entryTitle.tsx';
/** @internal */
export { PlaceLook, scheduleBox, scheduleRows, signPlace } from './ScheduleItem.styles.ts';
export { placeColors, type PlaceColor } from './ScheduleItem.variants.ts';
export type { ScheduleKind } from './scheduleSigns.ts';
export {
  byTime,
  clockIn,
  clockText,
  dateDay,
  entryInstants,
  entryState,
  isAllDay,
  isRail,
  namedOffset,
  occupied,
  openEndMinutes,
  presentDay,
  sizeOf,
  spanTexts,
  type ScheduleItemSize,
} from './scheduleTime.ts';
export type {
  PlaceId,
  ScheduleDay,
  ScheduleEntry,
  ScheduleItemLabels,
  ScheduleItemName,
  ScheduleItemState,
  SchedulePlace,
  ScheduleItemVariables,
} from './scheduleTypes.ts';
