import { useEffect } from 'react';

/** Milliseconds between two looks. */
const lookEvery = 300_000;
const address = '/build.json';

/**
 * Loads the page anew when the site has been built again: for screens that nobody reloads. A look that fails, as without
 * a network, changes nothing.
 * @param reload how; default: the browser's own
 */
export function watchBuild(own: string | undefined, reload: () => void = () => location.reload()): () => void {
  const look = async () => {
    try {
      const answer = await fetch(address, { cache: 'no-store' });
      const { id } = (await answer.json()) as { id?: unknown };
      if (answer.ok && typeof id === 'string' && own !== undefined && id !== own) reload();
    } catch {
      // the next look may reach the site
    }
  };
  const timer = setInterval(() => void look(), lookEvery);
  return () => clearInterval(timer);
}

/** `watchBuild` for as long as the page stands; the page's own build is written in its root element. */
export function useNewBuild() {
  useEffect(() => watchBuild(document.documentElement.dataset['build']), []);
}
