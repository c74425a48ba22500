import type { Edition } from '../../edition/edition.ts';
import type { Lang } from '../../languages.ts';
import { findBySlug, shownCreators } from '../../lists/creators.ts';
import type { CosplayGuest, Creator, Founder, TicketCard, TournamentCard } from '../../lists/schema.ts';
import type { ArticleView } from '../../news/views.ts';
import type { ItemData } from '../../schedule/itemData.ts';
import type { ScheduleView } from '../../schedule/itemView.ts';
import type { CostPrices } from '../../tickets/cost.ts';
import { newsArticle } from './article.ts';
import { ancestors, breadcrumbList, type Crumb } from './breadcrumbs.ts';
import { faqPage, type FaqEntry } from './faq.ts';
import { complete, festival, organization, performers, webSite } from './festival.ts';
import type { Node } from './node.ts';
import { creatorPerson, founderPerson, guestPerson } from './person.ts';
import { programmeEvent } from './programmeEvent.ts';
import { tournamentEvent } from './tournamentEvent.ts';

interface FoundPage {
  /** Path below the language, with `:name` for parameters. */
  path: string;
  /** Names of its copy; the first is its own. */
  texts: readonly string[];
}

/** What the structured data of a site are made from. */
export interface GraphSources {
  edition: Edition;
  pages: readonly FoundPage[];
  /** Keys of `common.links` by path: names of pages in breadcrumbs. */
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
  /** Path below the language, with parameters filled in. */
  path: string;
  lang: Lang;
  data: unknown;
  /** Undefined for a missing key. */
  text: (namespace: string, key: string) => unknown;
  schedule?: ScheduleView | undefined;
  /** The present in epoch ms. */
  now: number;
}

type Facts = PageFacts & GraphSources;

/** Structured data of a page: what it is about, and its breadcrumbs. */
export function pageGraph(sources: GraphSources, page: PageFacts): Node[] {
  const facts = { ...sources, ...page };
  return complete(facts.edition, facts.lang, [organization(facts.edition), ...subject(facts), ...wayTo(facts)]);
}

/** What a page with a parameter is about. */
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

/** The name in the page's data, or the title of its texts. */
function ownCrumb(facts: Facts): Crumb | undefined {
  const { page, path, text } = facts;
  const { article, found, guest, creator } = entryOf(facts);
  if (article) return { label: article.title, path: `news/${article.slug}` };
  if (found) return { label: found.item.title, path: found.item.pageHref.slice(1) };
  const title = page.path.includes(':') ? undefined : words(text(page.texts[0]!, 'meta.title'));
  const label = guest?.name ?? creator?.nick ?? title;
  return label ? { label, path } : undefined;
}
