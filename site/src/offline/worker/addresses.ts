/** Addresses whose name or query changes with their content: what is kept under them is never out of date. */
export const isVersioned = ({ pathname, searchParams }: URL) =>
  pathname.startsWith('/assets/app/') ||
  /^\/assets\/search\/.*\.[\w-]{6,}\.\w+$/.test(pathname) ||
  (pathname.startsWith('/assets/i18n/') && searchParams.has('v'));

/** Files that keep their address from version to version: pictures, fonts and what the search looks through. */
export const isNamedFile = ({ pathname }: URL) => /^\/(?:img|fonts|search)\//.test(pathname);

/** Calls of the API are the page's own business, ticket lookups above all, and the desk is no page of visitors: the worker neither answers nor keeps them. */
export const isCall = ({ pathname }: URL) => /^\/(?:api|desk)(?:\/|$)/.test(pathname) || /^\/(?:live|ready|health)z$/.test(pathname);

/** Where the page for an address is kept: as it is, or for a plain one under the default language. */
export function pageAddress({ pathname }: URL): string {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (/^\/(?:sv|en)(?:\/|$)/.test(path)) return path.length === 3 ? `${path}/home` : path;
  return `/sv${path === '/' ? '/home' : path}`;
}

/** The page that stands in, in the language of the address, which for another year's site comes after the year. */
export const offlineAddress = ({ pathname }: URL) => (/^(?:\/\d{4})?\/en(?:\/|$)/.test(pathname) ? '/en/offline' : '/sv/offline');

/** Each build has a pack of its own: its pages, and the scripts they need. */
export const packPrefix = 'tand-pack-';
export const visitedCache = 'tand-visited';

/** Caches of the worker, those of its forerunner included. The answers of the API are kept by the pages and stay. */
export const isOwnCache = (name: string) =>
  name.startsWith(packPrefix) || name === visitedCache || /^tand-(?:kept|pages-|files-)/.test(name);

/** Header of what is kept: since when, in epoch ms. */
export const keptAtHeader = 'x-kept-at';
