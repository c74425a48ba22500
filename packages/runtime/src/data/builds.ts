export const buildOf = (page: Document = document): string | undefined =>
  page.querySelector<HTMLElement>('script[data-build]')?.dataset['build'];

const event = 'tand:newer';

/** Offers `build` to the visitor, unless it is the page's own or was offered last (OFFLINE-2). */
export function offerBuild(build: string | undefined): void {
  const { dataset } = document.documentElement;
  const own = buildOf();
  if (!build || !own || build === own || build === dataset['newer']) return;
  dataset['newer'] = build;
  dispatchEvent(new Event(event));
}

/** Calls the listener for the build that was offered last, if any, and for each further one, until `signal` aborts. */
export function onNewerBuild(listener: () => void, signal: AbortSignal): void {
  addEventListener(event, listener, { signal });
  if (document.documentElement.dataset['newer']) listener();
}
