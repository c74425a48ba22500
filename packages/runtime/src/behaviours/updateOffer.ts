import { onNewerBuild } from '../data/builds.ts';
import { whenIdle } from '../whenIdle.ts';

const settle = 3000;
const longestWait = 5000;

/** Stores the site on a page that `markReturning` marks, and offers a newer build (OFFLINE-1, OFFLINE-2). */
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
