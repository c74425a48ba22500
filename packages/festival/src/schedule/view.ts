import { contentLang, isContentLang, type ContentLang } from '../languages.ts';
import { linkTarget, type LinkTarget } from '../text/links.ts';
import { logToConsole, type Log } from '../log.ts';
import type { ScheduleItem, ScheduleLocation } from './schema.ts';
import type { AccessFacts } from './values.ts';
import { startMinutes } from './time.ts';

/** Sorts by start over all days; items with equal starts keep their order (SCHED-6). */
export function sortByStart<T extends Pick<ScheduleItem, 'day' | 'start_time'>>(items: readonly T[], log: Log = logToConsole): T[] {
  return items
    .map(item => ({ item, start: startMinutes(item, log) }))
    .toSorted((a, b) => a.start - b.start)
    .map(({ item }) => item);
}

export function itemName(item: Pick<ScheduleItem, 'name_sv' | 'name_en'>, lang: string): string {
  return item[`name_${contentLang(lang)}`];
}

/** Language of a name that is the same in Swedish and English; undefined for other names, or if unknown. */
export function nameLanguage({
  name_sv,
  name_en,
  language,
}: Pick<ScheduleItem, 'name_sv' | 'name_en' | 'language'>): ContentLang | undefined {
  return name_sv === name_en && isContentLang(language) ? language : undefined;
}

export function itemDescription(item: Pick<ScheduleItem, 'short_desc_sv' | 'short_desc_en'>, lang: string): string {
  return item[`short_desc_${contentLang(lang)}`];
}

export function locationName(location: Pick<ScheduleLocation, 'name_sv' | 'name_en'>, lang: string): string {
  return location[`name_${contentLang(lang)}`];
}

// SCHED-8
export function itemLink(item: Pick<ScheduleItem, 'url' | 'routerLink'>): LinkTarget | undefined {
  return linkTarget(item.url, item.routerLink);
}

const isOther = (old: string | undefined, now: string) => Boolean(old) && old !== now;

/** Times before the item was moved (SCHED-10); undefined if unchanged. */
export function previousTimes({
  start_time,
  end_time,
  old_start_time,
  old_end_time,
}: Pick<ScheduleItem, 'start_time' | 'end_time' | 'old_start_time' | 'old_end_time'>): { start: string; end?: string } | undefined {
  if (!isOther(old_start_time, start_time) && !isOther(old_end_time, end_time)) return undefined;
  return { start: old_start_time || start_time, ...(old_end_time && { end: old_end_time }) };
}

/** Access facts of the location, overridden by the item's (SCHED-47). */
export function accessOf(
  { location, access }: Pick<ScheduleItem, 'location' | 'access'>,
  locations: readonly Pick<ScheduleLocation, 'id' | 'access'>[],
): AccessFacts | undefined {
  const place = locations.find(({ id }) => id === location)?.access;
  return place || access ? { ...place, ...access } : undefined;
}
