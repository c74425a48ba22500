export { ScheduleItem, type ScheduleItemProps } from './ScheduleItem.tsx';
export { scheduleBox, scheduleRows } from './ScheduleItem.styles.ts';
export { scheduleTones, type ScheduleTone } from './ScheduleItem.variants.ts';
export { byTime, clockIn, clockText, dateDay, entryInstants, entryState, namedOffset, openEndMinutes } from './scheduleTime.ts';
export type {
  PlaceId,
  ScheduleDay,
  ScheduleEntry,
  ScheduleItemLabels,
  ScheduleItemName,
  ScheduleItemState,
  SchedulePlace,
} from './scheduleTypes.ts';
