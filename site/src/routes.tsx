import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { BareLayout, Layout } from './app/Layout.tsx';
import type { ContentApi, Loaded, PageModule } from '@tand/runtime/data';
import { languages, type Lang } from '@tand/runtime/i18n';
import { pages, type Page } from './sitemap.ts';

const modules = import.meta.glob<PageModule>(['./pages/**/*.tsx', '!**/*.test.tsx']);

export const importPage = ({ module }: Pick<Page, 'module'>) => modules[`./pages/${module}.tsx`]!();

/** What the loaders of a request get. */
export interface RequestContext {
  api: ContentApi;
  /** Epoch ms of the content that the page reads. */
  at: number;
  /** Epoch ms for which pages about the present are rendered. */
  moment: number;
}

const route = (page: Page, lang: Lang): RouteObject => ({
  id: `${lang}:${page.path}`,
  path: page.path,
  handle: page,
  lazy: async () => {
    const { default: Component, load } = await importPage(page);
    const loader = async ({ params, context }: LoaderFunctionArgs): Promise<Loaded | null> => {
      if (!load) return null;
      const { api, at, moment } = context as RequestContext;
      const own = page.slug ? { ...params, slug: page.slug } : params;
      return { data: await load({ lang, params: own, api, now: moment }), at };
    };
    return { Component, loader };
  },
});

const tree = (lang: Lang, element: React.ReactNode, shown: readonly Page[]): RouteObject => ({
  path: `/${lang}`,
  element,
  children: shown.map(page => route(page, lang)),
});

/** ROUTE-1, ROUTE-12. Each language is a static tree, not `/:lang`, so that an unknown first segment is not found. */
export function createRoutes(within: readonly Lang[] = languages, shown: readonly Page[] = pages): RouteObject[] {
  const bare = shown.filter(({ isBare }) => isBare);
  const framed = shown.filter(({ isBare }) => !isBare);
  return within.flatMap(lang => [tree(lang, <Layout lang={lang} />, framed), tree(lang, <BareLayout lang={lang} />, bare)]);
}
