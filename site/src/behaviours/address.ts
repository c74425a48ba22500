import { langInPath } from '../language.ts';

/** Replaces a plain address, as `/news`, by that of the served page. A host may have one 404 page for all languages. */
export function showOwnAddress(): void {
  const lang = langInPath(location.pathname);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (lang && lang !== document.documentElement.lang) location.replace(`/${lang}/404`);
  else if (!lang && canonical) history.replaceState(history.state, '', new URL(canonical.href).pathname + location.search + location.hash);
}
