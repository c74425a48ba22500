import type { Edition } from '../../edition/edition.ts';
import { contentLang, shownText, type Lang } from '../../languages.ts';
import { findBySlug, shownCreators, socialLinks } from '../../lists/creators.ts';
import type { CosplayGuest, Creator, Founder, SocialLinks, TicketCard, TournamentCard } from '../../lists/schema.ts';
import type { ArticleView } from '../../news/views.ts';
import type { ItemData } from '../../schedule/itemData.ts';
import type { ScheduleView } from '../../schedule/itemView.ts';
import { plainText } from '../../text/text.ts';
import type { CostPrices } from '../../tickets/cost.ts';
import { complete, festival, organization, performers, webSite } from './festival.ts';
import { absolute, ids, type Node, type SiteEdition } from './node.ts';
import { programmeEvent } from './programmeEvent.ts';

interface FoundPage {
  path: string;
  texts: readonly string[];
}

export interface GraphSources {
  edition: Edition;
  pages: readonly FoundPage[];
  navigation: ReadonlyMap<string, string>;
  tickets: readonly TicketCard[];
  prices: CostPrices;
  tournaments: readonly (TournamentCard & { line: TournamentCard['title'] })[];
  founders: readonly Founder[];
  creators: readonly Creator[];
  guests: readonly CosplayGuest[];
}

export interface PageFacts {
  page: FoundPage;
  path: string;
  lang: Lang;
  data: unknown;
  text: (namespace: string, key: string) => unknown;
  schedule?: ScheduleView | undefined;
  /** Epoch ms. */
  now: number;
}

type Facts = PageFacts & GraphSources;

export function pageGraph(sources: GraphSources, page: PageFacts): Node[] {
  const facts = { ...sources, ...page };
  return complete(facts.edition, facts.lang, [organization(facts.edition), ...subject(facts), ...wayTo(facts)]);
}

function entryOf({ page, path, data, guests, creators }: Facts) {
  const last = path.split('/').at(-1)!;
  const found = page.path === 'schedule/:item' ? (data as ItemData | null) : null;
  return {
    article: page.path === 'news/:slug' ? (data as { article?: ArticleView } | null)?.article : undefined,
    found,
    guest: page.path === 'activities/cosplay/presentation/:name' ? findBySlug(guests, last) : undefined,
    creator: page.path.startsWith('creators/') ? findBySlug(creators, last) : undefined,
  };
}

function subject(facts: Facts): Node[] {
  const { edition, page, path, lang, data, text } = facts;
  const url = `${edition.siteUrl}/${lang}/${path}`;
  const { article, found, guest, creator } = entryOf(facts);
  if (article) return [newsArticle(edition, lang, article)];
  if (found) return found.isGone ? [] : [programmeEvent(edition, lang, found.item, found.place)];
  if (guest) return [guestPerson(edition, lang, guest, url)];
  if (creator) return [creatorPerson(edition, creator, url)];
  switch (page.path) {
    case 'home':
      return [webSite(edition, lang), event(facts)];
    case 'creators':
      return [performers(edition, lang, shownCreators(facts.creators))];
    case 'schedule':
      return [event(facts)];
    case 'tickets':
    case 'eventinfo':
      return [event({ ...facts, schedule: undefined })];
    case 'faq':
      return [faqPage(edition, lang, path, questions(text))];
    case 'about':
      return facts.founders.map(founder => founderPerson(edition, lang, founder));
    default: {
      const tournament = facts.tournaments.find(({ link }) => link === `/${page.path}`);
      return tournament ? tournamentEvent(edition, lang, tournament, url, data as ScheduleView | null) : [];
    }
  }
}

const words = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

function event({ edition, tickets, prices, lang, text, schedule, now }: Facts): Node {
  const description = words(text('common', 'meta.description')) ?? '';
  return festival(edition, { lang, description, tickets, prices, now, programme: schedule });
}

function questions(text: PageFacts['text']): FaqEntry[] {
  return ['general', 'tickets', 'lan', 'gaming', 'misc'].flatMap(section => {
    const { items, extra } = text('faq', section) as { items: FaqEntry[]; extra?: FaqEntry };
    return extra ? [...items, extra] : items;
  });
}

