import { buildOf } from '../data/builds.ts';

/** Milliseconds between checks. */
const interval = 300_000;
const address = '/offline.json';

/**
 * Reloads the page after a new build, or when an island in `element` has failed: no user would reload a screen in a hall. A failed check,
 * as when offline, changes nothing.
 * @returns detach
 */
export function attachNewBuild(element: HTMLElement, reload: () => void = () => location.reload()): () => void {
  const own = buildOf();
  const check = async () => {
    try {
      const answer = await fetch(address, { cache: 'no-cache' });
      const { build } = (await answer.json()) as { build?: unknown };
      if (!answer.ok || typeof build !== 'string' || own === undefined) return;
      if (build !== own || element.querySelector('[data-island-state=failed]')) reload();
    } catch {
      // failures are ignored until the next check
    }
  };
  const timer = setInterval(() => void check(), interval);
  return () => clearInterval(timer);
}
