import type { ScheduleItem, TimedItem } from '@tand/festival';

/** Removes the fields that are derived from the times. */
export function plain({ start: _start, end: _end, height: _height, ...item }: TimedItem): ScheduleItem {
  return item;
}
