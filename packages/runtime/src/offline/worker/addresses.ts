declare const __LANGUAGES__: readonly string[];

/** The address changes with the content, so stored copies never expire. */
export const isVersioned = ({ pathname, searchParams }: URL) =>
  pathname.startsWith('/assets/app/') ||
  /^\/assets\/search\/.*\.[\w-]{6,}\.\w+$/.test(pathname) ||
  (pathname.startsWith('/assets/i18n/') && searchParams.has('v'));

export const isNamedFile = ({ pathname }: URL) => /^\/(?:img|fonts|search)\//.test(pathname);

/** The worker never handles or stores these addresses. */
export const isCall = ({ pathname }: URL) => /^\/(?:api|desk)(?:\/|$)/.test(pathname) || /^\/(?:live|ready|health)z$/.test(pathname);

export function pageAddress({ pathname }: URL): string {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (__LANGUAGES__.includes(path.split('/')[1]!)) return path.length === 3 ? `${path}/home` : path;
  return `/sv${path === '/' ? '/home' : path}`;
}

/** In an archived site the language comes after the year. */
export const langOf = ({ pathname }: URL) => {
  const lang = /^(?:\/\d{4})?\/([^/]+)/.exec(pathname)?.[1];
  return __LANGUAGES__.find(one => one === lang) ?? 'sv';
};

export const offlineAddress = (url: URL) => `/${langOf(url)}/offline`;

export const precachePrefix = 'tand-pack-';
export const visitedCache = 'tand-visited';

/** Includes caches of earlier versions, but not stored API responses. */
export const isOwnCache = (name: string) =>
  name.startsWith(precachePrefix) || name === visitedCache || /^tand-(?:kept|pages-|files-)/.test(name);

/** Header with the time of storing, in epoch ms. */
export const cachedAtHeader = 'x-kept-at';
