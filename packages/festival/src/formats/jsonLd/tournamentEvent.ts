import type { Edition } from '../../edition/edition.ts';
import { shownText, type Lang } from '../../languages.ts';
import type { TournamentCard } from '../../lists/schema.ts';
import { absolute, ids, type Node } from './node.ts';

/** Event from a tournament's first item to its last; undefined without items. */
export function tournamentEvent(
  edition: Edition,
  lang: Lang,
  { title, line, image }: TournamentCard & { line: TournamentCard['title'] },
  url: string,
  programme: { items: readonly { start: string; end?: string; isCancelled?: true }[] } | null,
): Node[] {
  const items = programme?.items.filter(({ isCancelled }) => !isCancelled) ?? [];
  const [first] = items.map(({ start }) => start).toSorted();
  if (!first) return [];
  const last = items
    .map(({ start, end }) => end ?? start)
    .toSorted()
    .at(-1);
  return [
    {
      '@type': 'SportsEvent',
      '@id': `${url}#tournament`,
      name: shownText(title, lang),
      description: shownText(line, lang),
      sport: shownText(title, lang),
      image: absolute(edition, image),
      url,
      startDate: first,
      endDate: last,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@id': ids(edition).venue },
      organizer: { '@id': ids(edition).organization },
      superEvent: { '@id': ids(edition).festival },
    },
  ];
}
