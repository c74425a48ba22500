import type { Edition } from '../edition/edition.ts';
import type { Period, PeriodEnd } from '../edition/schema.ts';
import { localToInstant } from '../time/zone.ts';

type Dated = Pick<Edition, 'dates' | 'tickets' | 'timeZone' | 'periods'>;

const atDoor: ReadonlySet<string> = new Set(['ticket:day', 'ticket:parents']);

const localOf = ({ days, ...named }: Edition['dates'], moment: PeriodEnd): string =>
  typeof moment === 'string' ? named[moment] : `${dayFrom(days[0]!.date, moment.day)}T${moment.time}`;
const dayFrom = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** Local start and end of a link's period; by default tickets have one, other links none. */
export function periodOf({ dates, periods = {} }: Pick<Edition, 'dates' | 'periods'>, href: string): { from?: string; until?: string } {
  const own = Object.hasOwn(periods, href) ? periods[href]! : {};
  const { from, until }: Period = href.startsWith('ticket:')
    ? { from: 'ticketRelease', until: atDoor.has(href) ? 'doorsClose' : 'doorsOpen', ...own }
    : own;
  return { ...(from && { from: localOf(dates, from) }), ...(until && { until: localOf(dates, until) }) };
}

/** State of the sale or sign-up at a link; `now` in epoch ms (FEST-6). */
export function linkState(edition: Dated, href: string, now: number): 'before' | 'open' | 'after' {
  const { from, until } = periodOf(edition, href);
  const hasCome = (local: string) => now >= localToInstant(local, edition.timeZone);
  if (until && hasCome(until)) return 'after';
  if (from && !hasCome(from)) return 'before';
  const isSoldOut = edition.tickets.isSoldOut && href.startsWith('ticket:') && !hasCome(edition.dates.doorsOpen);
  return isSoldOut ? 'after' : 'open';
}

export const isClosed = (edition: Dated, href: string, now: number): boolean => linkState(edition, href, now) !== 'open';

/** Epoch ms at which one of the edition's `periods` begins or ends. */
export const periodBoundaries = (edition: Pick<Edition, 'dates' | 'periods' | 'timeZone'>): number[] =>
  Object.keys(edition.periods ?? {})
    .flatMap(href => Object.values(periodOf(edition, href)))
    .map(local => localToInstant(local, edition.timeZone));
