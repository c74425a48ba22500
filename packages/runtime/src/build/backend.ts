import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp, openStore, readFileContent, type App, type Renderer } from '@tand/server';
import type { Connect, Plugin } from 'vite';
import { dataElement, type Rendered, type RendererOptions } from '../render/document.ts';
import { previewDrawer } from '../render/drawPreview.ts';
import { knownCss } from '../../../../scripts/static-styles.ts';
import { siteTexts } from './copy.ts';
import { chainOf } from '../../../editions/src/folder.ts';
import { editionFolder } from './edition.ts';

const blanks = new URL('../../../art/dist/img/og/blank/', import.meta.url);

/** The site's entry for the server. */
interface Server {
  createSiteRenderer: (options: RendererOptions) => Promise<Renderer>;
}

/** Development: the server's responses behind Vite's middleware, rendered per request from the current sources. */
export function backend(): Plugin {
  return {
    name: 'backend',
    configureServer(vite) {
      let running: Promise<App> | undefined;
      let isStale = true;
      const load = async () => (await vite.ssrLoadModule('/src/entry.server.tsx')) as Server;
      const write = async ({ head, html, data }: Rendered) => {
        const template = (await readFile(join(vite.config.root, 'index.html'), 'utf8'))
          .replace('<html lang="sv"', `<html lang="${data.lang}"`)
          .replace(
            '<!--head-->',
            () =>
              `${head}<style>${knownCss()}</style><script type="module" src="/src/site.ts" data-islands="/src/islands/hydrateIsland.ts"></script>`,
          )
          .replace('<!--app-->', () => html)
          .replace('<!--data-->', () => dataElement(data));
        return { html: await vite.transformIndexHtml(data.path, template), policy: '' };
      };
      const start = async () => {
        const { createSiteRenderer } = await load();
        const texts = await siteTexts();
        const renderer = await createSiteRenderer({ build: String(Date.now()), texts, write, draw: previewDrawer(blanks) });
        const content = await readFileContent(editionFolder);
        const known = async () => content;
        const store = await openStore({ readState: known, readContent: known, readLastKnown: known, log: console.log });
        return createApp({ store, renderer, isReview: true });
      };
      // Any changed file may change a page: the next request renders again.
      vite.watcher.add(chainOf(editionFolder));
      vite.watcher.on('all', (_, file) => {
        isStale = true;
        // Texts and content are no modules of the page, so Vite cannot replace them there.
        if (/\/packages\/editions\/\d{4}\/.+\.(?:json|yaml|md)$/.test(file.replaceAll('\\', '/'))) vite.ws.send({ type: 'full-reload' });
      });
      const app = () => {
        if (isStale) running = start();
        isStale = false;
        return running!;
      };
      const serve: Connect.NextHandleFunction = (req, res, next) => {
        req.url = req.originalUrl ?? req.url;
        void app().then(({ fetch }) => getRequestListener(request => fetch(request, {}))(req, res), next);
      };
      vite.middlewares.use('/api', serve);
      return () => vite.middlewares.use(serve);
    },
  };
}
