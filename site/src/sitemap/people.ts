import type { Page } from './page.ts';

export const people: Page[] = [
  { path: 'partners', module: 'people/partners', texts: ['partners'] },
  { path: 'partners/elgiganten/deals', module: 'people/deals', texts: ['deals'] },
  { path: 'creators', module: 'people/creators', texts: ['creators'] },
  { path: 'creators/:nick', module: 'people/creators', texts: ['creators'], isUnlisted: true },
];
