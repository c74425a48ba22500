export const buildOf = (page: Document = document): string | undefined =>
  page.querySelector<HTMLElement>('script[data-build]')?.dataset['build'];

const event = 'tand:newer';

/** OFFLINE-2 */
export function offerBuild(build: string | undefined): void {
  const { dataset } = document.documentElement;
  const own = buildOf();
  if (!build || !own || build === own || build === dataset['newer']) return;
  dataset['newer'] = build;
  dispatchEvent(new Event(event));
}

/** Also calls the listener for a build that was offered before. */
export function onNewerBuild(listener: () => void, signal: AbortSignal): void {
  addEventListener(event, listener, { signal });
  if (document.documentElement.dataset['newer']) listener();
}
