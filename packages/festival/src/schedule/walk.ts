import type { ScheduleLocation } from './schema.ts';

const metresPerMinute = 50;

/** Minutes along aisles at right angles (SCHED-49); undefined if a position is unknown. */
export function walkMinutes(
  from: Pick<ScheduleLocation, 'id' | 'at'> | undefined,
  to: Pick<ScheduleLocation, 'id' | 'at'> | undefined,
): number | undefined {
  if (from && to && from.id === to.id) return 0;
  if (!from?.at || !to?.at) return undefined;
  return Math.max(1, Math.ceil((Math.abs(from.at.x - to.at.x) + Math.abs(from.at.y - to.at.y)) / metresPerMinute));
}
