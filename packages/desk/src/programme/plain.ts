import type { ScheduleItem, TimedItem } from '@tand/festival';

export function plain({ start: _start, end: _end, height: _height, ...item }: TimedItem): ScheduleItem {
  return item;
}
