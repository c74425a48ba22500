import { langInPath } from '../language.ts';

/** Replaces a plain address, as `/news`, by that of the served page. */
export function showOwnAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical && !langInPath(location.pathname))
    history.replaceState(history.state, '', new URL(canonical.href).pathname + location.search + location.hash);
}
