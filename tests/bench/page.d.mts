import type { Browser } from 'playwright-core';

export interface PageCounts {
  bytes: Record<'document' | 'script' | 'style' | 'image' | 'font' | 'other', number>;
  requests: number;
  nodes: number;
  cls: number;
  firstScript: number;
}
export function countPage(browser: Browser, url: string): Promise<PageCounts>;
