/** A moment of the year before the doors open or after they close. While they are open all of the drawer is out (map/festival-map.ts). */
export type Moment = 'before' | 'sale' | `week-${7 | 6 | 5 | 4 | 3 | 2 | 1}` | 'after' | Pulled;
/** The drawer on its way out, pulled by a hand. */
type Pulled = `pulled-${1 | 2 | 3 | 4}`;

export const WEEK = [7, 6, 5, 4, 3, 2, 1] as const;
export const MOMENTS: readonly Moment[] = [
  'before',
  'sale',
  ...WEEK.map(days => `week-${days}` as const),
  'after',
  'pulled-1',
  'pulled-2',
  'pulled-3',
  'pulled-4',
];

/** Full days until the doors open, in the last week. */
export const daysOf = (moment: Moment): number | undefined => (moment.startsWith('week-') ? Number(moment.slice(5)) : undefined);

const isPulled = (moment: Moment): moment is Pulled => moment.startsWith('pulled-');

/** How far the drawer is out, in units: 67.4 is all of it. Each day of the last week pulls it out by a notch. */
const PULL = { before: 0.3, sale: 21, full: 67.4, firstNotch: 23, notch: 6 } as const;
export const notchAt = (days: number): number => PULL.firstNotch + (7 - days) * PULL.notch;

export function pullOf(moment: Moment): number {
  const days = daysOf(moment);
  if (days !== undefined) return notchAt(days);
  // The first step is further out than during the sale, the last is all of the drawer.
  if (isPulled(moment)) return PULL.sale + ((PULL.full - PULL.sale) * Number(moment.slice(7))) / 4;
  return moment === 'after' ? PULL.full : moment === 'sale' ? PULL.sale : PULL.before;
}

/** Visible length of the sleeve, in units: a closed box is a complete matchbox, an open box shows mainly the drawer. */
export function sleeveLength(moment: Moment): number {
  if (moment === 'before') return 60;
  if (isPulled(moment)) return 49.4 - 5 * Number(moment.slice(7));
  return moment === 'sale' ? 47 : moment === 'after' ? 29.4 : 40;
}
