import type { Edition } from './edition.ts';
import { localToInstant, zoneOffset } from './zone.ts';

export const festivalPhases = ['before-sale', 'on-sale', 'last-days', 'sold-out', 'during', 'after'] as const;

export type FestivalPhase = (typeof festivalPhases)[number];

/** Where the year stands at `now` (a Date or epoch ms). Each phase begins on its instant, the earlier one ends just before. */
export function festivalPhase(edition: Pick<Edition, 'dates' | 'tickets' | 'timeZone'>, now: Date | number): FestivalPhase {
  const { dates, tickets, timeZone } = edition;
  const time = Number(now);
  const hasReached = (local: string) => time >= localToInstant(local, timeZone);

  if (hasReached(dates.doorsClose)) return 'after';
  if (hasReached(dates.doorsOpen)) return 'during';
  if (!hasReached(dates.ticketRelease)) return 'before-sale';
  if (tickets.isSoldOut) return 'sold-out';
  return hasReached(dates.saleLastDays) ? 'last-days' : 'on-sale';
}

/** Index of the festival day that `now` falls on by the local calendar, or undefined outside the festival. */
export function festivalDayAt(edition: Pick<Edition, 'dates' | 'timeZone'>, now: Date | number): number | undefined {
  const time = Number(now);
  const today = new Date(time + zoneOffset(time, edition.timeZone)).toISOString().slice(0, 10);
  const index = edition.dates.days.findIndex(day => day.date === today);
  return index === -1 ? undefined : index;
}

/** Whether clocks in `deviceZone` show another time than the festival's on any of its days, morning or night. */
export function differsFromFestival(edition: Pick<Edition, 'dates' | 'timeZone'>, deviceZone: string): boolean {
  return edition.dates.days.some(({ date }) =>
    ['T00:00', 'T12:00', 'T23:59'].some(time => {
      const instant = localToInstant(date + time, edition.timeZone);
      return zoneOffset(instant, edition.timeZone) !== zoneOffset(instant, deviceZone);
    }),
  );
}
