/**
 * The query of the address as it is now, for a page drawn at `pathname`. A choice made just before is in the address
 * already, and not in the page until it is drawn anew: `drawn` is what it was drawn with.
 */
export const latestSearch = (pathname: string, drawn: string): string =>
  window.location.pathname === pathname ? window.location.search : drawn;
