import type { Page } from './page.ts';

export const core: Page[] = [
  { path: 'home', module: 'home', texts: ['home', 'news'], reads: ['news', 'programme'], moment: 'now' },
  { path: 'schedule', module: 'schedule', texts: ['schedule', 'accessWords'], reads: ['programme'], moment: 'now' },
  { path: 'schedule/:item', module: 'schedule-item', texts: ['schedule', 'accessWords'], reads: ['programme'], moment: 'now' },
  {
    path: 'schedule/screen/:place',
    module: 'schedule-screen',
    texts: ['schedule', 'accessWords'],
    reads: ['programme'],
    moment: 'now',
    isUnlisted: true,
    isBare: true,
  },
  { path: 'news', module: 'news', texts: ['news'], reads: ['news'] },
  { path: 'news/page/:page', module: 'news', texts: ['news'], reads: ['news'] },
  { path: 'news/topic/:topic', module: 'news', texts: ['news'], reads: ['news'] },
  { path: 'news/topic/:topic/page/:page', module: 'news', texts: ['news'], reads: ['news'] },
  { path: 'news/:slug', module: 'article', texts: ['news'], reads: ['news'] },
  { path: 'search', module: 'search', texts: ['search'] },
  { path: '404', module: 'not-found', texts: ['notFound'], isUnlisted: true },
  { path: 'offline', module: 'offline', texts: ['offline'], isUnlisted: true },
];
