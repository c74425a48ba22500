import { scheduleDays, scheduleEntries } from '../Schedule/Schedule.fixtures.ts';
import type { ScheduleScreenLabels, ScheduleScreenProps } from './ScheduleScreen.tsx';

export const screenLabels: ScheduleScreenLabels = {
  now: 'Now',
  next: 'Up next',
  until: time => `until ${time}`,
  cancelled: 'Cancelled',
  free: 'On a break right now',
  done: 'Over for this year. Thank you for lighting up with us.',
};

export const palaceScreen: ScheduleScreenProps = {
  place: { id: 5, name: 'Mirage Palace' },
  entries: scheduleEntries.en.filter(({ placeId }) => placeId === 5),
  days: scheduleDays.en,
  labels: screenLabels,
};
