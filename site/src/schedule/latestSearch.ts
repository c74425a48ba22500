/**
 * The query of the address as it is now, for a page drawn at `pathname`. A choice made just before is in the address
 * already, and not in the page until it is drawn anew: `drawn` is what it was drawn with.
 */
export const latestSearch = (pathname: string, drawn: string): string =>
  window.location.pathname === pathname ? window.location.search : drawn;

/**
 * A press is told again that a script has shown already: it is drawn before anything else is done. Were it interrupted, as by
 * Back, React would find nothing to change in the page, and what the script has shown would stay.
 */
export const isShownAlready = () => 'shown' in document.documentElement.dataset;
