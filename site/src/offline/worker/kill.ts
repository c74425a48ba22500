/**
 * The kill switch, `/sw-kill.js`: served as `/sw.js` it takes the place of the service worker on every device that comes
 * by, throws away what was kept, and leaves. Pages stay as they are and come from the network from then on.
 */
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
