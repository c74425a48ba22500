import { ownBuild } from './ownBuild.ts';
import type { LookMessage, PackMessage } from './worker/manifest.ts';

/** A build other than the page's own, whole on the device, and the way to it. */
export interface Update {
  /** Loads the page anew, by the new build. */
  accept: () => void;
}

const key = 'tand:looked';

/** Whether no page of this visit has asked before. */
function isFirstOfVisit(): boolean {
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false; // without storage every page would be the first
  }
}

/**
 * Registers the service worker, has it look for what is new, and tells once of each other build that is ready. Nothing
 * changes until `accept` is called.
 * @returns once the site works without a network; undefined where it cannot
 */
export async function register(onUpdate: (update: Update) => void): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator;
  const build = ownBuild();
  let offered = build;
  const offer = (found: string) => {
    if (build === undefined || found === offered) return;
    offered = found;
    if (offered === build) return;
    document.documentElement.dataset['newer'] = offered;
    onUpdate({ accept: () => location.reload() });
  };
  // Told before the page was hydrated.
  offer(document.documentElement.dataset['newer'] ?? build ?? '');
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<PackMessage>) => {
    offer(data.build);
  });

  const registration = (await serviceWorker.register('/sw.js')) as ServiceWorkerRegistration | undefined;
  if (!registration) return undefined;
  await serviceWorker.ready;
  const look = (isFirst: boolean) => registration.active?.postMessage({ build, isFirst } satisfies LookMessage);
  look(isFirstOfVisit());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look(false); // the worker looks once an hour at most
  });
  return registration;
}
