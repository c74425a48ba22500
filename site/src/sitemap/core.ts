import type { Page } from './page.ts';

/** Home, the live parts, the 404 page and the one that stands in where the network does not reach. */
export const core: Page[] = [
  { path: 'home', module: 'home', texts: ['home', 'news'], isLive: true },
  { path: 'schedule', module: 'schedule', texts: ['schedule'], isLive: true },
  { path: 'schedule/:item', module: 'schedule-item', texts: ['schedule'], isLive: true, isPrefixedOnly: true },
  { path: 'schedule/screen/:place', module: 'schedule-screen', texts: ['schedule'], isLive: true, isPrefixedOnly: true, isBare: true },
  { path: 'news', module: 'news', texts: ['news'], isLive: true },
  { path: 'news/page/:page', module: 'news', texts: ['news'], isLive: true },
  { path: 'news/topic/:topic', module: 'news', texts: ['news'], isLive: true },
  { path: 'news/topic/:topic/page/:page', module: 'news', texts: ['news'], isLive: true },
  { path: 'news/:slug', module: 'article', texts: ['news'], isLive: true },
  { path: 'search', module: 'search', texts: ['search'] },
  { path: '404', module: 'not-found', texts: ['notFound'] },
  { path: 'offline', module: 'offline', texts: ['offline'] },
];
