import type { Edition } from '../edition/edition.ts';
import type { BattlepassCard } from '../lists/schema.ts';
import { festivalPhase } from './phases.ts';
import { instantToLocal } from '../time/zone.ts';

// HOME-5
export type BoxMoment =
  | { name: 'before' }
  /** `lit`: share of the matches that burn, 0 to 1. */
  | { name: 'sale'; lit: number }
  /** Calendar `days` until the doors open: 7 to 0. */
  | { name: 'week'; days: number }
  | { name: 'during'; isNight: boolean }
  | { name: 'after' };

/** Local hours of the festival night; the end is exclusive. */
const NIGHT = [22, 4] as const;
const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

export function isNightAt({ timeZone }: Pick<Edition, 'timeZone'>, now: number): boolean {
  const hour = Number(instantToLocal(now, timeZone).slice(11, 13));
  return hour >= NIGHT[0] || hour < NIGHT[1];
}

const middayOf = (local: string) => Date.parse(`${local.slice(0, 10)}T12:00:00Z`);

/** Estimated share of tickets sold, 0 to 1. */
export function soldShare(levels: readonly Pick<BattlepassCard, 'amount' | 'enabled' | 'sold'>[]): number {
  const goal = Math.max(...levels.map(({ amount }) => amount));
  const sold = Math.max(0, ...levels.map(({ amount, enabled, sold = enabled ? amount : 0 }) => sold));
  return goal > 0 ? Math.min(1, sold / goal) : 0;
}

export function boxMoment(
  edition: Pick<Edition, 'dates' | 'tickets' | 'timeZone'>,
  levels: Parameters<typeof soldShare>[0],
  now: number,
): BoxMoment {
  const phase = festivalPhase(edition, now);
  const local = instantToLocal(now, edition.timeZone);
  if (phase === 'before-sale') return { name: 'before' };
  if (phase === 'after') return { name: 'after' };
  if (phase === 'during') return { name: 'during', isNight: isNightAt(edition, now) };
  const days = Math.round((middayOf(edition.dates.doorsOpen) - middayOf(local)) / DAY_MS);
  if (days <= WEEK_DAYS) return { name: 'week', days };
  return { name: 'sale', lit: phase === 'sold-out' ? 1 : soldShare(levels) };
}
