import { edition } from '@edition/edition.ts';
import { isoWithOffset, localToInstant } from '@tand/festival';

const day = 86_400_000;

/** Date by its distance in days from the first festival day: 0 is that day, -1 the day before it. */
export const on = (index: number): string =>
  new Date(Date.parse(edition.dates.doorsOpen.slice(0, 10)) + index * day).toISOString().slice(0, 10);

/** A local time on a day (see `on`) with the offset of the edition's zone: '2025-06-13T15:00:00+02:00'. */
export const isoOn = (index: number, time: string): string =>
  isoWithOffset(localToInstant(`${on(index)}T${time}`, edition.timeZone), edition.timeZone);

/** Adds minutes to a local time (`2025-06-13T15:00`). */
export const shifted = (local: string, minutes: number): string =>
  new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 16);

/** A day (see `on`) in Swedish: 'lördag 13 juni', or short 'lör 13 juni'. */
export function inWords(index: number, weekday: 'long' | 'short' = 'long'): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' }).format(new Date(on(index)));
  return `${part({ weekday })} ${part({ day: 'numeric' })} ${part({ month: 'long' })}`;
}
