import { defaultLanguage, isLang, newsListCount, type Lang } from '@tand/festival';
import { ensureToken } from '../api/crossSite.ts';
import type { Database } from '../db/database.ts';
import { countNews, findArticle, listNewsBeside, type ArticleState } from '../db/queries.ts';
import type { AppContext, ProxyOptions } from '../http/context.ts';
import { chooseEncoding, compress, isWorthCompressing, type Encoding } from '../http/encoding.ts';
import { etagOf, matchesEtag } from '../http/etag.ts';
import { sendError } from '../http/json.ts';
import { isPreviewToken } from '../secrets.ts';
import { inertPolicy } from '../http/securityHeaders.ts';
import { fillShell, type RenderArticle } from './article.ts';
import { openFiles, type ServedFile } from './files.ts';
import { createFound } from './found.ts';
import { addLaterNews } from './laterNews.ts';
import { fileHeaders } from './pageHeaders.ts';
import { fillItemShell, findInProgramme } from './programme.ts';
import { encodePath, resolvePath, type LivePage } from './resolve.ts';
import { readFound, readHeaders, readRedirects, trimSlash } from './siteConfig.ts';

export interface SiteOptions extends ProxyOptions {
  db: Database;
  now: () => Date;
  /** Makes the page of an article that was published after the build; default: `fillShell`. */
  renderArticle?: RenderArticle | undefined;
  /** `sw-kill.js` is served as `sw.js`. */
  isWorkerKilled?: boolean | undefined;
  /** Told of a database that does not answer. */
  log: (message: string, error: unknown) => void;
}

/**
 * Serves a built site: files, redirects, pages in both languages, news published after the build, 404 pages.
 * @throws StartError when the folder does not exist or its redirects.json or headers.json is malformed
 */
