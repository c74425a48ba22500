import { clockToInstant, dayBreakMinutes, occupiedUntil, type TimedItem } from '@tand/festival';
import { edition } from '@edition/edition.ts';
import { placesOf } from './nowNext.ts';

export const boardStep = 15;
/** Pixels per minute. */
export const boardScale = 1.6;

/** In minutes: `length`, and `from`, counted from 05:00, when a festival day begins. */
export interface Bar {
  item: TimedItem;
  from: number;
  length: number;
  lane: number;
}

export function barsOf(items: readonly TimedItem[], place: number, day: number): { bars: Bar[]; lanes: number } {
  const zero = clockToInstant(edition.dates.days[day]!.date, dayBreakMinutes, edition.timeZone);
  const ends: number[] = [];
  const bars = items
    .filter(item => item.day === day && placesOf(item).includes(place))
    .map(item => {
      const from = (item.start - zero) / 60_000;
      const length = Math.max(boardStep, (occupiedUntil(item) - item.start) / 60_000);
      const free = ends.findIndex(end => end <= from);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = from + length;
      return { item, from, length, lane };
    });
  return { bars, lanes: Math.max(1, ends.length) };
}

/** Hours of the board, counted from 05:00: one before the first item to one after the last. */
export function hoursOf(items: readonly TimedItem[], day: number): { from: number; to: number } {
  const zero = clockToInstant(edition.dates.days[day]!.date, dayBreakMinutes, edition.timeZone);
  const here = items.filter(item => item.day === day);
  if (here.length === 0) return { from: 3, to: 19 };
  const hour = 3_600_000;
  const from = Math.min(...here.map(({ start }) => Math.floor((start - zero) / hour))) - 1;
  const to = Math.max(...here.map(item => Math.ceil((occupiedUntil(item) - zero) / hour))) + 1;
  return { from: Math.max(0, from), to: Math.min(24, to) };
}
