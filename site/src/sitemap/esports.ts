import type { Page } from './page.ts';

/** The overview of the tournaments. */
export const esports: Page[] = [{ path: 'esports', module: 'esports/esports', texts: ['esports'] }];
