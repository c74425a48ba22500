import { whenIdle } from '../whenIdle.ts';
import type { IslandState } from './page.ts';

/** Resolves when the island is hydrated, or its rendering has failed; rejects if it cannot be loaded. */
export type Hydrate = (name: string, element: HTMLElement) => Promise<void>;

const idleTimeout = 1000;

const needsReact = 'button:not([type=submit], [popovertarget]), a[data-needs-react], [data-needs-react] button, [role=application]';

const islandOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]:not([data-island-on=demand])') : null;
const isReady = (island: HTMLElement) => island.dataset['islandState'] === 'hydrated';

/** @param works selector of elements that a behaviour handles before hydration */
export function startIslands(hydrate: Hydrate, works = ':not(*)') {
  const ending = new AbortController();
  const started = new WeakMap<HTMLElement, Promise<void>>();
  const start = (element: HTMLElement): Promise<void> => {
    const known = started.get(element);
    if (known) return known;
    const set = (state: IslandState) => (element.dataset['islandState'] = state);
    const starting = (async () => {
      set('loading');
      try {
        await hydrate(element.dataset['island']!, element);
        if (element.dataset['islandState'] === 'loading') set('hydrated');
      } catch (error) {
        console.error(`The island ${element.dataset['island']} could not be hydrated.`, error);
        started.delete(element);
        set('failed');
      }
    })();
    started.set(element, starting);
    return starting;
  };

  let repeated: Event | undefined;
  const use = (event: Event) => {
    const island = islandOf(event);
    if (!island || isReady(island) || event === repeated) return;
    const starting = start(island);
    if (event.type !== 'click') return;
    const { target, metaKey, ctrlKey, shiftKey } = event as MouseEvent & { target: Element };
    const waiting = target.closest<HTMLElement>(needsReact);
    if (!waiting || waiting.matches(works) || metaKey || ctrlKey || shiftKey) return;
    // React would also dispatch this click after hydration.
    event.stopPropagation();
    event.preventDefault();
    if ('pressed' in waiting.dataset) return;
    waiting.dataset['pressed'] = '';
    const at = [...island.querySelectorAll(needsReact)].indexOf(waiting);
    const press = async () => {
      await starting;
      delete waiting.dataset['pressed'];
      repeated = new MouseEvent('click', event);
      // Hydration may replace elements that the browser's translation has changed.
      (target.isConnected ? target : island.querySelectorAll(needsReact)[at])?.dispatchEvent(repeated);
    };
    void press();
  };
  for (const name of ['pointerdown', 'focusin', 'click']) addEventListener(name, use, { capture: true, signal: ending.signal });

  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const on = element.dataset['islandOn'];
    if (on === 'demand') continue;
    if (element.contains(document.activeElement) && document.activeElement !== document.body) void start(element);
    else if (on === 'idle' || (on === 'visible' && !('IntersectionObserver' in globalThis)))
      whenIdle(() => void start(element), idleTimeout);
    else if (on === 'visible') {
      const observer = new IntersectionObserver(
        entries => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          void start(element);
        },
        { rootMargin: '25% 0px' },
      );
      // The element itself has no box (`display: contents`).
      for (const child of element.children) observer.observe(child);
    }
  }
  return {
    start: (name: string) => {
      const element = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
      if (element) void start(element);
    },
    unsubscribe: () => ending.abort(),
  };
}
