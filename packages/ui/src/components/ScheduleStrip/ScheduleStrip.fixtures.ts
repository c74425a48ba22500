import { scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import type { ScheduleStripProps } from './ScheduleStrip.tsx';

/** Saturday of the stories' programme. */
export const saturdayStrip: ScheduleStripProps = {
  day: scheduleDays[1]?.name ?? '',
  entries: scheduleEntries.filter(({ day }) => day === 1),
  places: schedulePlaces,
  labels: scheduleLabels.sv,
};
