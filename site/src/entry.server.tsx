import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { Api } from './data/api.ts';
import { seedPaths } from './data/paths.ts';
import type { PageData } from './entry.client.tsx';
import { createI18n, type Texts } from './i18n.ts';
import { languages, langOf } from './language.ts';
import { createRoutes, moduleFile } from './routes.tsx';
import { Served, servedFacts } from './seo/served.ts';
import { href, type Page } from './sitemap.ts';

export { createBackend, type Backend } from './backend.ts';
export { searchData } from './search/documents.ts';
export { canonicalPath } from './address.ts';
export { pages, redirects } from './sitemap.ts';
export { languages };

/** A page as the prerenderer gets it: its parts, before they are put into the template. */
export interface Rendered {
  status: number;
  html: string;
  head: string;
  /** Critical CSS of styled-components, as the style element its client looks for. */
  styles: string;
  data: PageData;
  /** Source modules the page needs, keys of the client build's manifest. */
  modules: string[];
}

/** Addresses of every page in every language, those with parameters filled in from the data. */
export async function paths(api: Api): Promise<string[]> {
  const known = await seedPaths(api);
  return languages.flatMap(lang => known.map(path => href(lang, path)));
}

/** Renders one address to HTML and everything the browser needs to go on from there. */
export async function render(path: string, texts: Record<string, Texts>, api: Api): Promise<Rendered> {
  const lang = langOf(path);
  const i18n = createI18n(lang, texts);
  const handler = createStaticHandler(createRoutes({ i18n, api: async () => api }));
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} leads to ${context.headers.get('location')}`);
  const facts = await servedFacts(path, api);
  const sheet = new ServerStyleSheet();
  try {
    const output = renderToString(
      sheet.collectStyles(
        <I18nextProvider i18n={i18n}>
          <Served value={facts}>
            <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
          </Served>
        </I18nextProvider>,
      ),
    );
    // React puts the hoistable head tags before the first element of the app.
    const head = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(output)![0];
    const shown: Page[] = context.matches.flatMap(({ route }) => route.handle ?? []);
    const namespaces = new Set(['common', ...shown.flatMap(page => page.texts)]);
    return {
      status: context.statusCode,
      head,
      html: output.slice(head.length),
      styles: sheet.getStyleTags(),
      data: {
        path: new URL(path, 'http://localhost').pathname,
        lang,
        texts: Object.fromEntries([...namespaces].map(ns => [ns, texts[lang]![ns] ?? {}])),
        loaderData: context.loaderData,
        moment: facts.moment,
      },
      modules: shown.map(moduleFile),
    };
  } finally {
    sheet.seal();
  }
}
