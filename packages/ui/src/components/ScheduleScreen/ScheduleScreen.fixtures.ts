import { scheduleDays, scheduleEntries } from '../Schedule/Schedule.fixtures.ts';
import type { ScheduleScreenLabels, ScheduleScreenProps } from './ScheduleScreen.tsx';

/** Words for stories and tests. */
export const screenLabels: ScheduleScreenLabels = {
  now: 'Nu',
  next: 'Härnäst',
  until: time => `till ${time}`,
  cancelled: 'Inställd',
  free: 'Paus just nu',
  done: 'Slut för i år. Tack för att du tände med oss.',
};

/** The screen at the entrance of Mirage Palace. */
export const palaceScreen: ScheduleScreenProps = {
  place: { id: 5, name: 'Mirage Palace' },
  entries: scheduleEntries.filter(({ placeId }) => placeId === 5),
  days: scheduleDays,
  labels: screenLabels,
};
