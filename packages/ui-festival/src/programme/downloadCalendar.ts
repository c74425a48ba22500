import type { Edition } from '@tand/festival';
import { calendarFileName, programmeCalendar, type ProgrammeCalendar } from '@tand/festival/calendar';

export function downloadCalendar(edition: Edition, calendar: Omit<ProgrammeCalendar, 'stamp'>) {
  const text = programmeCalendar(edition, { ...calendar, stamp: Date.now() });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = calendarFileName(edition, calendar.title);
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file long after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
