import type { i18n as I18n } from 'i18next';
import {
  matchPath,
  redirect,
  redirectDocument,
  type LoaderFunctionArgs,
  type Params,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { BareLayout } from './app/BareLayout.tsx';
import { PageError } from './app/PageError.tsx';
import { layoutIslands, Layout } from './app/Layout.tsx';
import { Providers } from './app/Providers.tsx';
import type { PageHandle } from './app/usePageHandle.ts';
import type { Api } from './data/api.ts';
import type { Loaded, PageModule } from './data/page.ts';
import { canonicalPath } from './address.ts';
import { ensureTexts } from './i18n.ts';
import { languages, preferredLang, type Lang } from './language.ts';
import { pages, type Page } from './sitemap.ts';

const modules = import.meta.glob<PageModule>(['./pages/**/*.tsx', '!**/*.test.tsx']);

/** @throws TypeError when the script cannot be loaded, as after a newer build has replaced it */
export const importPage = (page: Pick<Page, 'module'>) => modules[`./pages/${page.module}.tsx`]!();

export const moduleFile = (page: Page) => `src/pages/${page.module}.tsx`;

/** Texts and data for the routes, on the server or in the browser. */
export interface Sources {
  i18n: I18n;
  load: (pathname: string, run: (api: Api) => Promise<unknown>, how: { context?: unknown; cache?: RequestCache }) => Promise<Loaded>;
  /** Epoch ms for pages about the present; on the server the rendering's moment. */
  now: (context: unknown) => number;
}

const errorElement = (lang: Lang) => (
  <Providers lang={lang}>
    <main id="main">
      <PageError />
    </main>
  </Providers>
);

/** ROUTE-1, ROUTE-12. Each language is a static tree, not `/:lang`, so that an unknown first segment is not found. */
export function createRoutes({ i18n, load: loadPage, now }: Sources, within: readonly Lang[] = languages, shown = pages): RouteObject[] {
  const speak = async (lang: Lang, namespaces: string[]) => {
    await ensureTexts(i18n, lang, ['common', ...namespaces]);
    if (i18n.language !== lang) await i18n.changeLanguage(lang);
  };

  const data = (
    page: Page,
    lang: Lang,
    pathname: string,
    params: Params,
    load: NonNullable<PageModule['load']>,
    how: Parameters<Sources['load']>[2],
  ) => {
    const own = page.slug ? { ...params, slug: page.slug } : params;
    return loadPage(pathname, api => load({ lang, params: own, api, now: now(how.context) }), how);
  };

  const handle = (page: Page, lang: Lang): PageHandle => ({
    ...page,
    refetch: async (pathname, cache = 'no-cache') => {
      const { load } = await importPage(page);
      const match = matchPath(`/${lang}/${page.path}`, pathname);
      if (load && match) await data(page, lang, pathname, match.params, load, { cache });
    },
  });

  const route = (page: Page, lang: Lang): RouteObject => ({
    id: `${lang}:${page.path}`,
    path: page.path,
    handle: handle(page, lang),
    errorElement: <PageError />,
    shouldRevalidate,
    lazy: async () => {
      // A failed `lazy` leaves the page blank; a failed loader shows the route's error element.
      const code = await importPage(page).catch((error: unknown) => ({ loader: () => Promise.reject(error) }));
      if ('loader' in code) return code;
      const { default: Component, load, islands = [] } = code;
      return {
        Component,
        loader: async ({ params, request, context }: LoaderFunctionArgs) => {
          await speak(lang, page.texts);
          // An island that cannot be loaded is in the page's own document.
          await Promise.all([...layoutIslands, ...islands].map(island => island.ready())).catch(() =>
            Promise.reject(redirectDocument(request.url)),
          );
          return load ? data(page, lang, new URL(request.url).pathname, params, load, { context }) : null;
        },
      };
    },
  });

  const tree = (lang: Lang): RouteObject => ({
    path: `/${lang}`,
    element: <Layout lang={lang} />,
    errorElement: errorElement(lang),
    hydrateFallbackElement: <></>,
    children: [...shown.filter(({ isBare }) => !isBare).map(page => route(page, lang)), { path: '*', loader: toCanonical }],
  });
  const bareTree = (lang: Lang): RouteObject => ({
    path: `/${lang}`,
    element: <BareLayout lang={lang} />,
    errorElement: errorElement(lang),
    hydrateFallbackElement: <></>,
    children: shown.filter(({ isBare }) => isBare).map(page => route(page, lang)),
  });

  return [...within.map(tree), ...within.map(bareTree), { path: '*', loader: toCanonical, hydrateFallbackElement: <></> }];
}

/** No loader reads the query: filters, and Back between them, load no data. */
function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isFilter = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isFilter && defaultShouldRevalidate;
}

/** Redirects unknown addresses to the canonical one, or to the 404 page (ROUTE-14). */
function toCanonical({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(canonicalPath(pathname, preferredLang()) + search);
}
