import { edition } from '@edition/edition.ts';
import { editionName, occupiedUntil } from '@tand/festival';
import type { ScheduleEntry, SchedulePlace } from '@tand/ui';
import type { Lang } from '../language.ts';
import { href as hrefIn } from '../sitemap.ts';
import { calendarText, type CalendarEvent } from './calendar.ts';
import { slug } from './fold.ts';

const host = new URL(edition.siteUrl).host;

/** Entries as events of a calendar. An open end takes up an hour, and `openEnd` says in words that it may not. */
export function calendarEvents(
  entries: readonly ScheduleEntry[],
  places: readonly SchedulePlace[],
  lang: Lang,
  openEnd: string,
): CalendarEvent[] {
  const names = new Map(places.map(({ id, name }) => [id, name]));
  return entries.map(({ id, title, description, placeId, start, end, href = '/schedule', pageHref = href }) => {
    const from = Date.parse(start);
    return {
      uid: `${id}-${edition.year}@${host}`,
      title,
      start: from,
      end: occupiedUntil({ start: from, end: end === undefined ? undefined : Date.parse(end) }),
      description: [description, end === undefined && openEnd].filter(Boolean).join('\n'),
      location: [names.get(placeId), edition.venue.name, edition.venue.address].filter(Boolean).join(', '),
      url: pageHref.startsWith('/') ? edition.siteUrl + hrefIn(lang, pageHref) : pageHref,
    };
  });
}

/** Name of a calendar file: 'tand-2025-lordag-14-juni.ics'. */
export const calendarFileName = (title: string) => `${slug(`${editionName(edition)} ${title}`)}.ics`;

/** Hands the visitor a calendar file. */
export function downloadCalendar(title: string, events: readonly CalendarEvent[]) {
  const text = calendarText({ name: `${editionName(edition)}: ${title}`, events, stamp: Date.now() });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = calendarFileName(title);
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click has long returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
