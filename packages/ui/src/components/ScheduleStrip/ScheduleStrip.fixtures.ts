import { scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import type { ScheduleStripProps } from './ScheduleStrip.tsx';

export const saturdayStrip: ScheduleStripProps = {
  day: scheduleDays.en[1]?.name ?? '',
  entries: scheduleEntries.en.filter(({ day }) => day === 1),
  places: schedulePlaces.en,
  labels: scheduleLabels.en,
};
