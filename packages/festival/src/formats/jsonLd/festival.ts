import { editionName, type Edition } from '../../edition/edition.ts';
import { shownText, type Lang } from '../../languages.ts';
import { ticketUrl } from '../../edition/links.ts';
import type { Creator, TicketCard } from '../../lists/schema.ts';
import { festivalPhase } from '../../phases/phases.ts';
import { linkState, periodOf } from '../../phases/sale.ts';
import { isoWithOffset, localToInstant } from '../../time/zone.ts';
import { ids, type Node } from './node.ts';
import type { ScheduleView } from '../../schedule/itemView.ts';
import type { CostPrices } from '../../tickets/cost.ts';
import { briefEvent } from './programmeEvent.ts';

/** Without e-mail addresses: served HTML has none (PAGE-2). */
export function organization(edition: Edition): Node {
  return {
    '@type': 'Organization',
    '@id': ids(edition).organization,
    name: edition.name,
    url: edition.siteUrl,
    logo: `${edition.siteUrl}/img/brand/icon-512.png`,
    sameAs: edition.social.map(({ url }) => url),
  };
}

export const webSite = (edition: Edition, lang: Lang): Node => ({
  '@type': 'WebSite',
  '@id': `${edition.siteUrl}/#website`,
  name: edition.name,
  url: `${edition.siteUrl}/${lang}/home`,
  inLanguage: lang,
  publisher: { '@id': ids(edition).organization },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${edition.siteUrl}/${lang}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

export const performers = (edition: Edition, lang: Lang, people: readonly Creator[]): Node => ({
  ...festivalInBrief(edition, lang),
  performer: people.map(({ nick, slug }) => ({
    '@type': 'Person',
    name: nick,
    ...(slug && { url: `${edition.siteUrl}/${lang}/creators/${slug}` }),
  })),
});

/** Expects the address as in Sweden: street, comma, postal code, town. */
export function venue(edition: Edition): Node {
  const { name, address, city, country, url, lat, lon } = edition.venue;
  const [streetAddress, postal] = address.split(/,\s*/);
  const postalCode = /^\d{3} ?\d{2}/.exec(postal ?? '')?.[0];
  return {
    '@type': 'Place',
    '@id': ids(edition).venue,
    name,
    url,
    address: {
      '@type': 'PostalAddress',
      streetAddress,
      ...(postalCode && { postalCode }),
      addressLocality: city,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
  };
}

const instant = (edition: Edition, local: string) => isoWithOffset(localToInstant(local, edition.timeZone), edition.timeZone);

/** Omits tickets whose sale has ended, except while the festival is sold out. */
export function offers(
  edition: Edition,
  { tickets, prices, lang, now }: Pick<FestivalParts, 'tickets' | 'prices' | 'lang' | 'now'>,
): Node[] {
  const isSoldOut = festivalPhase(edition, now) === 'sold-out';
  return tickets.flatMap(({ slug, headline, preamble, productGroup }): Node[] => {
    const product = `ticket:${productGroup}`;
    const state = linkState(edition, product, now);
    if (!productGroup || (state === 'after' && !isSoldOut)) return [];
    const { from = edition.dates.ticketRelease, until = edition.dates.doorsClose } = periodOf(edition, product);
    return [
      {
        '@type': 'Offer',
        name: shownText(headline, lang),
        description: shownText(preamble, lang),
        price: prices[slug],
        priceCurrency: edition.currency,
        availability: `https://schema.org/${isSoldOut ? 'SoldOut' : state === 'before' ? 'PreOrder' : 'InStock'}`,
        validFrom: instant(edition, from),
        validThrough: instant(edition, until),
        url: state === 'before' ? `${edition.siteUrl}/${lang}/tickets` : ticketUrl(edition, lang, productGroup),
      },
    ];
  });
}

export interface FestivalParts {
  lang: Lang;
  description: string;
  tickets: readonly TicketCard[];
  prices: CostPrices;
  /** Epoch ms. */
  now: number;
  programme?: ScheduleView | undefined;
}

export function festivalInBrief(edition: Edition, lang: Lang): Node {
  const { dates, siteUrl } = edition;
  return {
    '@type': 'Festival',
    '@id': ids(edition).festival,
    name: editionName(edition),
    url: `${siteUrl}/${lang}/home`,
    image: `${siteUrl}/img/og/home-${lang}.png`,
    startDate: instant(edition, dates.doorsOpen),
    endDate: instant(edition, dates.doorsClose),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@id': ids(edition).venue },
    organizer: { '@id': ids(edition).organization },
  };
}

export function festival(edition: Edition, { lang, description, programme, ...sale }: FestivalParts): Node {
  const onSale = offers(edition, { lang, ...sale });
  const places = new Map(programme?.places.map(({ id, name }) => [id, name]));
  const highlights = programme?.items.filter(({ isHighlighted }) => isHighlighted) ?? [];
  return {
    ...festivalInBrief(edition, lang),
    alternateName: shownText(edition.tagline, lang),
    description,
    inLanguage: lang,
    ...(onSale.length > 0 && { offers: onSale }),
    ...(highlights.length > 0 && { subEvent: highlights.map(item => briefEvent(edition, lang, item, places.get(item.placeId))) }),
  };
}

const isMissing = (graph: Node[], id: string) =>
  JSON.stringify(graph).includes(`{"@id":"${id}"}`) && !graph.some(node => node['@id'] === id);

/** Adds a festival and venue that nodes refer to: search engines resolve ids only within a page. */
export function complete(edition: Edition, lang: Lang, nodes: Node[]): Node[] {
  const { festival: name, venue: place } = ids(edition);
  const named = isMissing(nodes, name) ? [...nodes, festivalInBrief(edition, lang)] : nodes;
  return isMissing(named, place) ? [...named, venue(edition)] : named;
}
