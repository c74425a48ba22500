import type { Edition, Lang } from '@tand/festival';
import { ids, type Node } from './node.ts';

export interface ProgrammeEventParts {
  /** Last part of its page's address. */
  slug: string;
  title: string;
  text?: string;
  place: string;
  /** ISO with offset, as is `end`. */
  start: string;
  end?: string;
  /** Start before it was moved, as `start`. */
  movedFrom?: string;
  isCancelled?: boolean;
}

/** Whether an event takes place as planned, in the words of schema.org. */
export function eventStatus({ movedFrom, isCancelled }: Pick<ProgrammeEventParts, 'movedFrom' | 'isCancelled'>) {
  const status = isCancelled ? 'EventCancelled' : movedFrom ? 'EventRescheduled' : 'EventScheduled';
  return { eventStatus: `https://schema.org/${status}`, ...(movedFrom && !isCancelled && { previousStartDate: movedFrom }) };
}

/** One item of the programme as an event of the festival. Its texts may be the marks that the server fills. */
export function programmeEvent(
  edition: Edition,
  lang: Lang,
  { slug, title, text, place, start, end, ...state }: ProgrammeEventParts,
): Node {
  const url = `${edition.siteUrl}/${lang}/schedule/${slug}`;
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: title,
    ...(text && { description: text }),
    inLanguage: lang,
    url,
    image: `${edition.siteUrl}/img/og/schedule-${lang}.png`,
    startDate: start,
    ...(end && { endDate: end }),
    ...eventStatus(state),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address: edition.venue.address, containedInPlace: { '@id': ids(edition).venue } },
    organizer: { '@id': ids(edition).organization },
    superEvent: { '@id': ids(edition).festival },
  };
}
