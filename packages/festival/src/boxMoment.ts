import type { Edition } from './edition.ts';
import type { BattlepassCard } from './lists.ts';
import { festivalPhase } from './phases.ts';
import { instantToLocal, localToInstant } from './zone.ts';

/** What the matchbox on the home page shows (HOME-5). */
export type BoxMoment =
  /** Shut, sealed and waited for. */
  | { name: 'before' }
  /** Open a little; `lit` of its matches burn, 0 to 1. */
  | { name: 'sale'; lit: number }
  /** A notch further each day, `days` before the doors open: 7 to 0, the morning of that day. */
  | { name: 'week'; days: number }
  /** Wide open; it is night at the festival, or not. */
  | { name: 'during'; isNight: boolean }
  /** Empty and swept. */
  | { name: 'after' };

/** The hours of a festival night, local: from the first, to before the second. */
const NIGHT = [22, 4] as const;
const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

const middayOf = (local: string) => Date.parse(`${local.slice(0, 10)}T12:00:00Z`);

/** The share of the tickets that is sold, as far as the battle pass tells: its last open level of all. */
export function soldShare(levels: readonly Pick<BattlepassCard, 'amount' | 'enabled' | 'sold'>[]): number {
  const goal = Math.max(...levels.map(({ amount }) => amount));
  const sold = Math.max(0, ...levels.map(({ amount, enabled, sold = enabled ? amount : 0 }) => sold));
  return goal > 0 ? Math.min(1, sold / goal) : 0;
}

/** What the box shows at `now`, epoch ms, from the dates of the edition and its battle pass alone. */
export function boxMoment(
  edition: Pick<Edition, 'dates' | 'tickets' | 'timeZone'>,
  levels: Parameters<typeof soldShare>[0],
  now: number,
): BoxMoment {
  const phase = festivalPhase(edition, now);
  const local = instantToLocal(now, edition.timeZone);
  if (phase === 'before-sale') return { name: 'before' };
  if (phase === 'after') return { name: 'after' };
  if (phase === 'during') {
    const hour = Number(local.slice(11, 13));
    return { name: 'during', isNight: hour >= NIGHT[0] || hour < NIGHT[1] };
  }
  const doors = instantToLocal(localToInstant(edition.dates.doorsOpen, edition.timeZone), edition.timeZone);
  const days = Math.round((middayOf(doors) - middayOf(local)) / DAY_MS);
  if (days <= WEEK_DAYS) return { name: 'week', days };
  return { name: 'sale', lit: phase === 'sold-out' ? 1 : soldShare(levels) };
}
