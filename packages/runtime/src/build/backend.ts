import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createApp, openStore, readFileContent, type App, type Renderer } from '@tand/server';
import type { Connect, Plugin } from 'vite';
import { dataElement, type Rendered, type RendererOptions } from '../render/document.ts';
import type { Page } from '../render/pages.ts';
import { previewDrawer } from '../render/drawPreview.ts';
import { knownCss } from './static-styles.ts';
import { missingTexts } from '../../../editions/check/copyCheck.ts';
import { chainOf } from '../../../editions/src/folder.ts';
import { siteTexts, textsAreMissing } from './copy.ts';
import type { Drafts } from './drafts.ts';
import { contentLanguages, editionFolder } from './edition.ts';

const blanks = new URL('../../../art/dist/img/og/blank/', import.meta.url);

interface Server {
  createSiteRenderer: (options: RendererOptions) => Promise<Renderer>;
  pageAt: (path: string) => Page | undefined;
}

/** Milliseconds after which Vite has invalidated the modules of a changed file. */
const settled = 100;

export function backend(drafts?: Drafts): Plugin {
  return {
    name: 'backend',
    configureServer(vite) {
      let running: Promise<App> | undefined;
      let isStale = true;
      let missing = '';
      const errors = new Map<string, Error>();
      let isErrorShown = false;
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
        const { createSiteRenderer, pageAt } = (await vite.ssrLoadModule('/src/entry.server.tsx')) as Server;
        const texts = await siteTexts(drafts?.read);
        const wasMissing = missing;
        missing = missingTexts(Object.fromEntries(contentLanguages.map(lang => [lang, texts[lang]!]))).join(', ');
        if (missing && missing !== wasMissing) vite.config.logger.warn(textsAreMissing([missing]));
        const renderer = await createSiteRenderer({ build: String(Date.now()), texts, write, draw: previewDrawer(blanks) });
        const content = await readFileContent(editionFolder, { timeZone: renderer.festival?.timeZone });
        const known = async () => content;
        const store = await openStore({ readState: known, readContent: known, readLastKnown: known, log: console.log });
        const render: Renderer['render'] = (address, ...rest) => {
          const fault = drafts?.faultOf(pageAt(address.slice(address.indexOf('/', 1)))?.texts ?? []);
          if (fault) throw new Error(fault);
          return renderer.render(address, ...rest);
        };
        return createApp({
          store,
          renderer: { ...renderer, render },
          isReview: true,
          log(message, error, fields) {
            if (fields?.request && error instanceof Error) errors.set(fields.request, error);
            else console.error(message, error, fields);
          },
        });
      };
      vite.watcher.add(chainOf(editionFolder));
      vite.watcher.on('all', (_, file) => {
        isStale = true;
        if (isErrorShown)
          setTimeout(() => {
            isStale = true;
            isErrorShown = false;
            vite.ws.send({ type: 'full-reload' });
          }, settled);
        // Vite does not reload the page for texts and content.
        if (/\/packages\/editions\/\d{4}\/.+\.(?:json|yaml|md)$/.test(file.replaceAll('\\', '/'))) vite.ws.send({ type: 'full-reload' });
      });
      const app = () => {
        if (isStale) running = start();
        isStale = false;
        return running!;
      };
      const serve: Connect.NextHandleFunction = (req, res, next) => {
        const show = (error: unknown) => {
          isErrorShown = true;
          next(error);
          return RESPONSE_ALREADY_SENT;
        };
        req.url = req.originalUrl ?? req.url;
        void getRequestListener(async request => {
          try {
            const response = await (await app()).fetch(request, {});
            const id = response.headers.get('x-request-id') ?? '';
            const error = errors.get(id);
            errors.delete(id);
            if (error && request.headers.get('accept')?.includes('text/html')) return show(error);
            if (error) console.error(error);
            return response;
          } catch (error) {
            return show(error);
          }
        })(req, res);
      };
      vite.middlewares.use('/speculation-rules.json', (_, res) => {
        res.setHeader('content-type', 'application/speculationrules+json').end('{}');
      });
      vite.middlewares.use('/api', serve);
      return () => vite.middlewares.use(serve);
    },
  };
}
