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
  /** Start before it was moved, on the clock of the same day: '14:00'. */
  movedFrom?: string;
}

/** One item of the programme as an event of the festival. Its texts may be the marks that the server fills. */
export function programmeEvent(
  edition: Edition,
  lang: Lang,
  { slug, title, text, place, start, end, movedFrom }: ProgrammeEventParts,
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
    ...(movedFrom && { previousStartDate: start.slice(0, 11) + movedFrom + start.slice(16) }),
    eventStatus: `https://schema.org/${movedFrom ? 'EventRescheduled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address: edition.venue.address, containedInPlace: { '@id': ids(edition).venue } },
    organizer: { '@id': ids(edition).organization },
    superEvent: { '@id': ids(edition).festival },
  };
}
