/**
 * The service worker, `/sw.js`. After one visit the parts of the site that matter at the festival work without a
 * network (BEHAVIOURS, "Every page" 6). Only what names its version in its address is answered from the device first;
 * pages, pictures and fonts come from the network as long as it answers in time, so that builds never mix.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isCall, isOwnCache, isVersioned, offlineAddress, pageAddresses } from './addresses.ts';
import type { OfflineManifest, WorkerMessage } from './manifest.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __OFFLINE__: OfflineManifest;

type Plugin = NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins'];

/** Seconds that a visitor waits for the network before the device answers. */
const patience = 3;
const { build, shell, rest } = __OFFLINE__;
const keptCache = 'tand-kept'; // its entries carry their revision, so builds may share it
const pagesCache = `tand-pages-${build}`;
const filesCache = `tand-files-${build}`;

const { connection } = navigator as { connection?: { saveData?: boolean } };
const files = connection?.saveData ? shell : [...shell, ...rest];
const kept = new PrecacheController({ cacheName: keptCache });
kept.addToCacheList(files);
const known = new Set(files.map(({ url }) => url));

/** What the server asks nobody to keep, as the preview of an article that is not out. */
const isPrivate = ({ headers }: Response) => headers.get('cache-control')?.includes('no-store') ?? false;

/** Keeps whole answers of our own only: no redirect, no failure. */
const whole: Plugin = [
  {
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && response.type === 'basic' && !response.redirected && !isPrivate(response) ? response : null,
  },
];
const keptPage = async (url: URL) => {
  for (const address of pageAddresses(url)) {
    const page = await kept.matchPrecache(address);
    if (page) return page;
  }
  return undefined;
};

const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: patience,
  plugins: [
    ...whole,
    {
      // One page at one address, whatever the query: what somebody searched for is not kept.
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).origin + new URL(request.url).pathname,
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? keptPage(new URL(request.url)),
    },
    new ExpirationPlugin({ maxEntries: 4, purgeOnQuotaError: true }),
  ],
});

const versioned = new CacheFirst({
  cacheName: filesCache,
  plugins: [
    ...whole,
    { cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? kept.matchPrecache(request) },
    new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true }),
  ],
});

/** Pictures and fonts, which keep their address from build to build: nothing new is stored. */
const pictures = new NetworkFirst({
  cacheName: filesCache,
  networkTimeoutSeconds: patience,
  plugins: [
    {
      cacheWillUpdate: async () => null,
      cachedResponseWillBeUsed: async ({ request }) => kept.matchPrecache(request),
    },
  ],
});

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !isCall(url) && !/\.\w{2,11}$/.test(url.pathname),
  async ({ request, event, url }) => {
    try {
      return await pages.handle({ request, event });
    } catch {
      // It carries the whole application, which then shows the page that was asked for from what is kept.
      return (await kept.matchPrecache(offlineAddress(url))) ?? Response.error();
    }
  },
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isVersioned(url), versioned);
registerRoute(({ url, sameOrigin }) => sameOrigin && known.has(url.pathname), pictures);

self.addEventListener('install', event => {
  event.waitUntil(kept.install(event));
});

self.addEventListener('activate', event => {
  event.waitUntil(kept.activate(event));
  event.waitUntil(dropOthers());
});
clientsClaim();

/** Pages and files that another build left. */
async function dropOthers() {
  const names = await caches.keys();
  const old = names.filter(name => isOwnCache(name) && ![keptCache, pagesCache, filesCache].includes(name));
  await Promise.all(old.map(name => caches.delete(name)));
}

self.addEventListener('message', event => {
  const message = event.data as WorkerMessage;
  if (message === 'which-build') event.ports[0]?.postMessage(build);
  // Never by itself: the visitor says when (BEHAVIOURS, "Every page" 6).
  if (message === 'take-over') void self.skipWaiting();
});
