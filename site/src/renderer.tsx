import { edition } from '@edition/edition.ts';
import { costQuery, localToInstant, parseCost, type ContentPart, type Revision } from '@tand/festival';
import type { Content, PostedLookup, Renderer } from '@tand/server';
import type { i18n as I18n, TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { parseTickets } from '@tand/festival/schemas';
import { I18nextProvider } from 'react-i18next';
import { IslandRendererContext, islandTree, prefixOf, type IslandRenderer } from '@tand/runtime/islands';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandler } from 'react-router-dom';
import { islands } from './islands/list.ts';
import { PartRendererContext, scriptJson, withTextsJson, type RendererOptions } from '@tand/runtime/render';
import { Surroundings } from './app/Surroundings.tsx';
import { contentApi } from '@tand/runtime/data';
import { momentOf, programmeBorders, untilOf } from './data/moment.ts';
import { seedPaths } from './data/paths.ts';
import { costRules } from './costRules.ts';
import { langInPath, langOf, languages, href, type Texts, type Lang } from '@tand/runtime/i18n';
import { createI18n } from '@tand/runtime/i18n';
import { labelAsked } from './labelPreview.ts';
import { createRoutes, type RequestContext } from './routes.tsx';
import { standInOf } from './schedule/previews.ts';
import { pushWords } from './schedule/pushWords.ts';
import { servedQuery } from './schedule/query.ts';
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

/** Memoizes texts without placeholders. It inherits the rest, as `useTranslation` copies own properties at each call. */
function remembering(i18n: I18n): I18n {
  const fixed = new Map<string, TFunction>();
  const getFixedT = (lang: string, ns: string) => {
    const known = fixed.get(ns);
    if (known) return known;
    const look = i18n.getFixedT(lang, ns);
    const found = new Map<string, string>();
    const t = ((key: string, values?: object) => {
      if (values) return look(key, { ...values });
      if (!found.has(key)) found.set(key, look(key));
      return found.get(key);
    }) as TFunction;
    fixed.set(ns, t);
    return t;
  };
  return Object.assign(Object.create(i18n) as I18n, { getFixedT });
}

