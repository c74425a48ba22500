import { edition } from '@edition/edition.ts';
import {
  costQuery,
  localToInstant,
  memoize,
  parseCost,
  programmeBoundaries,
  servedQuery,
  type ContentPart,
  type Revision,
} from '@tand/festival';
import type { Content, PostedLookup, Renderer } from '@tand/server';
import { parseTickets } from '@tand/festival/schemas';
import { islands } from './islands/list.ts';
import { pageRenderer, type RendererOptions } from '@tand/runtime/render';
import { Surroundings } from './app/Surroundings.tsx';
import { contentApi } from '@tand/runtime/data';
import { momentOf, untilOf } from './moments.ts';
import { seedPaths } from './data/paths.ts';
import { costRules } from './costRules.ts';
import { langInPath, langOf, languages, href, type Lang } from '@tand/runtime/i18n';
import { labelAsked } from './labelPreview.ts';
import { createRoutes, type RequestContext } from './routes.tsx';
import { standInOf } from './schedule/previews.ts';
import { pushWords } from './schedule/pushWords.ts';
import { searchData } from './search/documents.ts';
import { createSearch, type Search } from '@tand/runtime/search';
import { siteFiles } from './siteFiles.ts';
import { Served, type LookupResult } from './seo/served.ts';
import { pageAt, redirects, type Page } from './sitemap.ts';

/** The latest revision among the parts that a page reads. */
const newest = (revisions: readonly Revision[]): Revision =>
  revisions.reduce((a, b) => (b.at > a.at ? b : a), { origin: '', number: 0, at: 0 });

const standIns = new Set(['404', 'offline']);

/** Modules that say in their own words that there is no such entry (ROUTE-11). */
const saysUnknown = new Set(['article', 'news', 'schedule-item', 'schedule-screen', 'people/creators', 'places/cosplay-guest']);

const namesEvents = (path: string) => path === 'home' || path === 'schedule';

function resultOf({ answer, ...query }: PostedLookup): LookupResult {
  if (answer.kind === 'limited') return { failure: 'limited', seconds: answer.seconds, query };
  if (answer.kind !== 'found') return { failure: answer.kind, query };
  try {
    return { tickets: parseTickets(answer.ranges), query };
  } catch {
    return { failure: 'unknown', query };
  }
}

export async function createSiteRenderer({ build, texts, write, offline, draw, redirects: more = [] }: RendererOptions): Promise<Renderer> {
  const renderPage = await pageRenderer({ texts, islands, surroundings: Surroundings });
  const kinds = new Map<string, Page | undefined>();
  const kindOf = (address: string) => {
    if (!kinds.has(address)) kinds.set(address, pageAt(address.slice(address.indexOf('/', 1))));
    return kinds.get(address);
  };

  const bordersOf = memoize((content: Content) => programmeBoundaries(edition, content.schedule));
  const searches = Object.fromEntries(
    languages.map(lang => [
      lang,
      memoize(({ news, schedule }: Content) => createSearch(searchData({ lang, texts: texts[lang]!, news, schedule }))),
    ]),
  ) as Record<Lang, (content: Content) => Search>;

  async function render(address: string, content: Content, now: number, posted?: PostedLookup, query?: string) {
    const lang = langOf(address);
    const page = kindOf(address);
    if (!page) throw new Error(`There is no page at ${address}`);
    const revision = newest((page.reads ?? []).map(part => content.parts[part]));
    const moment = momentOf(page.moment, now);
    const lookup = posted && resultOf(posted);
    const search = query === undefined || page.module !== 'search' ? undefined : { query, groups: searches[lang](content)(query) };
    const { at } = content.parts.notices;
    const ends = content.notices.map(notice => Date.parse(notice.until));
    const served = {
      moment,
      ...(at > 0 && { notices: { at, notices: content.notices } }),
      ...(lookup && { lookup }),
      ...(search && { search }),
      ...(!search && query && { choice: query }),
      ...(namesEvents(page.path) && { schedule: content.schedule }),
    };
    const {
      path,
      newTab,
      islands: readByIslands,
      ...rendered
    } = await renderPage({
      lang,
      address,
      kind: page.path,
      routes: () => createRoutes([lang], [page]),
      requestContext: { api: contentApi(content), at: revision.at, moment } satisfies RequestContext,
      moment,
      provide: content => <Served value={served}>{content}</Served>,
    });
    // A hall screen follows the clock by its island; the 404 page and the offline page do not depend on it.
    const until =
      page.isBare || standIns.has(page.path)
        ? 0
        : Math.min(untilOf(page.moment, now, page.moment === 'now' ? bordersOf(content) : []), ...ends.filter(end => end > now));
    const reads = page.reads?.filter(part => !Object.values(readByIslands).some(parts => parts.includes(part))) ?? [];
    return write({ ...rendered, data: { path, lang, newTab, moment, revision, reads, islands: readByIslands, noticesAt: at, until } });
  }

  return {
    build,
    festival: {
      name: edition.name,
      siteUrl: edition.siteUrl,
      days: edition.dates.days.map(({ date }) => date),
      ends: localToInstant(edition.dates.doorsClose, edition.timeZone),
    },
    message: pushWords(texts),
    addresses: content => languages.flatMap(lang => seedPaths(content).map(path => href(lang, path))),
    dependencies: (address, now) => {
      const page = kindOf(address);
      const reads: ContentPart[] = [...(page?.reads ?? [])];
      if (page && namesEvents(page.path) && !reads.includes('programme')) reads.push('programme');
      return { reads, moment: page ? momentOf(page.moment, now) : 0 };
    },
    render,
    ...siteFiles(texts, offline, draw),
    redirects: new Map([
      ...redirects.flatMap(({ from, to }) => [
        [`/${from}`.toLowerCase(), `/${to}`] as const,
        ...languages.map(lang => [`/${lang}${from && `/${from}`}`.toLowerCase(), href(lang, to)] as const),
      ]),
      ...more.map(([from, to]) => [from.toLowerCase(), to] as const),
    ]),
    elsewhere: standInOf,
    asked(address, query) {
      const page = kindOf(address);
      if (page?.module === 'search') return query.get('q')?.trim() || undefined;
      if (page?.module === 'info/label') return labelAsked(query);
      const choice = page?.hasCost && parseCost(query, costRules);
      return choice ? costQuery(choice) : undefined;
    },
    variant: (address, query) => (kindOf(address)?.module === 'schedule' ? servedQuery(query, edition.dates.days.length) : ''),
    isLookup: address => kindOf(address)?.hasLookup === true,
    missing: (lang, path = '') => {
      const page = pageAt(langInPath(path) ? path.slice(3) : path);
      return href(lang, page && saysUnknown.has(page.module) ? page.path.replace(/:\w+/, '-') : '404');
    },
  };
}
