import { onNewerBuild } from '../data/builds.ts';
import { whenIdle } from '../whenIdle.ts';

/** Milliseconds after `load` before the site is stored. */
const settle = 3000;
/** Longest time in ms to wait for the browser to be idle. */
const longestWait = 5000;

/**
 * On returning visits, stores the site for offline use (OFFLINE-1). Opens `element`, an `UpdateNotice`, when there is a newer build
 * (OFFLINE-2).
 * @returns detach
 */
export function attachUpdateOffer(element: HTMLElement): () => void {
  const attachment = new AbortController();
  const { signal } = attachment;
  const box = element.querySelector<HTMLElement>('[data-band]')!;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (isShown: boolean) => {
    box.hidden = !isShown;
    element.toggleAttribute('data-open', isShown);
  };
  const accept = () => {
    element.ariaBusy = 'true';
    for (const button of element.querySelectorAll('button')) button.ariaDisabled = 'true';
    location.reload();
  };
  const store = async () => {
    try {
      const [{ register }, { cacheAnswers }] = await Promise.all([
        import('../offline/registration.ts'),
        import('../offline/cacheAnswers.ts'),
      ]);
      if (!signal.aborted && (await register(signal))) await cacheAnswers();
    } catch (error) {
      console.error('The service worker could not be registered.', error);
    }
  };
  const begin = () => {
    timer = setTimeout(() => {
      if ('returning' in document.documentElement.dataset) whenIdle(() => void store(), longestWait);
    }, settle);
  };

  element.addEventListener(
    'click',
    ({ target }) => {
      const part = (target as Element).closest<HTMLElement>('[data-part]')?.dataset['part'];
      if (element.ariaBusy) return;
      if (part === 'update') accept();
      else if (part === 'dismiss') show(false);
    },
    { signal },
  );
  onNewerBuild(() => show(true), signal);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { signal });
  }
  return () => {
    attachment.abort();
    clearTimeout(timer);
  };
}