export async function createSiteRenderer({ build, texts, write, offline, draw, redirects: more = [] }: RendererOptions): Promise<Renderer> {
  const contents = new Map<string, ComponentType>();
  for (const [name, { load }] of Object.entries(islands)) contents.set(name, (await load()).default);
  /** HTML of parts that most pages have, by key. */
  const parts = new Map<string, string>();
  const namespaced = new Map<string, Texts>();
  const textsOf = (lang: Lang, namespaces: readonly string[]): Texts => {
    const name = [lang, ...namespaces].join(' ');
    if (!namespaced.has(name)) namespaced.set(name, Object.fromEntries(namespaces.map(ns => [ns, texts[lang]![ns] ?? {}])));
    return namespaced.get(name)!;
  };

  const i18ns = new Map(languages.map(lang => [lang, remembering(createI18n(lang, texts))]));
  const handlers = new Map<string, StaticHandler>();
  /** One loader per kind and language: creating the table of all routes costs milliseconds. */
  const handlerOf = (lang: Lang, page: Page) => {
    const id = `${lang}:${page.path}`;
    if (!handlers.has(id)) handlers.set(id, createStaticHandler(createRoutes([lang], [page])));
    return handlers.get(id)!;
  };
  const kinds = new Map<string, Page | undefined>();
  const kindOf = (address: string) => {
    if (!kinds.has(address)) kinds.set(address, pageAt(address.slice(address.indexOf('/', 1))));
    return kinds.get(address);
  };

  const borders = new WeakMap<Content, number[]>();
  const bordersOf = (content: Content): number[] => {
    const known = borders.get(content) ?? programmeBorders(content.schedule);
    borders.set(content, known);
    return known;
  };

  /** Search index of a snapshot, built on first use. */
  const searches = new WeakMap<Content, Map<Lang, Search>>();
  const searchOf = (content: Content, lang: Lang): Search => {
    const known = searches.get(content) ?? new Map<Lang, Search>();
    searches.set(content, known);
    const made = known.get(lang) ?? createSearch(searchData({ lang, texts: texts[lang]!, news: content.news, schedule: content.schedule }));
    known.set(lang, made);
    return made;
  };

  async function render(address: string, content: Content, now: number, posted?: PostedLookup, query?: string) {
    const lang = langOf(address);
    const i18n = i18ns.get(lang)!;
    const page = kindOf(address);
    if (!page) throw new Error(`There is no page at ${address}`);
    const handler = handlerOf(lang, page);
    const revision = newest((page.reads ?? []).map(part => content.parts[part]));
    const asked: RequestContext = { api: contentApi(content), at: revision.at, moment: momentOf(page, now) };
    const request = new Request(new URL(address.split('/').map(encodeURIComponent).join('/'), 'http://localhost'));
    const context = await handler.query(request, { requestContext: asked });
    if (context instanceof Response) throw new Error(`${address} leads to ${context.headers.get('location')}`);
    for (const error of Object.values(context.errors ?? {})) throw error;
    const moment = momentOf(page, now);
    const lookup = posted && resultOf(posted);
    const search = query === undefined || page.module !== 'search' ? undefined : { query, groups: searchOf(content, lang)(query) };
    const choice = !search && query;
    const { at } = content.parts.notices;
    const ends = content.notices.map(notice => Date.parse(notice.until));
    const notices = at > 0 && { notices: { at, notices: content.notices } };
    const served = {
      moment,
      ...notices,
      ...(lookup && { lookup }),
      ...(search && { search }),
      ...(choice && { choice }),
      ...(namesEvents(page.path) && { schedule: content.schedule }),
    };
    const newTab = i18n.t('newTab', { ns: 'common' });
    const surrounded = (content: ReactNode) => (
      <I18nextProvider i18n={i18n}>
        <Surroundings lang={lang} moment={moment} newTab={newTab}>
          {content}
        </Surroundings>
      </I18nextProvider>
    );
    const renderPart = (key: string, content: ReactNode): string => {
      const known = parts.get(key) ?? renderToString(surrounded(content), { identifierPrefix: prefixOf(key.split(' ')[0]!) });
      parts.set(key, known);
      return known;
    };
    /** Modules that the idle islands of the page need. */
    const idle: string[] = [];
    /** Parts of the content that islands of the page fetch themselves, by island. */
    const readByIslands: Record<string, readonly ContentPart[]> = {};
    const island: IslandRenderer = {
      html: (name, props, on) => {
        const Content = contents.get(name)!;
        const { reads, texts: namespaces } = islands[name]!;
        if (on === 'idle') idle.push(name, ...(namespaces ? ['withTexts'] : []));
        if (reads) readByIslands[name] = reads;
        return renderToString(islandTree(surrounded(<Content {...props} />)), { identifierPrefix: prefixOf(name) });
      },
      json: (name, props) => {
        const { texts: namespaces } = islands[name]!;
        return namespaces ? withTextsJson({ props }, textsOf(lang, namespaces)) : scriptJson({ props });
      },
    };
    const output = renderToString(
      <IslandRendererContext value={island}>
        <I18nextProvider i18n={i18n}>
          <PartRendererContext value={renderPart}>
            <Served value={served}>
              <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
            </Served>
          </PartRendererContext>
        </I18nextProvider>
      </IslandRendererContext>,
    );
    // React renders the hoistable head tags before the app's first element.
    const head = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(output)![0];
    const html = output.slice(head.length);
    // A hall screen follows the clock by its island; the 404 page and the offline page do not depend on it.
    const until =
      page.isBare || standIns.has(page.path)
        ? 0
        : Math.min(untilOf(page, now, page.moment === 'now' ? bordersOf(content) : []), ...ends.filter(end => end > now));
    const { pathname: path } = new URL(request.url);
    const reads = page.reads?.filter(part => !Object.values(readByIslands).some(parts => parts.includes(part))) ?? [];
    return write({ head, html, data: { path, lang, newTab, moment, revision, reads, islands: readByIslands, noticesAt: at, until }, idle });
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
      return { reads, moment: page ? momentOf(page, now) : 0 };
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
