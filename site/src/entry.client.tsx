import './trusted.ts';
import { edition } from '@edition/edition.ts';
import { rememberZone } from '@tand/festival';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import '@tand/ui/tokens.css';
import 'virtual:theme.css';
import '@tand/ui/fonts.css';
import '@tand/ui/global.css';
import './document.css';
import { now } from './app/clock.ts';
import { App } from './app/App.tsx';
import { hydrateAll } from './app/island.tsx';
import { layoutIslands } from './app/Layout.tsx';
import { canonicalPath } from './address.ts';
import { loadPage, pageStore } from './data/load.ts';
import type { PageData } from './data/page.ts';
import { createI18n, ensureTexts } from './i18n.ts';
import { langOf, preferredLang, type Lang } from './language.ts';
import { createRoutes, importPage } from './routes.tsx';
import { Served } from './seo/served.ts';

rememberZone(edition.timeZone, __ZONE__);

// Plain, short and foreign-language addresses are replaced before anything reads them; query and hash stay.
const path = canonicalPath(location.pathname, preferredLang());
if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);

const json = document.getElementById('page-data')?.textContent;
const page: PageData | undefined = json ? JSON.parse(json) : undefined;
// A page served at another address, as 404.html is, is rendered instead of hydrated.
const data = page?.path === path ? page : undefined;
const lang = langOf(path);
const i18n = createI18n(lang, data ? { [lang]: data.texts } : {});
i18n.on('languageChanged', (to: Lang) => {
  document.documentElement.lang = to;
});
i18n.on('failedLoading', (failed: Lang, _ns: string, message: string) => {
  window.dispatchEvent(new CustomEvent('i18n:load-failure', { detail: { lang: failed, message } }));
});

const { origin } = page?.revision ?? {};
pageStore.origin = origin;
const getApi = async (cache: RequestCache | undefined) => (await import('./data/browser-api.ts')).createBrowserApi({ cache, origin });
const routes = createRoutes({ i18n, load: (pathname, run, { cache }) => loadPage(pageStore, pathname, () => getApi(cache), run), now });
for (const loaded of Object.values(data?.loaderData ?? {})) if (loaded) pageStore.set(path, loaded);
// Hydration is one step: the page's chunk is loaded first; texts and data are in the HTML.
if (data)
  await Promise.all(routes.flatMap(({ children = [] }) => children.filter(({ id }) => id && id in data.loaderData)).map(resolveLazy));

const router = createBrowserRouter(routes, data && { hydrationData: { loaderData: data.loaderData } });
let { pathname } = router.state.location;
router.subscribe(({ location }) => {
  // A changed hash of the same page: its islands read the address.
  if (location.pathname === pathname) hydrateAll();
  pathname = location.pathname;
});
const app = (
  <StrictMode>
    <Served
      value={{
        moment: data?.moment ?? 0,
        ...(data?.notices && { notices: data.notices }),
        ...(data?.lookup && { lookup: data.lookup }),
        ...(data?.search && { search: data.search }),
        ...(data?.choice && { choice: data.choice }),
      }}
    >
      <App i18n={i18n} router={router} />
    </Served>
  </StrictMode>
);
const root = document.getElementById('root')!;
// React listens to every event. The animation events of endless animations would wake the main thread at each turn.
const hear = root.addEventListener.bind(root);
root.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
  if (type !== 'animationiteration') hear(type, ...rest);
};
if (data) {
  // A transition hydrates in slices, with time for input between them.
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: error => console.error('hydration', error) });
  });
} else if (!page || (await canShow())) {
  document.documentElement.lang = lang;
  // Tags of the stand-in page; React renders its own.
  document.head.querySelectorAll('title, meta[name], meta[property], link[rel=canonical], link[rel=alternate]').forEach(tag => {
    if (tag.getAttribute('name') !== 'viewport') tag.remove();
  });
  root.replaceChildren();
  createRoot(root).render(app);
}

/** Whether code and texts of the page can be loaded; offline the stand-in page stays otherwise. */
async function canShow(): Promise<boolean> {
  try {
    const handles = (matchRoutes(routes, location) ?? []).flatMap(({ route }) => route.handle ?? []);
    const pages = await Promise.all(handles.map(importPage));
    // Without its islands the page would load as a document again, which gives the stand-in once more.
    const islands = [...layoutIslands, ...pages.flatMap(page => page.islands ?? [])];
    await Promise.all([...islands.map(island => island.ready()), ensureTexts(i18n, lang, ['common'])]);
    return true;
  } catch {
    return false;
  }
}

async function resolveLazy(route: RouteObject) {
  if (typeof route.lazy !== 'function') return;
  // A missing script must end the start here; the boot script then reloads once.
  const { islands = [] } = await importPage(route.handle);
  Object.assign(route, await route.lazy(), { lazy: undefined });
  // With the islands' code React can render a page that an extension changed in one commit.
  await Promise.allSettled([...layoutIslands, ...islands].map(island => island.fetch()));
}