export function createSite(root: string, options: SiteOptions): (c: AppContext) => Promise<Response> {
  const files = openFiles(root);
  const redirects = readRedirects(root);
  const headersFile = readHeaders(root);
  const foundFile = readFound(root);
  const readNow = foundFile && createFound(options.db, foundFile);
  const render = options.renderArticle ?? fillShell;

  return async function answer(c) {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return sendError(c, 405, 'Only GET and HEAD are allowed here.', { Allow: 'GET, HEAD' });
    const url = new URL(c.req.url);
    const found = resolvePath(url.pathname, { files, redirects });
    if (found.kind === 'redirect') return redirect(c, withQuery(found.to, url.search), found.status);
    if (found.kind === 'missing') return notFound(c, found.lang, found.isPage);
    if (found.kind === 'newsList') return newsList(c, found.prefix, found);
    if (found.kind === 'article') return article(c, found.lang, found.prefix, found.key, url.search);
    if (found.kind !== 'file') return programmePage(c, found, url.search);
    if (options.isWorkerKilled && found.path === '/sw.js') return (await sendFile(c, '/sw-kill.js', 200)) ?? notFound(c, undefined, false);
    const [, lang, slug] = /^(?:\/(sv|en))?\/news\/([^/]+)\/index\.html$/.exec(found.path) ?? [];
    // Withdrawn since the build. Where the database is silent the built page stands.
    if (slug && (await lookUp(slug))?.state === 'hidden')
      return article(c, isLang(lang) ? lang : defaultLanguage, lang ? `/${lang}` : '', slug, url.search);
    const [list, prefix = '', listLang, topic] = /^(\/(sv|en))?\/news(?:\/topic\/([^/]+))?\/index\.html$/.exec(found.path) ?? [];
    const later = list && (await laterList(c, found.path, { lang: isLang(listLang) ? listLang : defaultLanguage, prefix, topic }));
    if (later) return later;
    const current = await ask(async () => readNow?.(found.path, options.now(), chooseEncoding(c.req.header('accept-encoding'))));
    if (current) return send(c, current, 200, fileHeaders(headersFile, addressOf(found.path), current.type));
    return (await sendFile(c, found.path, found.isNotFoundPage ? 404 : 200)) ?? notFound(c, undefined, true);
  };

  async function article(c: AppContext, lang: Lang, prefix: string, key: string, search: string): Promise<Response> {
    const found = await lookUp(key);
    const token = new URLSearchParams(search).get('preview');
    const isPreview = found?.state === 'hidden' && token !== null && isPreviewToken(options.db.salt, found.item, token);
    if (!found || found.state === 'unknown' || (found.state === 'hidden' && !isPreview))
      return notFound(c, prefix ? lang : undefined, true);
    const { item } = found;
    if (item.slug !== key) return redirect(c, `${prefix}/news/${encodePath(item.slug)}${search}`, 302);
    const shellPath = `${prefix}/news/_shell/index.html`;
    const shell = await files.text(shellPath);
    if (shell === undefined) return prefix ? notFound(c, lang, true) : redirect(c, `/${lang}/news/${encodePath(key)}${search}`, 302);
    const response = await sendFilled(c, await render(shell, item, lang), shellPath);
    if (isPreview) for (const [name, value] of previewHeaders) response.headers.set(name, value);
    return response;
  }

  /** The page of an item or a place that is newer than the build. */
  async function programmePage(c: AppContext, { kind, lang, prefix, key }: LivePage, search: string): Promise<Response> {
    const found = await ask(() => findInProgramme(options.db, kind, key));
    if (!found) return notFound(c, prefix ? lang : undefined, true);
    const folder = kind === 'item' ? '/schedule' : '/schedule/screen';
    // An item that was given another name keeps its id: the address of its page follows the name.
    if (found.slug !== key) return redirect(c, `${prefix}${folder}/${encodePath(found.slug)}${search}`, 302);
    const shellPath = `${prefix}${folder}/_shell/index.html`;
    const [shell, data] = await Promise.all([files.text(shellPath), files.text('/schedule.json')]);
    if (shell === undefined) return notFound(c, prefix ? lang : undefined, true);
    return sendFilled(c, kind === 'item' ? fillItemShell(shell, found, data, lang) : shell, shellPath);
  }

  async function sendFilled(c: AppContext, html: string, shellPath: string): Promise<Response> {
    const body = new TextEncoder().encode(html);
    const type = 'text/html; charset=utf-8';
    const encoding = isWorthCompressing(body.byteLength) ? chooseEncoding(c.req.header('accept-encoding')) : undefined;
    const etag = etagOf(body);
    const file = encoding ? { body: await compress(body, encoding), encoding, etag, type } : { body, etag, type };
    return send(c, file, 200, fileHeaders(headersFile, addressOf(shellPath), type));
  }

  /** A page or topic of the list that came up after the build: the list as it was built, which the application brings up to date. */
  async function newsList(c: AppContext, prefix: string, { lang, topic, page }: { lang: Lang; topic: string | undefined; page: number }) {
    const count = await ask(() => countNews(options.db, options.now(), topic));
    const isThere = (count ?? 0) > (page - 1) * newsListCount;
    const path = `${prefix}/news/index.html`;
    if (!isThere) return notFound(c, prefix ? lang : undefined, true);
    const later = page === 1 ? await laterList(c, path, { lang, prefix, topic }) : undefined;
    return later ?? (await sendFile(c, path, 200)) ?? notFound(c, lang, true);
  }

  /** The first page of a built list with links to what is newer than the build; undefined when nothing is. */
  async function laterList(
    c: AppContext,
    path: string,
    { lang, prefix, topic }: { lang: Lang; prefix: string; topic: string | undefined },
  ) {
    const items = foundFile && (await ask(() => listNewsBeside(options.db, options.now(), foundFile.news, topic)));
    const html = items?.length ? await files.text(path) : undefined;
    return items && html !== undefined ? sendFilled(c, addLaterNews(html, items, lang, prefix), path) : undefined;
  }

  function lookUp(key: string): Promise<ArticleState | undefined> {
    return ask(() => findArticle(options.db, options.now(), key));
  }

  /** A database that fails must not take the built pages with it: it is told, and the site stands as it was built. */
  async function ask<T>(question: () => Promise<T>): Promise<T | undefined> {
    try {
      return await question();
    } catch (error) {
      options.log('The database does not answer, so what was built is served:', error);
      return undefined;
    }
  }

  async function notFound(c: AppContext, lang: Lang | undefined, isPage: boolean): Promise<Response> {
    const pages = isPage ? [...(lang ? [`/${lang}/404/index.html`] : []), '/404.html', '/404/index.html'] : [];
    for (const page of pages) {
      const response = files.has(page) ? await sendFile(c, page, 404) : undefined;
      if (response) return response;
    }
    return c.body('Not found\n', 404, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': inertPolicy,
    });
  }

  async function sendFile(c: AppContext, path: string, status: 200 | 404): Promise<Response | undefined> {
    const encoding: Encoding | undefined = chooseEncoding(c.req.header('accept-encoding'));
    const file = await files.read(path, encoding);
    return file && send(c, file, status, fileHeaders(headersFile, addressOf(path), file.type));
  }

  function send(c: AppContext, file: ServedFile, status: 200 | 404, headers: Record<string, string>): Response {
    const isPage = file.type.startsWith('text/html');
    const all = new Headers({ 'Content-Type': file.type, ETag: file.etag, Vary: 'Accept-Encoding', ...headers });
    if (file.encoding) all.set('Content-Encoding', file.encoding);
    const cookie = isPage ? ensureToken(c, options).cookie : undefined;
    if (cookie) {
      all.set('Set-Cookie', cookie);
      // A shared cache must not hand one visitor's token to the next.
      all.set('Cache-Control', 'private, no-cache');
    }
    if (status === 200 && matchesEtag(c.req.header('if-none-match'), file.etag)) {
      all.delete('Content-Encoding');
      return c.newResponse(null, 304, Object.fromEntries(all));
    }
    all.set('Content-Length', String(file.body.byteLength));
    return c.newResponse(file.body, status, Object.fromEntries(all));
  }
}

/** The address of a preview is a secret: nobody keeps it, lists it or tells it to the next site. */
const previewHeaders = [
  ['Cache-Control', 'private, no-store'],
  ['X-Robots-Tag', 'noindex, nofollow'],
  ['Referrer-Policy', 'no-referrer'],
] as const;

/** '/sv/home/index.html' → '/sv/home', as headers.json names it. */
const addressOf = (path: string) => trimSlash(path.replace(/\/index\.html$/, '/'));

/** Adds the visitor's query to a redirect's target, before its fragment. */
function withQuery(to: string, search: string): string {
  if (!search) return to;
  const [address = '', fragment] = to.split('#', 2);
  return `${address}${address.includes('?') ? `&${search.slice(1)}` : search}${fragment === undefined ? '' : `#${fragment}`}`;
}

function redirect(c: AppContext, to: string, status: 301 | 302 | 307 | 308): Response {
  return c.body(null, status, {
    Location: to,
    'Cache-Control': status === 301 || status === 308 ? 'public, max-age=3600' : 'no-cache',
    'Content-Security-Policy': inertPolicy,
  });
}
