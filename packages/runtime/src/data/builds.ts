export const buildOf = (page: Document = document): string | undefined =>
  page.querySelector<HTMLElement>('script[data-build]')?.dataset['build'];

const event = 'tand:newer';

/** Offers a build other than the page's, each once (OFFLINE-2). */
export function offerBuild(build: string | undefined): void {
  const { dataset } = document.documentElement;
  const own = buildOf();
  if (!build || !own || build === own || build === dataset['newer']) return;
  dataset['newer'] = build;
  dispatchEvent(new Event(event));
}

/** Calls the listener for each build that is offered, the last one included, until `signal` aborts. */
export function onNewerBuild(listener: () => void, signal: AbortSignal): void {
  addEventListener(event, listener, { signal });
  if (document.documentElement.dataset['newer']) listener();
}
