import { edition } from '@edition/edition.ts';
import { cosplayGuests } from '@edition/lists/cosplayGuests.ts';
import { creators } from '@edition/lists/creators.ts';
import { founders } from '@edition/lists/founders.ts';
import { footer, home, menu, navbar } from '@edition/lists/nav.ts';
import { tickets } from '@edition/lists/tickets.ts';
import { tournaments } from '@edition/lists/tournaments.ts';
import { findBySlug, shownCreators, type ArticleView, type ItemData, type ScheduleView } from '@tand/festival';
import {
  ancestors,
  breadcrumbList,
  complete,
  creatorPerson,
  faqPage,
  festival,
  founderPerson,
  guestPerson,
  newsArticle,
  organization,
  performers,
  programmeEvent,
  tournamentEvent,
  webSite,
  type Crumb,
  type FaqEntry,
  type Node,
} from '@tand/festival/jsonLd';
import type { Lang } from '@tand/runtime/i18n';
import { costRules } from '../costRules.ts';
import { pages, type Page } from '../sitemap.ts';

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

export const pageGraph = (facts: PageFacts): Node[] =>
  complete(edition, facts.lang, [organization(edition), ...subject(facts), ...wayTo(facts)]);

/** What a page with a parameter is about. */
function entryOf({ page, path, data }: PageFacts) {
  const last = path.split('/').at(-1)!;
  const found = page.path === 'schedule/:item' ? (data as ItemData | null) : null;
  return {
    article: page.path === 'news/:slug' ? (data as { article?: ArticleView } | null)?.article : undefined,
    found,
    guest: page.path === 'activities/cosplay/presentation/:name' ? findBySlug(cosplayGuests, last) : undefined,
    creator: page.path.startsWith('creators/') ? findBySlug(creators, last) : undefined,
  };
}

function subject(facts: PageFacts): Node[] {
  const { page, path, lang, data, text } = facts;
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
      return [performers(edition, lang, shownCreators(creators))];
    case 'schedule':
      return [event(facts)];
    case 'tickets':
    case 'eventinfo':
      return [event({ ...facts, schedule: undefined })];
    case 'faq':
      return [faqPage(edition, lang, path, questions(text))];
    case 'about':
      return founders.map(founder => founderPerson(edition, lang, founder));
    default: {
      const tournament = tournaments.find(({ link }) => link === `/${page.path}`);
      return tournament ? tournamentEvent(edition, lang, tournament, url, data as ScheduleView | null) : [];
    }
  }
}

const words = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

function event({ lang, text, schedule, now }: PageFacts): Node {
  const description = words(text('common', 'meta.description')) ?? '';
  return festival(edition, { lang, description, tickets, prices: costRules.prices, now, programme: schedule });
}

function questions(text: PageFacts['text']): FaqEntry[] {
  return ['general', 'tickets', 'lan', 'gaming', 'misc'].flatMap(section => {
    const { items, extra } = text('faq', section) as { items: FaqEntry[]; extra?: FaqEntry };
    return extra ? [...items, extra] : items;
  });
}

function wayTo(facts: PageFacts): Node[] {
  const { path, lang, text } = facts;
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
function ownCrumb(facts: PageFacts): Crumb | undefined {
  const { page, path, text } = facts;
  const { article, found, guest, creator } = entryOf(facts);
  if (article) return { label: article.title, path: `news/${article.slug}` };
  if (found) return { label: found.item.title, path: `schedule/${found.item.slug}` };
  const title = page.path.includes(':') ? undefined : words(text(page.texts[0]!, 'meta.title'));
  const label = guest?.name ?? creator?.nick ?? title;
  return label ? { label, path } : undefined;
}
