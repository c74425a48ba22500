import type { Browser, Page } from 'playwright-core';

export interface PageCounts {
  bytes: Record<'document' | 'script' | 'style' | 'image' | 'font' | 'other', number>;
  requests: number;
  aboveFold: number;
  nodes: number;
  cls: number;
  dates: number;
  /** Names of the scripts that were fetched. */
  scripts: string[];
}
export function countPage(browser: Browser, url: string, options?: { timezoneId?: string }): Promise<PageCounts>;
