import type { ScheduleLocation } from './schedule.ts';

/** How far a visitor gets in a minute between full aisles, in metres. */
const metresPerMinute = 50;

/**
 * Minutes on foot from one place to another (SCHED-49): along the aisles, which run at right angles, rounded up; none within a
 * place. Undefined where it is not known where one of them is.
 */
export function walkMinutes(
  from: Pick<ScheduleLocation, 'id' | 'at'> | undefined,
  to: Pick<ScheduleLocation, 'id' | 'at'> | undefined,
): number | undefined {
  if (from && to && from.id === to.id) return 0;
  if (!from?.at || !to?.at) return undefined;
  return Math.max(1, Math.ceil((Math.abs(from.at.x - to.at.x) + Math.abs(from.at.y - to.at.y)) / metresPerMinute));
}
