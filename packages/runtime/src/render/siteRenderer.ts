import {
  localToInstant,
  memoize,
  programmeBoundaries,
  type ContentPart,
  type Dated,
  type Edition,
  type pageMoments,
  type Revision,
} from '@tand/festival';
import { parseTickets } from '@tand/festival/schemas';
import type { Content, PostedLookup, Renderer } from '@tand/server';
import { contentApi } from '../data/index.ts';
import { href, langInPath, langOf, languages, type Lang } from '../i18n/index.ts';
import { createSearch, type Search, type SearchData } from '../search/index.ts';
import type { RendererOptions } from './document.ts';
import { pageRenderer, type PageRendererOptions } from './pageRenderer.tsx';
import type { Page } from './pages.ts';
import type { LookupResult } from '../data/lookup.ts';

export interface SiteOptions extends Omit<PageRendererOptions, 'texts'> {
  edition: Dated;
  pageAt: (path: string) => Page | undefined;
  moments: ReturnType<typeof pageMoments>;
  redirects: readonly { from: string; to: string }[];
  searchData: (lang: Lang, content: Content) => SearchData;
  /** Part of the query that a page renders, by module of the page. */
  asked: Readonly<Record<string, (query: URLSearchParams) => string | undefined>>;
}

export const festivalFacts = ({ name, siteUrl, dates, timeZone }: Edition): NonNullable<Renderer['festival']> => ({
  name,
  siteUrl,
  timeZone,
  days: dates.days.map(({ date }) => date),
  ends: localToInstant(dates.doorsClose, timeZone),
});

const searchModule = 'search';

/** The newest revision; without any, one before all others of the database. */
const newest = (revisions: readonly Revision[], origin: string): Revision =>
  revisions.reduce((a, b) => (b.at > a.at ? b : a), { origin, number: 0, at: 0 });

function resultOf({ answer, ...query }: PostedLookup): LookupResult {
  if (answer.kind === 'limited') return { failure: 'limited', seconds: answer.seconds, query };
  if (answer.kind !== 'found') return { failure: answer.kind, query };
  try {
    return { tickets: parseTickets(answer.ranges), query };
  } catch {
    return { failure: 'unknown', query };
  }
}

type SiteRenderer = Pick<Renderer, 'build' | 'dependencies' | 'render' | 'redirects' | 'asked' | 'isLookup' | 'missing'>;

export async function siteRenderer(
  site: SiteOptions,
  { build, texts, write, redirects: more = [] }: RendererOptions,
): Promise<SiteRenderer> {
  const { edition, pageAt, moments } = site;
  const renderPage = await pageRenderer({ ...site, texts });
  const kinds = new Map<string, Page | undefined>();
  const kindOf = (address: string) => {
    if (!kinds.has(address)) kinds.set(address, pageAt(address.slice(address.indexOf('/', 1))));
    return kinds.get(address);
  };
  const boundariesOf = memoize((content: Content) => programmeBoundaries(edition, content.schedule));
  const searches = Object.fromEntries(
    languages.map(lang => [lang, memoize((content: Content) => createSearch(site.searchData(lang, content)))]),
  ) as Record<Lang, (content: Content) => Search>;

  async function render(address: string, content: Content, now: number, posted?: PostedLookup, query?: string) {
    const lang = langOf(address);
    const page = kindOf(address);
    if (!page) throw new Error(`There is no page at ${address}`);
    const { at, origin } = content.parts.notices;
    const revision = newest(
      (page.reads ?? []).map(part => content.parts[part]),
      origin,
    );
    const moment = moments.momentOf(page.moment, now);
    const lookup = posted && resultOf(posted);
    const isSearch = query !== undefined && page.module === searchModule;
    const ends = content.notices.map(notice => Date.parse(notice.until));
    const served = {
      moment,
      ...(at > 0 && { notices: { at, notices: content.notices } }),
      ...(lookup && { lookup }),
      ...(isSearch && { search: { query, groups: searches[lang]!(content)(query) } }),
      ...(!isSearch && query && { choice: query }),
      ...(page.hasEvents && { schedule: content.schedule }),
    };
    const requestContext = { api: contentApi(content), at: revision.at, moment };
    const { path, newTab, islands, ...rendered } = await renderPage(page, lang, address, requestContext, served);
    const boundaries = page.moment === 'now' ? boundariesOf(content) : [];
    const until = page.isTimeless ? 0 : Math.min(moments.untilOf(page.moment, now, boundaries), ...ends.filter(end => end > now));
    const reads = page.reads?.filter(part => !Object.values(islands).some(parts => parts.includes(part))) ?? [];
    return write({ ...rendered, data: { path, lang, newTab, moment, revision, reads, islands, noticesAt: at, until } });
  }

  return {
    build,
    dependencies: (address, now) => {
      const page = kindOf(address);
      const reads: ContentPart[] = [...(page?.reads ?? [])];
      if (page?.hasEvents && !reads.includes('programme')) reads.push('programme');
      return { reads, moment: page ? moments.momentOf(page.moment, now) : 0 };
    },
    render,
    redirects: new Map([
      ...site.redirects.flatMap(({ from, to }) => [
        [`/${from}`.toLowerCase(), `/${to}`] as const,
        ...languages.map(lang => [`/${lang}${from && `/${from}`}`.toLowerCase(), href(lang, to)] as const),
      ]),
      ...more.map(([from, to]) => [from.toLowerCase(), to] as const),
    ]),
    asked(address, query) {
      const page = kindOf(address);
      if (page?.module === searchModule) return query.get('q')?.trim() || undefined;
      return page && site.asked[page.module]?.(query);
    },
    isLookup: address => kindOf(address)?.hasLookup === true,
    missing: (lang, path = '') => {
      const page = pageAt(langInPath(path) ? path.slice(3) : path);
      return href(lang, page?.saysUnknown ? page.path.replace(/:\w+/, '-') : '404');
    },
  };
}
