/** Kill switch, served as `/sw.js` to remove the service worker (OFFLINE-4). */
import { isOwnCache } from './addresses.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', event => {
  event.waitUntil(leave());
});

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter(isOwnCache).map(name => caches.delete(name)));
  await self.registration.unregister();
}
