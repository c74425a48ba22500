/** OFFLINE-1 */
import {
  isCall,
  isNamedFile,
  isOwnCache,
  isVersioned,
  cachedAtHeader,
  langOf,
  offlineAddress,
  precachePrefix,
  pageAddress,
  visitedCache,
} from './addresses.ts';
import type { PushMessage } from '@tand/festival';
import type { CheckMessage, OfflineFile, PrecacheMessage, Bundle, StoredManifest } from './manifest.ts';
import { renew } from './pushCalls.ts';

declare const self: ServiceWorkerGlobalScope;

interface Precache {
  cacheName: string;
  manifest: StoredManifest;
  at: number;
}

const listAddress = '/offline.json';
const networkTimeout = 3000;
const fileTimeout = 30_000;
const minute = 60_000;
const concurrency = 6;
const maxVisited = 200;
const revisionHeader = 'x-revision';

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
const isOf = (build: string, html: string) => html.includes(`data-build="${build}"`);
const isPage = ({ headers }: Response) => headers.get('content-type')?.includes('text/html') ?? false;
const match = (url: string, cacheName: string) => caches.match(url, { cacheName, ignoreVary: true });
const allOf = ({ shell, rest }: StoredManifest) => [...shell, ...rest];

/** The last confirmed precache is first. */
async function completePrecaches(): Promise<Precache[]> {
  const precaches: Precache[] = [];
  for (const cacheName of await caches.keys()) {
    // The list is stored last, when the precache is complete.
    const list = cacheName.startsWith(precachePrefix) ? await match(listAddress, cacheName) : undefined;
    if (list) precaches.push({ cacheName, at: Number(list.headers.get(cachedAtHeader)), manifest: (await list.json()) as StoredManifest });
  }
  return precaches.toSorted((a, b) => b.at - a.at);
}

async function inPrecache(url: string): Promise<Response | undefined> {
  const [precache] = await completePrecaches();
  return precache && match(url, precache.cacheName);
}

let updating: Promise<void> | undefined;
/** After a failure, the next check continues with the missing files. */
const update = () => (updating ??= fill().finally(() => (updating = undefined)));

async function fill(): Promise<void> {
  const answer = await fetch(listAddress, { cache: 'no-cache', signal: AbortSignal.timeout(fileTimeout) });
  if (!answer.ok) throw new Error(`${listAddress}: ${answer.status}`);
  const manifest = (await answer.json()) as StoredManifest;
  const cacheName = precachePrefix + manifest.build;
  const precaches = await completePrecaches();
  const [before] = precaches;
  manifest.langs = await readLangs(before);
  manifest.rest.push(...manifest.langs.flatMap(lang => manifest.pages[lang] ?? []));
  const cache = await caches.open(cacheName);

  const missing = new Map<string, OfflineFile>();
  for (const file of savesData() ? manifest.shell : allOf(manifest))
    if (!(await isCached(cache, file, precaches))) missing.set(file.url, file);
  for (const [index, url] of manifest.bundles.entries()) {
    const countIn = (files: Iterable<OfflineFile>) => [...files].filter(({ bundle }) => bundle === index).length;
    // For few changed files single requests are cheaper.
    if (countIn(missing.values()) * 4 > countIn(allOf(manifest))) await storeBundle(cache, url, missing, manifest.build);
  }
  const queue = missing.values();
  let failure: Error | undefined;
  const storeNext = async () => {
    for (const file of queue) {
      if (failure) return;
      await store(cache, file, manifest.build).catch((error: unknown) => {
        failure = new Error(`${file.url} could not be stored`, { cause: error });
      });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, storeNext));
  if (failure) throw failure;

  const listed = new Set([listAddress, ...allOf(manifest).map(({ url }) => url)]);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!listed.has(pathname + search)) await cache.delete(request);
  }
  await cache.put(listAddress, new Response(JSON.stringify(manifest), { headers: { [cachedAtHeader]: String(Date.now()) } }));
  if (before && before.cacheName !== cacheName) {
    await caches.delete(visitedCache);
    // Open pages of the previous build may need their scripts.
    await deleteCaches(name => name.startsWith(precachePrefix) && name !== cacheName && name !== before.cacheName);
  }
  for (const client of await windows()) client.postMessage({ build: manifest.build } satisfies PrecacheMessage, []);
}

async function readLangs(before: Precache | undefined): Promise<string[]> {
  const open = (await windows()).map(({ url }) => langOf(new URL(url)));
  return [...new Set([...(before?.manifest.langs ?? []), ...open])];
}

async function isCached(cache: Cache, { url, revision }: OfflineFile, precaches: Precache[]): Promise<boolean> {
  const isSame = (cached: Response | undefined) => cached?.headers.get(revisionHeader) === revision;
  if (isSame(await cache.match(url, { ignoreVary: true }))) return true;
  for (const { cacheName } of precaches) {
    const copy = await match(url, cacheName);
    if (!copy || !isSame(copy) || isPage(copy)) continue;
    await cache.put(url, copy);
    return true;
  }
  return false;
}

