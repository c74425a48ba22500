import { svOrEn } from './languages.ts';
import { linkTarget, type LinkTarget } from './links.ts';
import { logToConsole, type Log } from './log.ts';
import type { AccessFacts, ScheduleItem, ScheduleLocation } from './schedule.ts';
import { startMinutes } from './scheduleTime.ts';

/** Ascending by the date value of the start, over all days, as the fetched list is kept (SCHED-6). Equal ones keep their order. */
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

/** The language of a name that is the same in both: that of its item, where it keeps to one. Undefined where each has its own. */
export function nameLanguage({
  name_sv,
  name_en,
  language,
}: Pick<ScheduleItem, 'name_sv' | 'name_en' | 'language'>): 'sv' | 'en' | undefined {
  return name_sv === name_en && (language === 'sv' || language === 'en') ? language : undefined;
}

export function itemDescription(item: Pick<ScheduleItem, 'short_desc_sv' | 'short_desc_en'>, lang: string): string {
  return svOrEn(lang, item.short_desc_sv, item.short_desc_en);
}

export function locationName(location: Pick<ScheduleLocation, 'name_sv' | 'name_en'>, lang: string): string {
  return svOrEn(lang, location.name_sv, location.name_en);
}

/** The item's link: external if it has an url, else internal, else none (SCHED-8). */
export function itemLink(item: Pick<ScheduleItem, 'url' | 'routerLink'>): LinkTarget | undefined {
  return linkTarget(item.url, item.routerLink);
}

const isOther = (old: string | undefined, now: string) => Boolean(old) && old !== now;

/** The times an item had before it was moved (SCHED-10), or undefined when none of its old times differs from the present one. */
export function previousTimes({
  start_time,
  end_time,
  old_start_time,
  old_end_time,
}: Pick<ScheduleItem, 'start_time' | 'end_time' | 'old_start_time' | 'old_end_time'>): { start: string; end?: string } | undefined {
  if (!isOther(old_start_time, start_time) && !isOther(old_end_time, end_time)) return undefined;
  return { start: old_start_time || start_time, ...(old_end_time && { end: old_end_time }) };
}

/** What is known of access to an item: the facts of its place, and over them its own (SCHED-47). Undefined when nothing is. */
export function accessOf(
  { location, access }: Pick<ScheduleItem, 'location' | 'access'>,
  locations: readonly Pick<ScheduleLocation, 'id' | 'access'>[],
): AccessFacts | undefined {
  const place = locations.find(({ id }) => id === location)?.access;
  return place || access ? { ...place, ...access } : undefined;
}
