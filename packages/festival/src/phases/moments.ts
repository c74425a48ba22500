import type { Dated } from '../edition/edition.ts';
import type { Schedule } from '../schedule/schema.ts';
import { occupiedUntil, timeItems } from '../schedule/time.ts';
import { instantToLocal, localToInstant } from '../time/zone.ts';

/** What changes a page besides the year; 'now' includes the phase. */
export type MomentKind = 'phase' | 'now' | undefined;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Epoch ms at which an item begins, ends, or is two hours away. */
export const programmeBoundaries = (edition: Dated, { items }: Schedule): number[] =>
  timeItems(edition, items).flatMap(item => [item.start - 2 * hour, item.start, occupiedUntil(item)]);

/** `more`: further instants (epoch ms) that change pages of kind 'phase' and 'now'. */
export function pageMoments({ dates, timeZone }: Dated, more: readonly number[]) {
  const at = (local: string) => localToInstant(local, timeZone);
  const localOf = (instant: number) => instantToLocal(instant, timeZone);
  const [opens, closes] = [at(dates.doorsOpen), at(dates.doorsClose)];
  const phases = [at(dates.ticketRelease), at(dates.saleLastDays), ...more, opens, closes];
  const dayOf = (now: number) => at(`${localOf(now).slice(0, 10)}T00:00`);

  const [lastWeek, lastMinute] = [opens - 8 * day, closes + day];
  const isByDay = (now: number) => now >= lastWeek && now < closes;
  const isByMinute = (now: number) => now >= opens - day && now < lastMinute;

  return {
    /** Start (epoch ms) of the period in which a page is served unchanged. */
    momentOf: (kind: MomentKind, now: number): number => {
      const begun = [at(`${localOf(now).slice(0, 4)}-01-01T00:00`)];
      if (kind) begun.push(...phases.filter(boundary => boundary <= now));
      if (kind === 'now') {
        if (isByDay(now)) begun.push(dayOf(now));
        if (isByMinute(now)) begun.push(Math.floor(now / minute) * minute);
        if (now >= lastMinute) begun.push(lastMinute);
      }
      return Math.max(...begun);
    },

    /** End (epoch ms) of the period in which an open page is correct. */
    untilOf: (kind: MomentKind, now: number, programme: readonly number[]): number => {
      const year = Number(localOf(now).slice(0, 4));
      const boundaries = [at(`${year + 1}-01-01T00:00`)];
      if (kind) boundaries.push(...phases);
      if (kind === 'now') {
        boundaries.push(lastWeek, lastMinute, ...programme);
        // A day with a clock change has 23 or 25 hours.
        if (isByDay(now)) boundaries.push(dayOf(dayOf(now) + 1.5 * day));
        // The festival night begins and ends at a full hour.
        if (isByMinute(now)) boundaries.push((Math.floor(now / hour) + 1) * hour);
      }
      return Math.min(...boundaries.filter(boundary => boundary > now));
    },
  };
}
