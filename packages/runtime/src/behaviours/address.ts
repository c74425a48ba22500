import { langInPath } from '../i18n/language.ts';
import { readPage } from '../data/documentData.ts';

const show = (path: string) => history.replaceState(history.state, '', path + location.search + location.hash);

/** Corrects the address that the browser shows (ROUTE-2, ROUTE-5, ROUTE-7). */
export function showOwnAddress(): void {
  const lang = langInPath(location.pathname);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const { path } = readPage();
  // A host may have one 404 page for all languages.
  if (lang && lang !== document.documentElement.lang) location.replace(`/${lang}/404`);
  else if (path.endsWith('/404')) show(path);
  else if (canonical && (!lang || location.pathname.endsWith('/'))) show(new URL(canonical.href).pathname);
}
