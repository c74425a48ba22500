import { edition } from '@edition/edition.ts';
import { editionName } from '@tand/festival';
import { programmeCalendar, type ProgrammeCalendar } from '@tand/festival/calendar';
import { slug } from '@tand/runtime/search';

/** 'tand-2025-lordag-14-juni.ics' */
export const calendarFileName = (title: string) => `${slug(`${editionName(edition)} ${title}`)}.ics`;

export function downloadCalendar(calendar: Omit<ProgrammeCalendar, 'stamp'>) {
  const text = programmeCalendar(edition, { ...calendar, stamp: Date.now() });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = calendarFileName(calendar.title);
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file long after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
