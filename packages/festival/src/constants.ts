export const newsHomeCount = 12;
export const newsListCount = 12;
export const newsFetchLimit = 200;
/** Largest share of a list that may be dropped without a notice to the visitor. */
export const tolerableGaps = 0.1;
export const newsPreviewLength = 60;

export const creatorsListCount = 200;
export const creatorsHomeCount = 12;

export const carouselStepPx = 250;
export const navbarScrollThresholdPx = 30;

export const translationRetries = 2;

export const maxFestivalDays = 7;

export const maxScheduleItems = 5000;

/** Id that means all places (SCHED-1). */
export const allLocations = 0;
/** Height of an item without an end, in grid units. */
export const openEndHeight = 3.5;

export const maxTickets = 1000;
/** Pattern of eight letters, digits or underscores, with white space anywhere. */
export const ticketReference = String.raw`\s*(\w\s*){8}`;

export const xsrfCookieName = 'XSRF-TOKEN';
/** The prefix prevents other hosts of the domain from setting the cookie. */
export const xsrfHostCookieName = `__Host-${xsrfCookieName}`;
export const xsrfHeaderName = 'X-XSRF-TOKEN';
