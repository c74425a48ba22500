const httpUrl = /^https?:\/\/[^\s]+$/i;
const mailUrl = /^mailto:[^\s]+$/i;
/** Paths that are not pages, and segments that a browser or proxy would resolve. */
const notOurs = /^\/(?:api|desk)(?:\/|$)|\/\/|\/\.{1,2}(?:\/|$)/i;
const hidden = /%(?:[01][0-9a-f]|2e|2f|5c|7f)/i;

/** http, https or mailto (NEWS-12). */
export function isExternalUrl(url: string): boolean {
  return (httpUrl.test(url) && URL.canParse(url)) || mailUrl.test(url);
}

/** Whether `path` is below the site’s root and not of `/api` or `/desk`, also after a browser or proxy has normalized it. */
export function isInternalPath(path: string): boolean {
  const [own = ''] = path.split(/[?#]/, 1);
  return own.startsWith('/') && !notOurs.test(own) && !hidden.test(own) && !/[\s\\]|\p{Cc}/u.test(path);
}

export const isLink = (href: string): boolean => isInternalPath(href) || isExternalUrl(href);

export interface LinkTarget {
  href: string;
  isExternal: boolean;
}

/** The external URL if there is one, else the internal path (NEWS-9, SCHED-8). */
export function linkTarget(url: string | undefined, routerLink: string | undefined): LinkTarget | undefined {
  if (url) return { href: url, isExternal: true };
  return routerLink ? { href: routerLink, isExternal: false } : undefined;
}
