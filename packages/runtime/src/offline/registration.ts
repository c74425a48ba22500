import { buildOf, offerBuild } from '../data/builds.ts';
import type { CheckMessage, PrecacheMessage } from './worker/manifest.ts';

const key = 'tand:looked';

function isFirstOfVisit(): boolean {
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}

const onMessage = ({ data }: MessageEvent<PrecacheMessage>) => offerBuild(data.build);

/** Resolves when the worker is active; to undefined if the browser returns no registration. */
export async function register(signal: AbortSignal): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator;
  const build = buildOf();
  serviceWorker.addEventListener('message', onMessage, { signal });

  const registration = (await serviceWorker.register('/sw.js')) as ServiceWorkerRegistration | undefined;
  if (!registration) return undefined;
  await serviceWorker.ready;
  const check = (isFirst: boolean) => registration.active?.postMessage({ build, isFirst } satisfies CheckMessage);
  check(isFirstOfVisit());
  const onVisibility = () => {
    if (document.visibilityState === 'visible') check(false);
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return registration;
}
