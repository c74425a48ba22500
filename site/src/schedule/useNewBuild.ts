import { useEffect } from 'react';
import { ownBuild } from '../offline/ownBuild.ts';

/** Milliseconds between checks. */
const lookEvery = 300_000;
const address = '/offline.json';

/** Reloads the page after a new build: for screens that nobody operates. A failed check, as offline, changes nothing. */
export function watchBuild(own: string | undefined, reload: () => void = () => location.reload()): () => void {
  const look = async () => {
    try {
      const answer = await fetch(address, { cache: 'no-cache' });
      const { build } = (await answer.json()) as { build?: unknown };
      if (answer.ok && typeof build === 'string' && own !== undefined && build !== own) reload();
    } catch {
      // the next check may reach the site
    }
  };
  const timer = setInterval(() => void look(), lookEvery);
  return () => clearInterval(timer);
}

export function useNewBuild() {
  useEffect(() => watchBuild(ownBuild()), []);
}
