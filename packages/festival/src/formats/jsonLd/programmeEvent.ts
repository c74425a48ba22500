import type { Edition } from '../../edition/edition.ts';
import { contentLang, contentLanguages, type Lang } from '../../languages.ts';
import { startInstant } from '../../schedule/time.ts';
import { slugOf, type ItemView } from '../../schedule/itemView.ts';
import type { ScheduleHost, SignUp } from '../../schedule/schema.ts';
import type { ItemLanguage, ScheduleKind } from '../../schedule/values.ts';
import { isoWithOffset } from '../../time/zone.ts';
import { absolute, ids, type Node } from './node.ts';

function eventStatus({ dates, timeZone }: Edition, { day, start, previous, isCancelled }: ItemView) {
  const before = previous && isoWithOffset(startInstant({ dates, timeZone }, { day, start_time: previous.start }), timeZone);
  const isMoved = before !== undefined && before !== start;
  const status = isCancelled ? 'EventCancelled' : isMoved ? 'EventRescheduled' : 'EventScheduled';
  return { eventStatus: `https://schema.org/${status}`, ...(isMoved && !isCancelled && { previousStartDate: before }) };
}

const spoken: Partial<Record<ItemLanguage, string | string[]>> = { sv: 'sv', en: 'en', both: [...contentLanguages] };

function performers(edition: Edition, lang: Lang, hosts: readonly ScheduleHost[], kind: ScheduleKind | undefined): Node[] {
  return hosts.map(({ name, href }) => {
    const type = href?.startsWith('/partners') ? 'Organization' : kind === 'music' ? 'MusicGroup' : 'Person';
    return { '@type': type, name, ...(href && { url: urlOf(edition, lang, href) }) };
  });
}

const urlOf = (edition: Edition, lang: Lang, href: string) => (href.startsWith('/') ? absolute(edition, `/${lang}${href}`) : href);

function offer(edition: Edition, lang: Lang, { where, full }: SignUp, page: string): Node {
  return {
    '@type': 'Offer',
    url: where ? urlOf(edition, lang, where) : page,
    availability: `https://schema.org/${full ? 'SoldOut' : 'InStock'}`,
  };
}

export function briefEvent(edition: Edition, lang: Lang, item: ItemView, place: string | undefined): Node {
  const { title, pageHref, start, end } = item;
  const url = absolute(edition, `/${lang}${pageHref}`);
  const at = { '@id': ids(edition).venue };
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: title,
    startDate: start,
    ...(end && { endDate: end }),
    ...eventStatus(edition, item),
    location: place ? { '@type': 'Place', name: place, address: edition.venue.address, containedInPlace: at } : at,
    url,
  };
}

export function programmeEvent(edition: Edition, lang: Lang, item: ItemView, place: string): Node {
  const { pageHref, description, hosts, kind, language, age, signUp, tags, isCancelled } = item;
  const performer = performers(edition, lang, hosts ?? [], kind);
  return {
    ...briefEvent(edition, lang, item, place),
    ...(description && { description }),
    inLanguage: (language && spoken[language]) ?? contentLang(lang),
    ...(tags && { keywords: tags.join(', ') }),
    ...(age && { typicalAgeRange: `${age}-` }),
    ...(performer.length > 0 && { performer }),
    ...(signUp && !isCancelled && { offers: offer(edition, lang, signUp, absolute(edition, `/${lang}${pageHref}`)) }),
    image: `${edition.siteUrl}/img/og/item-${slugOf(item)}-${lang}.png`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: { '@id': ids(edition).organization },
    superEvent: { '@id': ids(edition).festival },
  };
}
