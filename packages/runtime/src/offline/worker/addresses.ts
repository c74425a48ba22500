declare const __LANGUAGES__: readonly string[];

/** Addresses whose name or query changes with their content: their stored copies never expire. */
export const isVersioned = ({ pathname, searchParams }: URL) =>
  pathname.startsWith('/assets/app/') ||
  /^\/assets\/search\/.*\.[\w-]{6,}\.\w+$/.test(pathname) ||
  (pathname.startsWith('/assets/i18n/') && searchParams.has('v'));

/** Files whose address does not change with their content: pictures, fonts, search data. */
export const isNamedFile = ({ pathname }: URL) => /^\/(?:img|fonts|search)\//.test(pathname);

/** Addresses that the worker never handles or stores: API calls (above all ticket lookups), the desk, and health checks. */
export const isCall = ({ pathname }: URL) => /^\/(?:api|desk)(?:\/|$)/.test(pathname) || /^\/(?:live|ready|health)z$/.test(pathname);

export function pageAddress({ pathname }: URL): string {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (__LANGUAGES__.includes(path.split('/')[1]!)) return path.length === 3 ? `${path}/home` : path;
  return `/sv${path === '/' ? '/home' : path}`;
}

/** Language of an address; in an archived site of an earlier year it comes after the year. */
export const langOf = ({ pathname }: URL) => {
  const lang = /^(?:\/\d{4})?\/([^/]+)/.exec(pathname)?.[1];
  return __LANGUAGES__.find(one => one === lang) ?? 'sv';
};

export const offlineAddress = (url: URL) => `/${langOf(url)}/offline`;

export const precachePrefix = 'tand-pack-';
export const visitedCache = 'tand-visited';

/** The worker's caches, with those of earlier versions. Stored API responses belong to the pages and stay. */
export const isOwnCache = (name: string) =>
  name.startsWith(precachePrefix) || name === visitedCache || /^tand-(?:kept|pages-|files-)/.test(name);

/** Header of stored responses: when they were stored, in epoch ms. */
export const cachedAtHeader = 'x-kept-at';
