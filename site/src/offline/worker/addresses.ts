/** Addresses whose name or query changes with their content: what is kept under them is never out of date. */
export const isVersioned = ({ pathname, searchParams }: URL) =>
  pathname.startsWith('/assets/app/') ||
  /^\/assets\/search\/.*\.[\w-]{6,}\.\w+$/.test(pathname) ||
  (pathname.startsWith('/assets/i18n/') && searchParams.has('v'));

/** Calls of the API are the page's own business, ticket lookups above all: the worker neither answers nor keeps them. */
export const isCall = ({ pathname }: URL) => pathname === '/api' || pathname.startsWith('/api/') || pathname === '/healthz';

/** Where the page for an address may be kept: as it is, or for a plain one under the default language. */
export function pageAddresses({ pathname }: URL): string[] {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (/^\/(?:sv|en)(?:\/|$)/.test(path)) return [path.length === 3 ? `${path}/home` : path];
  return [`/sv${path === '/' ? '/home' : path}`];
}

/** The page that stands in, in the language of the address, which for another year's site comes after the year. */
export const offlineAddress = ({ pathname }: URL) => (/^(?:\/\d{4})?\/en(?:\/|$)/.test(pathname) ? '/en/offline' : '/sv/offline');

/** Caches of the worker, of whatever build. The answers of the API are kept by the pages and stay. */
export const isOwnCache = (name: string) => /^tand-(?:kept|pages-|files-)/.test(name);
