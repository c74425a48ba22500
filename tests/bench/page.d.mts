import type { Browser, Page } from 'playwright-core';

export interface PageCounts {
  bytes: Record<'document' | 'script' | 'style' | 'image' | 'font' | 'other', number>;
  requests: number;
  aboveFold: number;
  nodes: number;
  cls: number;
  untilUse: number;
  firstScript: number;
  dates: number;
  isHydrated: boolean;
}
export function touch(page: Page): Promise<void>;
export function hydrate(page: Page): Promise<void>;
export function countPage(browser: Browser, url: string, options?: { timezoneId?: string }): Promise<PageCounts>;
