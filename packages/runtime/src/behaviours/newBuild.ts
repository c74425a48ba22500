import { buildOf } from '../data/builds.ts';

const interval = 300_000;
const address = '/offline.json';

/** Every five minutes, reloads an unattended screen if there is a new build or a failed island. */
export function attachNewBuild(element: HTMLElement, reload: () => void = () => location.reload()): () => void {
  const own = buildOf();
  const check = async () => {
    try {
      const answer = await fetch(address, { cache: 'no-cache' });
      const { build } = (await answer.json()) as { build?: unknown };
      if (!answer.ok || typeof build !== 'string' || own === undefined) return;
      if (build !== own || element.querySelector('[data-island-state=failed]')) reload();
    } catch {}
  };
  const timer = setInterval(() => void check(), interval);
  return () => clearInterval(timer);
}