async function fetchFile(url: string, isFixed: boolean): Promise<Response> {
  const response = await fetch(url, { cache: isFixed ? 'default' : 'no-cache', priority: 'low', signal: AbortSignal.timeout(fileTimeout) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

async function storeBundle(cache: Cache, url: string, missing: Map<string, OfflineFile>, build: string): Promise<void> {
  const bundle = (await (await fetchFile(url, isVersioned(new URL(url, self.location.origin)))).json()) as Bundle;
  for (const [address, { revision, headers, body, isText }] of Object.entries(bundle)) {
    if (missing.get(address)?.revision !== revision) continue;
    const content = isText ? body : Uint8Array.from(atob(body), char => char.charCodeAt(0));
    const response = new Response(content, { headers });
    if (isPage(response) && !isOf(build, body)) continue;
    await cache.put(address, marked(response, response.body, revision));
    missing.delete(address);
  }
}

async function store(cache: Cache, { url, revision }: OfflineFile, build: string): Promise<void> {
  const response = await fetchFile(url, revision === null);
  if (!isPage(response)) return cache.put(url, marked(response, response.body, revision));
  const html = await response.text();
  if (!isOf(build, html)) throw new Error('a page of another build');
  return cache.put(url, marked(response, html, revision));
}

function marked({ headers }: Response, body: BodyInit | null, revision: string | null): Response {
  const stored = new Headers(headers);
  stored.delete(revisionHeader);
  if (revision !== null) stored.set(revisionHeader, revision);
  stored.set(cachedAtHeader, String(Date.now()));
  return new Response(body, { headers: stored });
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function deleteCaches(isUnwanted: (name: string) => boolean): Promise<void> {
  await Promise.all((await caches.keys()).filter(isUnwanted).map(name => caches.delete(name)));
}

async function onCheck({ build, isFirst }: CheckMessage): Promise<void> {
  let [precache] = await completePrecaches();
  const age = Date.now() - (precache?.at ?? 0);
  const isNewLang = (await readLangs(precache)).length > (precache?.manifest.langs?.length ?? 0);
  if (!precache || precache.manifest.build !== build || isNewLang || age > (isFirst ? minute : 60 * minute)) {
    await update();
    [precache] = await completePrecaches();
  }
  // A single open page needs no files of another build.
  if (precache && precache.manifest.build === build && (await windows()).length <= 1)
    await deleteCaches(name => isOwnCache(name) && name !== visitedCache && name !== precache.cacheName);
}

async function networkFirst(network: Promise<Response>, cached: () => Promise<Response | undefined>): Promise<Response> {
  const late = new Promise(done => setTimeout(done, networkTimeout)).then(cached);
  try {
    return await Promise.race([network, late.then(response => response ?? network)]);
  } catch {
    return (await cached()) ?? Response.error();
  }
}

async function storePage(url: URL, response: Response): Promise<void> {
  const [precache] = await completePrecaches();
  const html = await response.text();
  if (!precache || !isOf(precache.manifest.build, html)) return;
  const address = pageAddress(url);
  if (allOf(precache.manifest).some(file => file.url === address)) {
    const revision = response.headers.get('etag')?.replace(/^W\/|"/g, '') ?? '';
    return (await caches.open(precache.cacheName)).put(address, marked(response, html, revision));
  }
  const visited = await caches.open(visitedCache);
  await visited.delete(address); // moves the page to the end
  await visited.put(address, marked(response, html, null));
  for (const request of (await visited.keys()).slice(0, -maxVisited)) await visited.delete(request);
}

const isStorable = ({ search }: URL, { status, type, redirected, headers }: Response) =>
  search === '' && status === 200 && type === 'basic' && !redirected && !headers.get('cache-control')?.includes('no-store');

async function page(event: FetchEvent, url: URL): Promise<Response> {
  const network = fetch(event.request);
  event.waitUntil(
    network.then(response => (isStorable(url, response) ? storePage(url, response.clone()) : undefined)).catch(() => undefined),
  );
  const address = pageAddress(url);
  const answer = await networkFirst(network, async () => (await inPrecache(address)) ?? match(address, visitedCache));
  return answer.type === 'error' ? ((await inPrecache(offlineAddress(url))) ?? answer) : answer;
}

async function versioned(event: FetchEvent): Promise<Response> {
  const cached = await caches.match(event.request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(event.request);
  const copy = response.clone();
  // With Save-Data the precache has only the shell, so used files are added.
  const add = async () => {
    const [precache] = await completePrecaches();
    if (precache && response.ok && response.type === 'basic') await (await caches.open(precache.cacheName)).put(event.request, copy);
  };
  event.waitUntil(add().catch(() => undefined));
  return response;
}

const namedFile = ({ request }: FetchEvent) => networkFirst(fetch(request), () => inPrecache(request.url));

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || isCall(url)) return;
  if (request.mode === 'navigate') {
    if (!/\.\w{2,11}$/.test(url.pathname)) event.respondWith(page(event, url));
  } else if (isVersioned(url)) event.respondWith(versioned(event));
  else if (isNamedFile(url)) event.respondWith(namedFile(event));
});

// Safe, as the precache of the previous build stays for its open pages.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', event => {
  event.waitUntil(self.clients.claim());
  // Not awaited, as notifications work before the site is stored.
  update().catch(() => undefined);
});

self.addEventListener('message', event => {
  const message = event.data as CheckMessage | 'which-build' | 'take-over';
  // Old builds update if the name in the response sorts after their own.
  if (message === 'which-build') event.ports[0]?.postMessage('~');
  else if (message === 'take-over') event.waitUntil((event.source as WindowClient).navigate((event.source as WindowClient).url));
  else event.waitUntil(onCheck(message).catch(() => undefined));
});

// PUSH-7
self.addEventListener('push', event => {
  const { title, body, url, tag, lang } = event.data!.json() as PushMessage;
  const icon = '/img/brand/apple-touch-icon.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, icon, data: url }));
});
// Browsers may change a subscription's address or keys at any time.
self.addEventListener('pushsubscriptionchange', event => {
  event.waitUntil(renew(self.registration.pushManager, event.newSubscription).catch(() => undefined));
});
self.addEventListener('notificationclick', event => {
  event.notification.close();
  const address = new URL(event.notification.data as string, self.location.origin);
  if (address.origin === self.location.origin) event.waitUntil(self.clients.openWindow(address));
});
