import type { Edition } from '../../edition/edition.ts';
import type { Lang } from '../../languages.ts';
import type { ScheduleHost, SignUp } from '../../schedule/schema.ts';
import type { ItemLanguage, ScheduleKind } from '../../schedule/values.ts';
import { absolute, ids, type Node } from './node.ts';

export interface ProgrammeEventParts {
  /** Last part of its page's address. */
  slug: string;
  title: string;
  text?: string;
  place: string;
  /** ISO with offset, as is `end`. */
  start: string;
  end?: string;
  /** Former start, in the same format. */
  movedFrom?: string;
  isCancelled?: boolean;
  hosts?: readonly ScheduleHost[];
  kind?: ScheduleKind;
  language?: ItemLanguage;
  age?: number;
  signUp?: SignUp;
  tags?: readonly string[];
}

export function eventStatus({ movedFrom, isCancelled }: Pick<ProgrammeEventParts, 'movedFrom' | 'isCancelled'>) {
  const status = isCancelled ? 'EventCancelled' : movedFrom ? 'EventRescheduled' : 'EventScheduled';
  return { eventStatus: `https://schema.org/${status}`, ...(movedFrom && !isCancelled && { previousStartDate: movedFrom }) };
}

const spoken: Partial<Record<ItemLanguage, string | string[]>> = { sv: 'sv', en: 'en', both: ['sv', 'en'] };

/** Partners are organisations, musicians a group. */
function performers(edition: Edition, lang: Lang, hosts: readonly ScheduleHost[], kind: ScheduleKind | undefined): Node[] {
  return hosts.map(({ name, href }) => {
    const type = href?.startsWith('/partners') ? 'Organization' : kind === 'music' ? 'MusicGroup' : 'Person';
    return { '@type': type, name, ...(href && { url: urlOf(edition, lang, href) }) };
  });
}

const urlOf = (edition: Edition, lang: Lang, href: string) => (href.startsWith('/') ? absolute(edition, `/${lang}${href}`) : href);

/** The sign-up as an offer without a price, which is part of the ticket's. */
function offer(edition: Edition, lang: Lang, { where, full }: SignUp, page: string): Node {
  return {
    '@type': 'Offer',
    url: where ? urlOf(edition, lang, where) : page,
    availability: `https://schema.org/${full ? 'SoldOut' : 'InStock'}`,
  };
}

/** Texts may be marks that the server fills. */
export function programmeEvent(
  edition: Edition,
  lang: Lang,
  { slug, title, text, place, start, end, hosts, kind, language, age, signUp, tags, ...state }: ProgrammeEventParts,
): Node {
  const url = `${edition.siteUrl}/${lang}/schedule/${slug}`;
  const performer = performers(edition, lang, hosts ?? [], kind);
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: title,
    ...(text && { description: text }),
    inLanguage: (language && spoken[language]) ?? lang,
    ...(tags && { keywords: tags.join(', ') }),
    ...(age && { typicalAgeRange: `${age}-` }),
    ...(performer.length > 0 && { performer }),
    ...(signUp && !state.isCancelled && { offers: offer(edition, lang, signUp, url) }),
    url,
    image: `${edition.siteUrl}/img/og/item-${slug}-${lang}.png`,
    startDate: start,
    ...(end && { endDate: end }),
    ...eventStatus(state),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address: edition.venue.address, containedInPlace: { '@id': ids(edition).venue } },
    organizer: { '@id': ids(edition).organization },
    superEvent: { '@id': ids(edition).festival },
  };
}
