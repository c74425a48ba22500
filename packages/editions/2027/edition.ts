import type { Edition } from '@tand/festival';
import { edition as before } from '../2025/edition.ts';
import { inYear } from '../src/merge.ts';

export const edition = {
  ...inYear(before, before.year, 2027),
  year: 2027,
  tagline: { sv: 'En älg på locket', en: 'A moose on the lid' },
  archives: [2025],
  dates: {
    days: [
      { date: '2027-06-11', name: { sv: 'Fredag', en: 'Friday' } },
      { date: '2027-06-12', name: { sv: 'Lördag', en: 'Saturday' } },
      { date: '2027-06-13', name: { sv: 'Söndag', en: 'Sunday' } },
      { date: '2027-06-14', name: { sv: 'Måndag', en: 'Monday' } },
    ],
    ticketRelease: '2026-12-11T13:37',
    saleLastDays: '2027-06-04T00:00',
    doorsOpen: '2027-06-11T10:00',
    doorsClose: '2027-06-14T15:00',
  },
} satisfies Edition;
