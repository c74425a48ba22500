import type { Page } from './page.ts';

export const esports: Page[] = [{ path: 'esports', module: 'esports/esports', texts: ['esports'] }];
