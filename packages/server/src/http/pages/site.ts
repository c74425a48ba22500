import { defaultLanguage, formatRevision, memoize, type ContentPart, type Lang } from '@tand/festival';
import { ResponseCache, createCachedResponse, plainBody, sendCachedResponse, type CachedResponse } from '../responseCache.ts';
import { isForeign } from '../crossSite.ts';
import type { HttpOptions } from '../options.ts';
import { etagOf } from '../etag.ts';
import { answerForm } from '../api/tickets.ts';
import { momentAsked, type AppContext } from '../context.ts';
import { sendError } from '../json.ts';
import { inertPolicy, pagesAhead } from '../securityHeaders.ts';
import { run, type Limiter } from '../../infra/limits/limiter.ts';
import type { Log } from '../../infra/log.ts';
import { makeOfSound, type Entry } from './leaveOut.ts';
import type { Renderer, SentFile, SentFiles } from './renderer.ts';
import { previewTokens } from '../../content/previews.ts';
import { equalInConstantTime } from '../../infra/secrets.ts';
import { createSnapshot, withPreview, type Content, type Snapshot } from '../../content/snapshot.ts';
import type { Tracing } from '../../infra/tracing.ts';
import { noFiles, openFiles } from '../static/files.ts';
import { sendFile } from '../static/sendFile.ts';
import { addressesOf, encodePath, resolvePath, type Resolution } from './resolve.ts';

export type Site = ReturnType<typeof createSite>;

/** Ms after a new snapshot in which previous responses may be sent. */
const staleFor = 600;

const longestQuestion = 200;

const pause = 25;

const utf8 = 'charset=utf-8';

const openHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

