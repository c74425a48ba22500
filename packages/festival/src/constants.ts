/** Constants and limits that more than one place obeys. Lengths in the unit the name says. */

export const newsHomeCount = 12;
/** Cards on one page of the list. */
export const newsListCount = 12;
export const newsFetchLimit = 200;
/** Where an article cannot be asked for by itself, it is looked for among this many of the newest. */
export const newsLookupWindow = 180;
/** Of the items of an answer, the share that may be left out as unreadable without a word to the visitor. */
export const tolerableGaps = 0.1;
/** The list's body preview. */
export const newsPreviewLength = 60;

export const creatorsListCount = 200;
export const creatorsHomeCount = 12;

/** How far an arrow scrolls. */
export const carouselStepPx = 250;
/** Up to here the bar at the top always shows. */
export const navbarScrollThresholdPx = 30;

export const translationRetries = 2;

/** A programme is not longer: a phone has to show it. */
export const maxScheduleItems = 5000;

/** The id that stands for every place in the schedule's filter. */
export const allLocations = 0;
/** Height of an item without an end, in units of the schedule. */
export const openEndHeight = 3.5;

/** Largest number of tickets one answer may span. */
export const maxTickets = 1000;

export const xsrfCookieName = 'XSRF-TOKEN';
/** Its name over HTTPS: no other host of the domain can set it. */
export const xsrfHostCookieName = `__Host-${xsrfCookieName}`;
export const xsrfHeaderName = 'X-XSRF-TOKEN';
