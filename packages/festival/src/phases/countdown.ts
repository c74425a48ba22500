import type { Dated } from '../edition/edition.ts';
import { localToInstant } from '../time/zone.ts';

export type CountdownName = 'doorsOpen' | 'ticketRelease';

// COUNT-4
export function countdownTarget(edition: Dated, name: CountdownName): number {
  return localToInstant(edition.dates[name], edition.timeZone);
}