export function createSite(root: string | undefined, options: HttpOptions & { renderer: Renderer; log: Log }) {
  const { store, tracing, log } = options;
  const renderer = tracing ? traced(options.renderer, tracing) : options.renderer;
  const files = root === undefined ? noFiles : openFiles(root);
  const answers = new ResponseCache(96 * 1024 * 1024);
  options.metrics?.gauge('answer_cache_bytes', () => answers.size);
  options.metrics?.gauge('answer_cache_entries', () => answers.count);
  const addressesAt = memoize((snapshot: Snapshot) => addressesOf(renderer, snapshot));

  const isOtherMoment = (now: number) => Math.abs(now - options.now()) > 1000;
  let asked: { now: number; snapshot: Snapshot } | undefined;

  /** Content at the time that a reviewer has chosen, else the current content (FEST-7). */
  function at(now: number): Snapshot {
    const { stored } = store.snapshot;
    if (!isOtherMoment(now)) return store.snapshot;
    if (asked?.now !== now || asked.snapshot.stored !== stored) asked = { now, snapshot: createSnapshot(stored, now) };
    return asked.snapshot;
  }

  const isStaleAllowed = () => performance.now() - store.shownAt < staleFor;

  const leftOut = new WeakSet<Entry>();
  function leaveOut(entry: Entry, error: unknown, route: string) {
    if (!leftOut.has(entry)) log('An entry cannot be rendered and is left out of a file.', error, { entry: entry.id, route });
    leftOut.add(entry);
  }

  const { shared, own, contained } = options.limiters ?? {};

  interface PageOptions {
    status?: CachedResponse['status'];
    now?: number;
    limiter?: Limiter | undefined;
    variant?: string | undefined;
    isFresh?: boolean;
  }
  function keysOf(address: string, now: number, variant = '') {
    const snapshot = at(now);
    const { reads, moment } = renderer.dependencies(address, now);
    const cacheKey = cacheKeyOf(snapshot, [...reads, 'notices'], moment);
    const name = variant ? `${address}?${variant}` : address;
    return { snapshot, moment, cacheKey, name, etag: etagOf(`${renderer.build} ${name} ${cacheKey}`) };
  }

  function page(address: string, { status = 200, now = options.now(), limiter, variant, isFresh }: PageOptions = {}) {
    const { snapshot, moment, cacheKey, name, etag } = keysOf(address, now, variant);
    const make = async () => {
      const { html, policy } = await renderer.render(address, snapshot, now, undefined, variant || undefined);
      return createCachedResponse(html, { isExport: options.isExport, status, etag, headers: pageHeaders(policy) });
    };
    return answers.get(`${isOtherMoment(now) ? `${moment} ` : ''}${status} ${name}`, cacheKey, make, {
      isStaleAllowed: !isFresh && isStaleAllowed(),
      limiter,
    });
  }

  function content(path: string, { now = options.now(), limiter, isFresh }: Omit<PageOptions, 'status' | 'variant'> = {}) {
    const snapshot = at(now);
    const { reads, type, isOpen, moment, write } = renderer.file(path);
    const headers = {
      'Content-Type': type,
      'Cache-Control': 'public, no-cache',
      'Content-Security-Policy': inertPolicy,
      ...(isOpen && openHeaders),
    };
    const cacheKey = cacheKeyOf(snapshot, reads, moment?.(now) ?? 0);
    const make = async () =>
      createCachedResponse(
        await makeOfSound(
          snapshot,
          content => write(content, sentAt(now)),
          (entry, error) => leaveOut(entry, error, path),
        ),
        { isExport: options.isExport, headers },
      );
    return answers.get(isOtherMoment(now) ? `${now} ${path}` : path, cacheKey, make, {
      isStaleAllowed: !isFresh && isStaleAllowed(),
      limiter,
    });
  }

  const sentAt = (now: number): SentFiles => ({
    etagOf: address => keysOf(address, now).etag,
    async read(address): Promise<SentFile> {
      const answer = await (addressesAt(at(now)).files.has(address)
        ? content(address, { now, isFresh: true })
        : page(address, { now, limiter: contained, isFresh: true }));
      const { etag, headers, plain, brotli } = answer;
      const text = async () => new TextDecoder().decode(await plainBody(answer));
      return { etag, headers, size: (brotli?.body ?? plain)!.byteLength, text };
    },
  });

  const send = (c: AppContext, answer: CachedResponse | Promise<CachedResponse>) =>
    answer instanceof Promise ? answer.then(made => sendCachedResponse(c, made, options)) : sendCachedResponse(c, answer, options);

  function answer(c: AppContext): Promise<Response> | Response {
    if (c.req.method === 'POST') return post(c);
    if (c.req.method === 'OPTIONS') return preflight(c);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return notAllowed(c);
    const stale = store.fresh();
    return stale ? stale.then(() => route(c)) : route(c);
  }

  /** Browsers send a preflight before conditional requests from other origins (SCHED-42). */
  function preflight(c: AppContext): Promise<Response> | Response {
    const found = resolve(c, store.snapshot);
    if (found.kind !== 'content' || !renderer.file(found.path).isOpen) return notAllowed(c);
    const allowed = {
      'Access-Control-Allow-Methods': 'GET, HEAD',
      'Access-Control-Allow-Headers': 'If-None-Match',
      'Access-Control-Max-Age': '86400',
    };
    return c.body(null, 204, { ...openHeaders, ...allowed });
  }

  const resolve = (c: AppContext, snapshot: Snapshot) =>
    resolvePath(rawPath(c.req.url), { renderer, snapshot, addresses: addressesAt(snapshot), files });

  function route(c: AppContext): Promise<Response> | Response {
    return follow(c, resolve(c, at(momentAsked(c, options))));
  }

  function follow(c: AppContext, found: Resolution): Promise<Response> | Response {
    c.set('route', found.kind);
    if (found.kind === 'page') c.set('address', found.address);
    else if (found.kind === 'file' || found.kind === 'content') c.set('address', found.path);
    // Scripts and the service worker fetch a page because it has changed, so they never get the previous response.
    const isFresh = (c.req.header('sec-fetch-mode') ?? 'navigate') !== 'navigate';
    switch (found.kind) {
      case 'page': {
        const { searchParams } = new URL(c.req.url);
        const asked = renderer.asked?.(found.address, searchParams)?.slice(0, longestQuestion);
        if (asked) return answerQuery(c, found.address, asked);
        const variant = renderer.variant?.(found.address, searchParams);
        const status = isMissing(found.address) ? 404 : 200;
        return send(c, page(found.address, { status, now: momentAsked(c, options), limiter: shared, variant, isFresh }));
      }
      case 'content':
        return send(c, content(found.path, { now: momentAsked(c, options), limiter: isListed(found.path) ? shared : own, isFresh }));
      case 'file': {
        const draw = renderer.drawn?.(found.path, new URL(c.req.url).searchParams);
        if (draw) return picture(c, draw);
        const path = options.isWorkerKilled && found.path === '/sw.js' ? '/sw-kill.js' : found.path;
        return sendFile(c, files, path).then(response => response ?? plainNotFound(c));
      }
      case 'redirect':
        return redirect(c, withQuery(found.to, new URL(c.req.url).search), found.status);
      case 'hidden':
        return preview(c, found);
      case 'gone':
        return send(c, page(found.address, { status: 410, now: momentAsked(c, options), limiter: shared }));
      default:
        return found.isPage ? notFound(c, found.lang, rawPath(c.req.url)) : plainNotFound(c);
    }
  }

  /** For visitors without script (NAV-19, INFO-16). */
  async function answerQuery(c: AppContext, address: string, asked: string): Promise<Response> {
    const { html, policy } = await run(own, () =>
      renderer.render(address, at(momentAsked(c, options)), momentAsked(c, options), undefined, asked),
    );
    return c.html(html, 200, { ...pageHeaders(policy), ...ownHeaders });
  }

  /** LABEL-3 */
  async function picture(c: AppContext, draw: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Response> {
    const headers = { 'Content-Type': 'image/png', 'Content-Security-Policy': inertPolicy, 'Cross-Origin-Resource-Policy': 'cross-origin' };
    return c.body(await run(own, draw), 200, { ...headers, ...ownHeaders });
  }

  /** LOOKUP-9, LOOKUP-12 */
  async function post(c: AppContext): Promise<Response> {
    const found = resolve(c, store.snapshot);
    if (found.kind !== 'page' || !renderer.isLookup?.(found.address)) return notAllowed(c);
    c.set('route', 'lookup');
    // Other sites must not use up the visitor's rate limit.
    if (isForeign(c, options)) return sendError(c, 403, 'Calls from other sites are not allowed.');
    const lookup = await answerForm(c, options);
    if (!lookup) return redirect(c, found.address, 303);
    const { answer } = lookup;
    const { html, policy } = await run(own, () => renderer.render(found.address, store.snapshot, momentAsked(c, options), lookup));
    const status = answer.kind === 'limited' ? 429 : answer.kind === 'unknown' ? 503 : 200;
    const headers = {
      ...pageHeaders(policy),
      ...ownHeaders,
      ...(answer.kind === 'limited' && { 'Retry-After': String(answer.seconds) }),
    };
    return c.html(html, status, headers);
  }

  const isListed = (path: string) => {
    const { files: made, drawn } = addressesAt(store.snapshot);
    return made.has(path) || drawn.has(path);
  };
  const isMissing = (address: string) => address === renderer.missing(address.split('/')[1] as Lang);
  const notFound = (c: AppContext, lang: Lang = defaultLanguage, path?: string) =>
    send(c, page(renderer.missing(lang, path), { status: 404, now: momentAsked(c, options), limiter: shared }));

  async function preview(c: AppContext, { lang, key, otherwise }: Extract<Resolution, { kind: 'hidden' }>): Promise<Response> {
    const { snapshot } = store;
    const item = snapshot.stored.news.find(({ slug, id }) => slug === key || String(id) === key);
    const token = c.req.query('preview');
    const db = options.database();
    const tokenOf = token && db && (await previewTokens(db).catch(() => undefined));
    if (!item || !tokenOf || !equalInConstantTime(tokenOf(item), token))
      return otherwise ? follow(c, otherwise) : notFound(c, lang, rawPath(c.req.url));
    const { search } = new URL(c.req.url);
    if (item.slug !== key) return redirect(c, `${lang ? `/${lang}` : ''}/news/${encodePath(item.slug)}${search}`, 302, previewHeaders);
    const content: Content = withPreview(snapshot, item);
    const address = `/${lang ?? defaultLanguage}/news/${item.slug}`;
    const { html, policy } = await run(own, () => renderer.render(address, content, options.now()));
    return sendCachedResponse(c, await createCachedResponse(html, { headers: { ...pageHeaders(policy), ...previewHeaders } }), options);
  }

  const read = async (address: string) => {
    if (isListed(address)) return content(address);
    if (!addressesAt(store.snapshot).pages.has(address)) return undefined;
    return page(address, { status: isMissing(address) ? 404 : 200 });
  };

  async function warm(isOver: () => boolean) {
    const { pages, files: made } = addressesAt(store.snapshot);
    for (const address of [...pages, ...made]) {
      if (isOver()) return;
      await read(address).catch((error: unknown) => log('A page could not be rendered in advance.', error, { route: address }));
      await new Promise(resolve => setTimeout(resolve, pause));
    }
  }

  return { answer, read, warm, addresses: () => addressesAt(store.snapshot) };
}

const traced = (renderer: Renderer, tracing: Tracing): Renderer => ({
  ...renderer,
  async render(address, ...rest) {
    const from = performance.now();
    try {
      return await renderer.render(address, ...rest);
    } finally {
      tracing.ended('render', (performance.now() - from) / 1000, { 'page.address': address });
    }
  },
});

const cacheKeyOf = ({ parts }: Content, reads: readonly ContentPart[], moment: number) =>
  [...reads.map(part => formatRevision(parts[part])), moment].join(' ');

const pageHeaders = (policy: string) => ({
  'Content-Type': `text/html; ${utf8}`,
  'Cache-Control': 'public, no-cache',
  'Content-Security-Policy': policy,
  ...pagesAhead,
});

/** Hono's path is decoded. */
function rawPath(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const end = url.indexOf('?', start);
  return url.slice(start, end < 0 ? undefined : end);
}

const ownHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** Preview URLs are secret. */
const previewHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

function plainNotFound(c: AppContext): Response {
  return c.body('Not found\n', 404, {
    'Content-Type': `text/plain; ${utf8}`,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': inertPolicy,
  });
}

function withQuery(to: string, search: string): string {
  if (!search) return to;
  const [address = '', fragment] = to.split('#', 2);
  return `${address}${address.includes('?') ? `&${search.slice(1)}` : search}${fragment === undefined ? '' : `#${fragment}`}`;
}

const notAllowed = (c: AppContext) => sendError(c, 405, 'Only GET and HEAD are allowed here.', { Allow: 'GET, HEAD' });

function redirect(c: AppContext, to: string, status: 301 | 302 | 303, more: Record<string, string> = {}): Response {
  return c.body(null, status, {
    Location: to,
    'Cache-Control': status === 301 ? 'public, max-age=3600' : 'no-cache',
    'Content-Security-Policy': inertPolicy,
    ...more,
  });
}
