import type { ContentPart } from '@tand/festival';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject, type StaticHandler } from 'react-router-dom';
import { createI18n, languages, memoized, type Lang, type Texts } from '../i18n/index.ts';
import type { Islands, Surroundings } from '../islands/entry.ts';
import { IslandRendererContext, islandTree, prefixOf, type IslandRenderer } from '../islands/index.ts';
import { PartRendererContext } from './CachedPart.tsx';
import { scriptJson, withTextsJson } from './scriptJson.ts';

export interface PageRendererOptions {
  texts: Readonly<Record<string, Texts>>;
  islands: Islands;
  surroundings: Surroundings;
}

export interface PageToRender {
  lang: Lang;
  /** Path with language. */
  address: string;
  /** Id of its kind: pages of one kind share their routes. */
  kind: string;
  /** Routes of this kind; one of them matches `address`. */
  routes: () => RouteObject[];
  requestContext: unknown;
  /** Epoch ms for which it is rendered. */
  moment: number;
  /** Providers around this page only. */
  provide: (page: ReactNode) => ReactNode;
}

export interface RenderedPage {
  /** Encoded path of the address. */
  path: string;
  head: string;
  html: string;
  idle: readonly string[];
  islands: Readonly<Record<string, readonly ContentPart[]>>;
  newTab: string;
}

/**
 * Returns the function that renders a page: its routes with their loaders, each island in a separate React root. It throws what a loader
 * throws.
 */
export async function pageRenderer({ texts, islands, surroundings: Around }: PageRendererOptions) {
  const contents = new Map<string, ComponentType<any>>();
  for (const [name, { load }] of Object.entries(islands)) contents.set(name, (await load()).default);
  const i18ns = new Map(languages.map(lang => [lang, memoized(createI18n(lang, texts))]));
  /** HTML of parts that most pages have, by key. */
  const parts = new Map<string, string>();
  /** Texts of islands, the same object for the same namespaces: its JSON is cached. */
  const namespaced = new Map<string, Texts>();
  const textsOf = (lang: Lang, namespaces: readonly string[]): Texts => {
    const name = [lang, ...namespaces].join(' ');
    if (!namespaced.has(name)) namespaced.set(name, Object.fromEntries(namespaces.map(ns => [ns, texts[lang]![ns] ?? {}])));
    return namespaced.get(name)!;
  };
  /** One handler per kind and language: creating the table of all routes costs milliseconds. */
  const handlers = new Map<string, StaticHandler>();
  const handlerOf = ({ lang, kind, routes }: PageToRender) => {
    const id = `${lang}:${kind}`;
    if (!handlers.has(id)) handlers.set(id, createStaticHandler(routes()));
    return handlers.get(id)!;
  };

  return async (page: PageToRender): Promise<RenderedPage> => {
    const { lang, address, moment } = page;
    const i18n = i18ns.get(lang)!;
    const handler = handlerOf(page);
    const request = new Request(new URL(address.split('/').map(encodeURIComponent).join('/'), 'http://localhost'));
    const context = await handler.query(request, { requestContext: page.requestContext });
    if (context instanceof Response) throw new Error(`${address} redirects to ${context.headers.get('location')}`);
    for (const error of Object.values(context.errors ?? {})) throw error;

    const newTab = i18n.t('newTab', { ns: 'common' });
    const surrounded = (content: ReactNode) => (
      <I18nextProvider i18n={i18n}>
        <Around lang={lang} moment={moment} newTab={newTab}>
          {content}
        </Around>
      </I18nextProvider>
    );
    const renderPart = (key: string, content: ReactNode): string => {
      const known = parts.get(key) ?? renderToString(surrounded(content), { identifierPrefix: prefixOf(key.split(' ')[0]!) });
      parts.set(key, known);
      return known;
    };
    const idle: string[] = [];
    const read: Record<string, readonly ContentPart[]> = {};
    const island: IslandRenderer = {
      html: (name, props, on) => {
        const Content = contents.get(name)!;
        const { reads, texts: namespaces } = islands[name]!;
        if (on === 'idle') idle.push(name, ...(namespaces ? ['withTexts'] : []));
        if (reads) read[name] = reads;
        return renderToString(islandTree(surrounded(<Content {...props} />)), { identifierPrefix: prefixOf(name) });
      },
      json: (name, props) => {
        const { texts: namespaces } = islands[name]!;
        return namespaces ? withTextsJson({ props }, textsOf(lang, namespaces)) : scriptJson({ props });
      },
    };
    const router = createStaticRouter(handler.dataRoutes, context);
    const output = renderToString(
      <IslandRendererContext value={island}>
        <I18nextProvider i18n={i18n}>
          <PartRendererContext value={renderPart}>
            {page.provide(<StaticRouterProvider router={router} context={context} hydrate={false} />)}
          </PartRendererContext>
        </I18nextProvider>
      </IslandRendererContext>,
    );
    // React renders the hoistable head tags before the app's first element.
    const head = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(output)![0];
    return { path: new URL(request.url).pathname, head, html: output.slice(head.length), idle, islands: read, newTab };
  };
}
