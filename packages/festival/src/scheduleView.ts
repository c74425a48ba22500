import { allLocations, scheduleDayCount } from './constants.ts';
import { svOrEn } from './languages.ts';
import { linkTarget, type LinkTarget } from './links.ts';
import { logToConsole, type Log } from './log.ts';
import type { ScheduleItem, ScheduleLocation } from './schedule.ts';
import { startMinutes } from './scheduleTime.ts';

const wrap = (index: number, count: number) => ((index % count) + count) % count;

/** The day after or before, around the four days (SPEC 4). */
export function stepDay(day: number, step: 1 | -1, count: number = scheduleDayCount): number {
  return wrap(day + step, count);
}

/** Ids of the filter's choices in order: all places first, then each place. */
export function locationChoices(locations: readonly Pick<ScheduleLocation, 'id'>[]): number[] {
  return [...new Set([allLocations, ...locations.map(location => location.id)])];
}

/** The place after or before in the filter, around the list; from a place that is not in it, to all places. */
export function stepLocation(locations: readonly Pick<ScheduleLocation, 'id'>[], current: number, step: 1 | -1): number {
  const choices = locationChoices(locations);
  const index = choices.indexOf(current);
  return index === -1 ? allLocations : (choices[wrap(index + step, choices.length)] ?? allLocations);
}

export interface ScheduleFilter {
  day: number;
  /** 0 for all places. */
  location: number;
}

/** The items of a day and place (SPEC 4). */
export function filterSchedule<T extends ScheduleItem>(items: readonly T[], { day, location }: ScheduleFilter): T[] {
  return items.filter(item => item.day === day && (location === allLocations || item.location === location));
}

/** Ascending by the start_time text, as the page shows a day (SPEC 4). Equal ones keep their order. */
export function sortForDisplay<T extends Pick<ScheduleItem, 'start_time'>>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => Number(a.start_time > b.start_time) - Number(a.start_time < b.start_time));
}

/** What the page shows of a day and place, in order. */
export function visibleItems<T extends ScheduleItem>(items: readonly T[], filter: ScheduleFilter): T[] {
  return sortForDisplay(filterSchedule(items, filter));
}

/** Ascending by the date value of the start, over all days, as the fetched list is kept (SPEC 7). Equal ones keep their order. */
export function sortByStart<T extends Pick<ScheduleItem, 'day' | 'start_time'>>(items: readonly T[], log: Log = logToConsole): T[] {
  return items
    .map(item => ({ item, start: startMinutes(item, log) }))
    .toSorted((a, b) => a.start - b.start)
    .map(({ item }) => item);
}

/** An item's title: Swedish for sv, English for anything else. */
export function itemName(item: Pick<ScheduleItem, 'name_sv' | 'name_en'>, lang: string): string {
  return svOrEn(lang, item.name_sv, item.name_en);
}

export function itemDescription(item: Pick<ScheduleItem, 'short_desc_sv' | 'short_desc_en'>, lang: string): string {
  return svOrEn(lang, item.short_desc_sv, item.short_desc_en);
}

export function locationName(location: Pick<ScheduleLocation, 'name_sv' | 'name_en'>, lang: string): string {
  return svOrEn(lang, location.name_sv, location.name_en);
}

/** The item's link: external if it has an url, else internal, else none (SPEC 4). */
export function itemLink(item: Pick<ScheduleItem, 'url' | 'routerLink'>): LinkTarget | undefined {
  return linkTarget(item.url, item.routerLink);
}

const differs = (old: string | undefined, now: string) => old !== undefined && old !== '' && old !== now;

/** Whether the item has been moved: an old time that is not the present one. */
export function isMoved(item: Pick<ScheduleItem, 'start_time' | 'end_time' | 'old_start_time' | 'old_end_time'>): boolean {
  return differs(item.old_start_time, item.start_time) || differs(item.old_end_time, item.end_time);
}
