import type { Edition } from './edition.ts';
import { localToInstant } from './zone.ts';

export type CountdownName = 'doorsOpen' | 'ticketRelease';

/** Instant (epoch ms) a countdown runs to, from the edition's local time (COUNT-4). */
export function countdownTarget(edition: Pick<Edition, 'dates' | 'timeZone'>, name: CountdownName): number {
  return localToInstant(edition.dates[name], edition.timeZone);
}
