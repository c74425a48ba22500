import type { ContentPart, Revision } from '@tand/festival';
import type { Content, PostedLookup, Renderer } from '@tand/server';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { parseTickets } from '@tand/festival/schemas';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { layoutIslands } from './app/Layout.tsx';
import type { Api } from './data/api.ts';
import { contentApi } from './data/content-api.ts';
import { momentOf } from './data/moment.ts';
import { seedPaths } from './data/paths.ts';
import type { Rendered } from './document.ts';
import { createI18n, type Texts } from './i18n.ts';
import { langOf, languages } from './language.ts';
import type { OfflineAssets } from './offline/pack.ts';
import { createRoutes, importPage, moduleFile } from './routes.tsx';
import { siteFiles } from './siteFiles.ts';
import { Served, type LookupResult } from './seo/served.ts';
import { href, pageAt, pages, redirects, type Page } from './sitemap.ts';

/** What the renderer is given by a build or by development. */
export interface RendererOptions {
  /** Name of the build: pages of another are other pages. */
  build: string;
  /** All copy by language. */
  texts: Record<string, Texts>;
  /** What a device keeps of the build. */
  offline?: OfflineAssets;
  /** Further addresses that lead elsewhere: from, to. */
  redirects?: readonly (readonly [from: string, to: string])[];
  /** Puts a rendered page into the document that is sent, with its policy. */
  write: (page: Rendered) => { html: string; policy: string } | Promise<{ html: string; policy: string }>;
}

/** What the loaders of one rendering get. */
interface Asked {
  api: Api;
  at: number;
}

/** The state that a page was made from: that of the part which changed last. */
const newest = (revisions: readonly Revision[]): Revision =>
  revisions.reduce((a, b) => (b.at > a.at ? b : a), { origin: '', number: 0, at: 0 });

/** Pages whose structured data speak of the programme's events. */
const namesEvents = (path: string) => path === 'home' || path === 'schedule';

/** A posted lookup as the page shows it. */
function resultOf({ answer, ...query }: PostedLookup): LookupResult {
  if (answer.kind === 'limited') return { failure: 'limited', seconds: answer.seconds, query };
  if (answer.kind !== 'found') return { failure: answer.kind, query };
  try {
    return { tickets: parseTickets(answer.ranges), query };
  } catch {
    return { failure: 'unknown', query };
  }
}

/** The site's way from content to pages and files: the same React code that browsers run. */
export async function createSiteRenderer({ build, texts, write, offline, redirects: more = [] }: RendererOptions): Promise<Renderer> {
  // styled-components numbers its components as they are first loaded: all take their places now, in one order, or the
  // same page would get other bytes on another instance.
  const modules = [];
  for (const page of pages) modules.push(await importPage(page));
  for (const island of [...layoutIslands, ...modules.flatMap(({ islands = [] }) => islands)]) await island.ready();

  // Once for each language, not for each page: the route table alone costs 2 ms.
  const ready = new Map(
    languages.map(lang => {
      const i18n = createI18n(lang, texts);
      const routes = createRoutes({
        i18n,
        load: async (_, run, { context }) => {
          const { api, at } = context as Asked;
          return { data: await run(api), at };
        },
      });
      return [lang, { i18n, handler: createStaticHandler(routes) }] as const;
    }),
  );
  const kinds = new Map<string, Page | undefined>();
  const kindOf = (address: string) => {
    if (!kinds.has(address)) kinds.set(address, pageAt(address.slice(address.indexOf('/', 1))));
    return kinds.get(address);
  };

  async function render(address: string, content: Content, now: number, posted?: PostedLookup) {
    const lang = langOf(address);
    const { i18n, handler } = ready.get(lang)!;
    const page = kindOf(address);
    const revision = newest((page?.reads ?? []).map(part => content.parts[part]));
    const asked: Asked = { api: contentApi(content), at: revision.at };
    const request = new Request(new URL(address.split('/').map(encodeURIComponent).join('/'), 'http://localhost'));
    const context = await handler.query(request, { requestContext: asked });
    if (context instanceof Response) throw new Error(`${address} leads to ${context.headers.get('location')}`);
    const shown: Page[] = context.matches.flatMap(({ route }) => route.handle ?? []);
    const kind = shown.at(-1)!;
    const moment = momentOf(kind, now);
    const lookup = posted && resultOf(posted);
    const served = { moment, ...(lookup && { lookup }), ...(namesEvents(kind.path) && { schedule: content.schedule }) };
    const sheet = new ServerStyleSheet();
    try {
      const output = renderToString(
        sheet.collectStyles(
          <I18nextProvider i18n={i18n}>
            <Served value={served}>
              <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
            </Served>
          </I18nextProvider>,
        ),
      );
      // React puts the hoistable head tags before the first element of the app.
      const head = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(output)![0];
      const namespaces = new Set(['common', ...shown.flatMap(({ texts: own }) => own)]);
      return await write({
        kind: kind.module,
        head,
        html: output.slice(head.length),
        styles: sheet.getStyleTags(),
        data: {
          path: new URL(request.url).pathname,
          lang,
          texts: Object.fromEntries([...namespaces].map(ns => [ns, texts[lang]![ns] ?? {}])),
          loaderData: context.loaderData,
          revision,
          moment,
          ...(lookup && { lookup }),
        },
        modules: shown.map(moduleFile),
      });
    } finally {
      sheet.seal();
    }
  }

  return {
    build,
    addresses: content => languages.flatMap(lang => seedPaths(content).map(path => href(lang, path))),
    dependencies: (address, now) => {
      const page = kindOf(address);
      const reads: ContentPart[] = [...(page?.reads ?? [])];
      if (page && namesEvents(page.path) && !reads.includes('programme')) reads.push('programme');
      return { reads, moment: page ? momentOf(page, now) : 0 };
    },
    render,
    ...siteFiles(texts, offline),
    redirects: new Map([
      ...redirects.flatMap(({ from, to }) => [
        [`/${from}`.toLowerCase(), `/${to}`] as const,
        ...languages.map(lang => [`/${lang}${from && `/${from}`}`.toLowerCase(), href(lang, to)] as const),
      ]),
      ...more.map(([from, to]) => [from.toLowerCase(), to] as const),
    ]),
    // The picture of an article for other sites is drawn with the build; one that is newer has that of the news.
    elsewhere: address => address.replace(/^(\/img\/og\/news-)[^/]+-([a-z]{2}\.png)$|.*/s, '$1$2') || undefined,
    isLookup: address => kindOf(address)?.hasLookup === true,
    missing: lang => href(lang, '404'),
  };
}
