import type { Page } from './page.ts';

export const places: Page[] = [
  { path: 'universe/districts', module: 'places/districts', texts: ['districts'], reads: ['programme'], moment: 'now' },
  { path: 'activities', module: 'places/activities', texts: ['activities'] },
  { path: 'activities/geek-bazaar', module: 'places/geek-bazaar', texts: ['geekBazaar', 'activities'] },
  { path: 'activities/veizla-mega', module: 'places/veizla-mega', texts: ['veizlaMega', 'activities'] },
  { path: 'activities/warhammer40k', module: 'places/veizla-mega', texts: ['veizlaMega', 'activities'], isUnlisted: true },
  { path: 'activities/cosplay', module: 'places/cosplay', texts: ['cosplay', 'activities'] },
  { path: 'activities/cosplay/presentation/:name', module: 'places/cosplay-guest', texts: ['cosplay'] },
];
