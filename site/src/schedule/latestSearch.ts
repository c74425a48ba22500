/** The current query. A choice made just before is in the address, but not yet in `drawn`, the rendered query. */
export const latestSearch = (pathname: string, drawn: string): string =>
  window.location.pathname === pathname ? window.location.search : drawn;

/** A repeated press renders synchronously: if Back interrupted it, React would see no change and leave what the script has shown. */
export const isShownAlready = () => 'shown' in document.documentElement.dataset;
