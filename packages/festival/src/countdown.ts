import type { Edition } from './edition.ts';
import { localToInstant } from './zone.ts';

export interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  /** The target is reached: the call to action stands instead of the digits. */
  isOver: boolean;
}

export type CountdownName = 'doorsOpen' | 'ticketRelease';

/** Instant (epoch ms) a countdown runs to, from the edition's local time (SPEC 9). */
export function countdownTarget(edition: Pick<Edition, 'dates' | 'timeZone'>, name: CountdownName): number {
  return localToInstant(edition.dates[name], edition.timeZone);
}

/** Whole days, hours, minutes and seconds from `now` to `target`, both epoch ms; all 0 once it is reached (SPEC 4). */
export function remaining(target: number, now: number): Remaining {
  const left = target - now;
  const seconds = Math.max(0, Math.floor(left / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    isOver: left <= 0,
  };
}
