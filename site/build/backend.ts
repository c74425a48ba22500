import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import { languages, readCopy } from './copy.ts';
import { editionFolder } from './edition.ts';
import { openData } from './open-data.ts';

type Server = typeof import('../src/entry.server.tsx');

const openDataTypes = { '/schedule.json': 'application/json', '/schedule.xml': 'application/xml' };
const isOpenData = (path: string): path is keyof typeof openDataTypes => path in openDataTypes;

/** Development: the embedded backend and the pages, rendered on each request from the sources as they are now. */
export function backend(): Plugin {
  return {
    name: 'backend',
    configureServer(vite) {
      const load = () => vite.ssrLoadModule('/src/entry.server.tsx') as Promise<Server>;
      let running: Promise<Awaited<ReturnType<Server['createBackend']>>> | undefined;
      const getBackend = () => (running ??= load().then(server => server.createBackend(editionFolder)));
      vite.watcher.add(['news', 'schedule.yaml', 'tickets.csv'].map(file => join(editionFolder, file)));
      vite.watcher.on('change', file => {
        if (file.startsWith(editionFolder)) running = undefined;
      });
      vite.middlewares.use('/api', (req, res, next) => {
        req.url = req.originalUrl ?? req.url;
        getBackend().then(({ fetch }) => getRequestListener(fetch)(req, res), next);
      });
      vite.middlewares.use((req, res, next) => {
        const [path = ''] = (req.url ?? '').split('?');
        if (!isOpenData(path)) return next();
        getBackend()
          .then(async ({ api }) => openData(await api.schedule()))
          .then(files => res.setHeader('content-type', openDataTypes[path]).end(files[path.slice(1) as keyof typeof files]), next);
      });
      return () => {
        vite.middlewares.use((req, res, next) => {
          if (req.method !== 'GET' || !req.headers.accept?.includes('text/html')) return next();
          const url = new URL(req.originalUrl ?? '/', 'http://localhost');
          page(vite, url).then(({ status, headers, body }) => res.writeHead(status, headers).end(body), next);
        });
      };

      async function page(server: ViteDevServer, url: URL) {
        const { canonicalPath, render } = await load();
        const path = canonicalPath(url.pathname, 'sv');
        if (path !== url.pathname && !path.endsWith('/404')) return { status: 302, headers: { location: path + url.search }, body: '' };
        const texts = Object.fromEntries(languages.map(lang => [lang, readCopy(lang)]));
        const rendered = await render(path, texts, (await getBackend()).api);
        const template = await readFile(join(server.config.root, 'index.html'), 'utf8');
        const html = template
          .replace('<html lang="sv">', `<html lang="${rendered.data.lang}">`)
          .replace('<!--head-->', () => rendered.head + rendered.styles)
          .replace('<!--app-->', () => rendered.html)
          .replace(
            '<!--data-->',
            () => `<script type="application/json" id="page-data">${JSON.stringify(rendered.data).replaceAll('<', '\\u003c')}</script>`,
          );
        const status = path.endsWith('/404') ? 404 : 200;
        return {
          status,
          headers: { 'content-type': 'text/html; charset=utf-8' },
          body: await server.transformIndexHtml(url.pathname, html),
        };
      }
    },
  };
}
