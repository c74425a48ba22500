import { useEffect } from 'react';
import { ownBuild } from '../offline/ownBuild.ts';

/** Milliseconds between two looks. */
const lookEvery = 300_000;
const address = '/offline.json';

/**
 * Loads the page anew when the site has been built again: for screens that nobody reloads. A look that fails, as without
 * a network, changes nothing.
 * @param reload how; default: the browser's own
 */
export function watchBuild(own: string | undefined, reload: () => void = () => location.reload()): () => void {
  const look = async () => {
    try {
      const answer = await fetch(address, { cache: 'no-cache' });
      const { build } = (await answer.json()) as { build?: unknown };
      if (answer.ok && typeof build === 'string' && own !== undefined && build !== own) reload();
    } catch {
      // the next look may reach the site
    }
  };
  const timer = setInterval(() => void look(), lookEvery);
  return () => clearInterval(timer);
}

/** `watchBuild` for as long as the page stands. */
export function useNewBuild() {
  useEffect(() => watchBuild(ownBuild()), []);
}
