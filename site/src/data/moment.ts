import { edition } from '@edition/edition.ts';
import { cabinsSoldOutFrom } from '@edition/lists/accommodation.ts';
import { instantToLocal, localToInstant } from '@tand/festival';
import type { Page } from '../sitemap.ts';

const at = (name: 'ticketRelease' | 'saleLastDays' | 'doorsOpen' | 'doorsClose') => localToInstant(edition.dates[name], edition.timeZone);
const cabinsGone = localToInstant(cabinsSoldOutFrom, edition.timeZone);
const phases = [at('ticketRelease'), at('saleLastDays'), cabinsGone, at('doorsOpen'), at('doorsClose')];
const minute = 60_000;
const day = 24 * 60 * minute;

/** The first instant of the year: every page's copyright line names it. */
const yearOf = (now: number) => localToInstant(`${instantToLocal(now, edition.timeZone).slice(0, 4)}-01-01T00:00`, edition.timeZone);

/** The first instant of its day at the festival. */
const dayOf = (now: number) => localToInstant(`${instantToLocal(now, edition.timeZone).slice(0, 10)}T00:00`, edition.timeZone);

/**
 * The start (epoch ms) of the time within which a page stays as it is. What tells of the present moves by the minute
 * around the festival, when there is something to tell.
 */
export function momentOf({ moment }: Pick<Page, 'moment'>, now: number): number {
  const begun = [yearOf(now)];
  if (moment) begun.push(...phases.filter(border => border <= now));
  // The last week is told by the day.
  if (moment === 'now' && now > at('doorsOpen') - 8 * day && now < at('doorsClose')) begun.push(dayOf(now));
  if (moment === 'now' && now > at('doorsOpen') - day && now < at('doorsClose') + day) begun.push(Math.floor(now / minute) * minute);
  return Math.max(...begun);
}
