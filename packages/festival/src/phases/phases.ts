import type { Dated, Edition } from '../edition/edition.ts';
import { localToInstant } from '../time/zone.ts';

export const festivalPhases = ['before-sale', 'on-sale', 'last-days', 'sold-out', 'during', 'after'] as const;

export type FestivalPhase = (typeof festivalPhases)[number];

export const saleStates: Readonly<Record<FestivalPhase, 'upcoming' | 'current' | 'past'>> = {
  'before-sale': 'upcoming',
  'on-sale': 'current',
  'last-days': 'current',
  'sold-out': 'past',
  during: 'current',
  after: 'past',
};

/** Phase at `now`, a Date or epoch ms. */
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

export type CountdownName = 'doorsOpen' | 'ticketRelease';

// COUNT-4
export function countdownTarget(edition: Dated, name: CountdownName): number {
  return localToInstant(edition.dates[name], edition.timeZone);
}