function wayTo(facts: Facts): Node[] {
  const { edition, path, lang, text, pages, navigation } = facts;
  const labelOf = (at: string) => {
    const key = navigation.get(`/${at}`);
    const named = pages.find(other => other.path === at);
    return words(key && text('common', `links.${key}`)) ?? words(named && text(named.texts[0]!, 'meta.title'));
  };
  const above = ancestors(path, labelOf);
  const own = above.length > 0 ? ownCrumb(facts) : undefined;
  return own ? [breadcrumbList(edition, lang, [...above, own])] : [];
}

function ownCrumb(facts: Facts): Crumb | undefined {
  const { page, path, text } = facts;
  const { article, found, guest, creator } = entryOf(facts);
  if (article) return { label: article.title, path: `news/${article.slug}` };
  if (found) return { label: found.item.title, path: found.item.pageHref.slice(1) };
  const title = page.path.includes(':') ? undefined : words(text(page.texts[0]!, 'meta.title'));
  const label = guest?.name ?? creator?.nick ?? title;
  return label ? { label, path } : undefined;
}

function newsArticle(edition: Edition, lang: Lang, { slug, title, preamble, image, author, published, updated }: ArticleView): Node {
  const url = `${edition.siteUrl}/${lang}/news/${slug}`;
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    headline: title,
    description: preamble,
    inLanguage: contentLang(lang),
    url,
    mainEntityOfPage: url,
    image: [`${edition.siteUrl}/img/og/news-${slug}-${lang}.png`, absolute(edition, image)],
    datePublished: published,
    dateModified: updated ?? published,
    // Authors have no page, so their organisation is named too.
    author: { '@type': 'Person', name: author, worksFor: { '@id': ids(edition).organization } },
    publisher: { '@id': ids(edition).organization },
    about: { '@id': ids(edition).festival },
  };
}

export interface FaqEntry {
  id: string;
  question: string;
  answer: readonly string[];
  bullets?: readonly string[] | undefined;
}

function faqPage(edition: SiteEdition, lang: string, path: string, entries: readonly FaqEntry[]): Node {
  const url = `${edition.siteUrl}/${lang}/${path}`;
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    url,
    inLanguage: lang,
    about: { '@id': ids(edition).festival },
    mainEntity: entries.map(({ id, question, answer, bullets = [] }) => ({
      '@type': 'Question',
      name: plainText(question),
      url: `${url}#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: [...answer, ...bullets].map(plainText).join('\n') },
    })),
  };
}

const profiles = (person: SocialLinks) => socialLinks(person).map(({ url }) => url);

/** Omits the e-mail address, which pages show on demand only. */
function founderPerson(edition: SiteEdition, lang: Lang, { name, roles, photoUrl, links }: Founder): Node {
  return {
    '@type': 'Person',
    name,
    jobTitle: shownText(roles, lang),
    image: absolute(edition, photoUrl),
    sameAs: links.filter(({ type }) => type !== 'email').map(({ url }) => url),
    worksFor: { '@id': ids(edition).organization },
  };
}

function creatorPerson(edition: SiteEdition, creator: Creator, url: string): Node {
  return {
    '@type': 'Person',
    name: creator.nick,
    url,
    ...(creator.image && { image: absolute(edition, creator.image) }),
    sameAs: profiles(creator),
    performerIn: { '@id': ids(edition).festival },
  };
}

function guestPerson(edition: SiteEdition, lang: Lang, guest: CosplayGuest, url: string): Node {
  const { name, short, image } = guest;
  return {
    '@type': 'Person',
    name,
    url,
    jobTitle: shownText(short, lang),
    image: absolute(edition, image),
    sameAs: profiles(guest),
    performerIn: { '@id': ids(edition).festival },
  };
}

function tournamentEvent(
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

interface Crumb {
  label: string;
  path: string;
}

/** Segments without a page, such as `universe`, are omitted. */
export function ancestors(path: string, labelOf: (path: string) => string | undefined): Crumb[] {
  const parts = path.split('/');
  const above = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  const crumbs = above.flatMap(at => {
    const label = labelOf(at);
    return label ? [{ label, path: at }] : [];
  });
  const home = labelOf('home');
  return crumbs.length > 0 && home ? [{ label: home, path: 'home' }, ...crumbs] : [];
}

function breadcrumbList({ siteUrl }: SiteEdition, lang: string, crumbs: readonly Crumb[]): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${siteUrl}/${lang}/${path}`,
    })),
  };
}
