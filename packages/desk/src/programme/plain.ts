import type { ScheduleItem, TimedItem } from '@tand/festival';

/** The item itself, without what follows from its times. */
export function plain({ start: _start, end: _end, height: _height, ...item }: TimedItem): ScheduleItem {
  return item;
}
