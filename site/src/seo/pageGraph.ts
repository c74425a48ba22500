import { edition } from '@edition/edition.ts';
import { cosplayGuests } from '@edition/lists/cosplayGuests.ts';
import { creators } from '@edition/lists/creators.ts';
import { founders } from '@edition/lists/founders.ts';
import { footer, home, menu, navbar } from '@edition/lists/nav.ts';
import { tickets } from '@edition/lists/tickets.ts';
import { tournaments } from '@edition/lists/tournaments.ts';
import {
  isoWithOffset,
  type ArticleView,
  type ItemData,
  type ItemView,
  type ScheduleView,
  shownCreators,
  startInstant,
} from '@tand/festival';
import type { Lang } from '@tand/runtime/i18n';
import { costRules } from '../costRules.ts';
import { pages, type Page } from '../sitemap.ts';
import {
  newsArticle,
  ancestors,
  breadcrumbList,
  faqPage,
  festival,
  festivalInBrief,
  organization,
  performers,
  venue,
  webSite,
  ids,
  creatorPerson,
  founderPerson,
  guestPerson,
  programmeEvent,
  tournamentEvent,
  type Crumb,
  type FaqEntry,
  type SubEvent,
  type Node,
} from '@tand/festival/jsonLd';

export interface PageFacts {
  page: Page;
  /** Path below the language, parameters filled in. */
  path: string;
  lang: Lang;
  data: unknown;
  /** Undefined for a missing key. */
  text: (namespace: string, key: string) => unknown;
  schedule?: ScheduleView | undefined;
  /** Epoch ms. */
  now: number;
}

const navigation = new Map([home, ...navbar, ...[...menu, ...footer].flatMap(({ links }) => links)].map(({ key, path }) => [path, key]));

export function pageGraph(facts: PageFacts): Node[] {
  return withNamed([organization(edition), ...subject(facts), ...wayTo(facts)], facts.lang);
}

const lacks = (nodes: Node[], id: string) => JSON.stringify(nodes).includes(`{"@id":"${id}"}`) && !nodes.some(node => node['@id'] === id);

/** Search engines resolve an `@id` within the page only. */
function withNamed(graph: Node[], lang: Lang): Node[] {
  const { festival: name, venue: place } = ids(edition);
  const named = lacks(graph, name) ? [...graph, festivalInBrief(edition, lang)] : graph;
  return lacks(named, place) ? [...named, venue(edition)] : named;
}

function subject(facts: PageFacts): Node[] {
  const { page, path, lang, data, text } = facts;
  const last = path.split('/').at(-1)!;
  const url = `${edition.siteUrl}/${lang}/${path}`;
  switch (page.path) {
    case 'home':
      return [webSite(edition, lang), event(facts, true)];
    case 'creators':
      return [performers(edition, lang, shownCreators(creators))];
    case 'schedule':
    case 'tickets':
    case 'eventinfo':
      return [event(facts, page.path === 'schedule')];
    case 'news/:slug': {
      const article = (data as { article?: ArticleView } | null)?.article;
      return article ? [newsArticle(edition, lang, article)] : [];
    }
    case 'schedule/:item': {
      const found = data as ItemData | null;
      if (!found || found.isGone) return [];
      return [programmeEvent(edition, lang, { ...found.item, ...stateOf(found.item), place: found.place })];
    }
    case 'faq':
      return [faqPage(edition, lang, path, questions(text))];
    case 'about':
      return founders.map(founder => founderPerson(edition, lang, founder));
    case 'activities/cosplay/presentation/:name': {
      const guest = cosplayGuests.find(({ slug }) => slug === last.toLowerCase());
      return guest ? [guestPerson(edition, lang, guest, url)] : [];
    }
    default: {
      const tournament = tournaments.find(({ link }) => link === `/${page.path}`);
      if (tournament) return tournamentEvent(edition, lang, tournament, url, data as ScheduleView | null);
      const creator = page.path.startsWith('creators/') ? creators.find(({ slug }) => slug === last.toLowerCase()) : undefined;
      return creator ? [creatorPerson(edition, creator, url)] : [];
    }
  }
}

/** Cancelled, or the instant before the move (ISO with offset). */
function stateOf({ day, start, was, isCancelled }: ItemView): Pick<SubEvent, 'isCancelled' | 'movedFrom'> {
  const before = was && isoWithOffset(startInstant(edition, { day, start_time: was.start }), edition.timeZone);
  return { ...(isCancelled && { isCancelled }), ...(before && before !== start && { movedFrom: before }) };
}

const words = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

function event({ lang, text, schedule, now }: PageFacts, withEvents: boolean): Node {
  const places = new Map(schedule?.places.map(({ id, name }) => [id, name]));
  const subEvents = schedule?.items
    .filter(({ isHighlighted }) => isHighlighted)
    .map((item): SubEvent => {
      const { title, slug, place, start, end } = item;
      const name = places.get(place);
      return { title, slug, start, ...(end && { end }), ...(name && { place: name }), ...stateOf(item) };
    });
  const description = words(text('common', 'meta.description')) ?? '';
  return festival(edition, { lang, description, tickets, prices: costRules.prices, now, ...(withEvents && subEvents && { subEvents }) });
}

function questions(text: PageFacts['text']): FaqEntry[] {
  return ['general', 'tickets', 'lan', 'gaming', 'misc'].flatMap(section => {
    const { items, extra } = text('faq', section) as { items: FaqEntry[]; extra?: FaqEntry };
    return extra ? [...items, extra] : items;
  });
}

function wayTo({ page, path, lang, data, text }: PageFacts): Node[] {
  const labelOf = (at: string) => {
    const key = navigation.get(`/${at}`);
    const named = pages.find(other => other.path === at);
    return words(key && text('common', `links.${key}`)) ?? words(named && text(named.texts[0]!, 'meta.title'));
  };
  const above = ancestors(path, labelOf);
  const own = above.length > 0 ? ownCrumb({ page, path, data, text }) : undefined;
  return own ? [breadcrumbList(edition, lang, [...above, own])] : [];
}

/** The name in the page's data, or the title of its texts. */
function ownCrumb({ page, path, data, text }: Pick<PageFacts, 'page' | 'path' | 'data' | 'text'>): Crumb | undefined {
  const last = path.split('/').at(-1)!.toLowerCase();
  if (page.path === 'news/:slug') {
    const article = (data as { article?: ArticleView } | null)?.article;
    return article && { label: article.title, path: `news/${article.slug}` };
  }
  if (page.path === 'schedule/:item') {
    const item = (data as ItemData | null)?.item;
    return item && { label: item.title, path: `schedule/${item.slug}` };
  }
  const guest = page.path.startsWith('activities/cosplay/presentation/') && cosplayGuests.find(({ slug }) => slug === last);
  const creator = page.path.startsWith('creators/') && creators.find(({ slug }) => slug === last);
  const title = page.path.includes(':') ? undefined : words(text(page.texts[0]!, 'meta.title'));
  const label = (guest && guest.name) || (creator && creator.nick) || title;
  return label ? { label, path } : undefined;
}
