import { ownBuild } from './ownBuild.ts';
import type { LookMessage, PackMessage } from './worker/manifest.ts';

/** A complete build that is stored on the device, other than the page's. */
export interface Update {
  /** Reloads with the new build. */
  accept: () => void;
}

const key = 'tand:looked';

function isFirstOfVisit(): boolean {
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false; // without storage every page counts as the first
  }
}

/** Reports each other build once, until `signal` aborts; nothing changes until `accept`. Resolves when the worker is active; undefined where there is none. */
export async function register(onUpdate: (update: Update) => void, signal: AbortSignal): Promise<ServiceWorkerRegistration | undefined> {
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
  // Reported before the behaviour was attached.
  offer(document.documentElement.dataset['newer'] ?? build ?? '');
  const onMessage = ({ data }: MessageEvent<PackMessage>) => offer(data.build);
  serviceWorker.addEventListener('message', onMessage, { signal });

  const registration = (await serviceWorker.register('/sw.js')) as ServiceWorkerRegistration | undefined;
  if (!registration) return undefined;
  await serviceWorker.ready;
  const look = (isFirst: boolean) => registration.active?.postMessage({ build, isFirst } satisfies LookMessage);
  look(isFirstOfVisit());
  const onVisibility = () => {
    if (document.visibilityState === 'visible') look(false); // the worker checks once an hour at most
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return registration;
}
