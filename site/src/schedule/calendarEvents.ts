import { edition } from '@edition/edition.ts';
import { editionName, occupiedUntil, type ScheduleKind } from '@tand/festival';
import type { SchedulePlace } from '@tand/ui';
import { href as hrefIn, type Lang } from '@tand/runtime/i18n';
import { calendarText, type CalendarEvent } from './calendar.ts';
import { slug } from '@tand/runtime/search';
import { pageOf, type ItemView } from './view.ts';

const host = new URL(edition.siteUrl).host;

export interface EventWords {
  openEnd: string;
  kinds: Readonly<Record<ScheduleKind, string>>;
}

/** An item with an open end gets one hour, and the text `openEnd`. */
export function calendarEvents(
  items: readonly ItemView[],
  places: readonly Pick<SchedulePlace, 'id' | 'name'>[],
  lang: Lang,
  { openEnd, kinds }: EventWords,
): CalendarEvent[] {
  const names = new Map(places.map(({ id, name }) => [id, name]));
  return items.map(item => {
    const from = Date.parse(item.start);
    const at = (item.places ?? [item.place]).flatMap(id => names.get(id) ?? []);
    return {
      uid: `${item.id}-${edition.year}@${host}`,
      title: item.title,
      start: from,
      end: occupiedUntil({ start: from, end: item.end === undefined ? undefined : Date.parse(item.end) }),
      description: [item.text, item.end === undefined && openEnd].filter(Boolean).join('\n'),
      location: [...at, edition.venue.name, edition.venue.address].filter(Boolean).join(', '),
      categories: [item.kind && kinds[item.kind], ...(item.tags ?? [])].filter(word => word !== undefined),
      url: edition.siteUrl + hrefIn(lang, pageOf(item)),
      isCancelled: item.isCancelled,
      sequence: item.sequence ?? 0,
      modified: item.modified === undefined ? undefined : Date.parse(item.modified),
    };
  });
}

/** 'tand-2025-lordag-14-juni.ics' */
export const calendarFileName = (title: string) => `${slug(`${editionName(edition)} ${title}`)}.ics`;

export function downloadCalendar(title: string, events: readonly CalendarEvent[]) {
  const text = calendarText({ name: `${editionName(edition)}: ${title}`, events, stamp: Date.now() });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = calendarFileName(title);
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file long after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
