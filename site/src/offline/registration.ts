import type { WorkerMessage } from './worker/manifest.ts';

/** A build newer than the page's own, and the way to it. */
export interface Update {
  /** Brings the new build into force and loads the page anew. */
  accept: () => void;
}

/** The build this page belongs to, as the prerenderer wrote it. */
const ownBuild = () => document.documentElement.dataset.build;

const tell = (worker: ServiceWorker, message: WorkerMessage, transfer: Transferable[] = []) => worker.postMessage(message, transfer);

const hour = 3_600_000;

/** The build of a worker; undefined when it does not say so within a few seconds. */
function buildOf(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise(done => {
    const { port1, port2 } = new MessageChannel();
    const late = setTimeout(() => done(undefined), 5000);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(late);
      done(typeof data === 'string' ? data : undefined);
    });
    port1.start();
    tell(worker, 'which-build', [port2]);
  });
}

/** Resolves once a worker that is being installed is, or has failed. */
const settled = (worker: ServiceWorker) =>
  new Promise<void>(done => {
    const look = () => {
      if (worker.state === 'installing') return;
      worker.removeEventListener('statechange', look);
      done();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/**
 * Registers the service worker and tells of each newer build. Nothing changes until `accept` is called; then the page is
 * loaded anew once, by the new build.
 * @returns once the site works without a network; undefined where it cannot
 */
export async function register(onUpdate: (update: Update) => void): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator;
  let isAccepted = false;

  const offer = async (worker: ServiceWorker, bringIn: () => void) => {
    const build = await buildOf(worker);
    const own = ownBuild();
    // Names sort by the time of the build. A page from the network may be newer than the worker.
    if (build !== undefined && own !== undefined && build > own) onUpdate({ accept: bringIn });
  };
  const offerWaiting = (waiting: ServiceWorker) =>
    offer(waiting, () => {
      isAccepted = true;
      tell(waiting, 'take-over');
    });

  /** The visitor accepted in another tab: this one is a page of the old build now. */
  const offerReload = () => {
    if (serviceWorker.controller) void offer(serviceWorker.controller, () => location.reload());
  };
  serviceWorker.addEventListener('controllerchange', () => (isAccepted ? location.reload() : offerReload()));
  offerReload();

  const registration = (await serviceWorker.register('/sw.js')) as ServiceWorkerRegistration | undefined;
  if (!registration) return undefined;
  const lookForWaiting = async () => {
    if (registration.installing) await settled(registration.installing);
    if (registration.waiting && registration.active) await offerWaiting(registration.waiting);
  };
  registration.addEventListener('updatefound', () => void lookForWaiting());
  void lookForWaiting();

  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < hour) return;
    looked = Date.now();
    registration.update().catch(() => undefined); // without a network there is nothing new to be had
  });
  return serviceWorker.ready;
}
