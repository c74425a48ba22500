import { edition } from '@edition/edition.ts';
import { cabinsSoldOutFrom } from '@edition/lists/accommodation.ts';
import { instantToLocal, localToInstant, occupiedUntil, timeItems, type Schedule } from '@tand/festival';
import type { Page } from '../sitemap.ts';

const at = (name: 'ticketRelease' | 'saleLastDays' | 'doorsOpen' | 'doorsClose') => localToInstant(edition.dates[name], edition.timeZone);
const cabinsGone = localToInstant(cabinsSoldOutFrom, edition.timeZone);
const phases = [at('ticketRelease'), at('saleLastDays'), cabinsGone, at('doorsOpen'), at('doorsClose')];
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const yearOf = (now: number) => localToInstant(`${instantToLocal(now, edition.timeZone).slice(0, 4)}-01-01T00:00`, edition.timeZone);

const dayOf = (now: number) => localToInstant(`${instantToLocal(now, edition.timeZone).slice(0, 10)}T00:00`, edition.timeZone);

/** The moment advances by day in the last week, by minute during the festival. */
const [lastWeek, firstMinute, lastMinute] = [at('doorsOpen') - 8 * day, at('doorsOpen') - day, at('doorsClose') + day];
const isByDay = (now: number) => now >= lastWeek && now < at('doorsClose');
const isByMinute = (now: number) => now >= firstMinute && now < lastMinute;

/** Start (epoch ms) of the period in which a page is served unchanged. By the minute around the festival for pages about the present. */
export function momentOf({ moment }: Pick<Page, 'moment'>, now: number): number {
  const begun = [yearOf(now)];
  if (moment) begun.push(...phases.filter(border => border <= now));
  if (moment === 'now') {
    if (isByDay(now)) begun.push(dayOf(now));
    if (isByMinute(now)) begun.push(Math.floor(now / minute) * minute);
    if (now >= lastMinute) begun.push(lastMinute);
  }
  return Math.max(...begun);
}

/** Instants (epoch ms) at which an item begins, ends, or comes within two hours. */
export const programmeBorders = ({ items }: Schedule): number[] =>
  timeItems(edition, items).flatMap(item => [item.start - 2 * hour, item.start, occupiedUntil(item)]);

/** End (epoch ms) of the period in which an open page is correct, except for the line of the present, which a script moves. */
export function untilOf({ moment }: Pick<Page, 'moment'>, now: number, programme: readonly number[]): number {
  const year = Number(instantToLocal(now, edition.timeZone).slice(0, 4));
  const borders = [localToInstant(`${year + 1}-01-01T00:00`, edition.timeZone)];
  if (moment) borders.push(...phases);
  if (moment === 'now') {
    borders.push(lastWeek, lastMinute, ...programme);
    // Noon of the next day, also across a change of the clocks.
    if (isByDay(now)) borders.push(dayOf(dayOf(now) + 1.5 * day));
    // Night falls, and day breaks, at a full hour.
    if (isByMinute(now)) borders.push((Math.floor(now / hour) + 1) * hour);
  }
  return Math.min(...borders.filter(border => border > now));
}
