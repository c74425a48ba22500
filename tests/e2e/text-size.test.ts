import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { languages } from '../support/site.ts';

const widths = [320, 390, 768, 1024, 1280, 1440, 1920];
const pages = ['home', 'tickets', 'schedule', 'faq', 'eventinfo', 'food', 'universe/districts', 'universe/districts/tokyo-town', 'contact'];

/** A browser whose visitor has chosen a text size in px in its settings, as no style sheet can. */
async function withTextSize(size: number): Promise<Page> {
  const folder = mkdtempSync(join(tmpdir(), 'text-size-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify({ webkit: { webprefs: { default_font_size: size } } }));
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: await findChromium(),
    args: chromiumArgs,
    reducedMotion: 'reduce',
  });
  onTestFinished(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return browser.pages()[0]!;
}

/** What a visitor cannot read or reach on the page as it stands. Carousels and the wall scroll in boxes of their own. */
const lost = () => {
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  const bar = document.querySelector('header')!;
  const inBar = bar.getBoundingClientRect();
  const visible = { visibilityProperty: true, opacityProperty: true };
  const isInScroller = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent || parent === document.body) return false;
    return (/auto|scroll/.test(getComputedStyle(parent).overflowX) && parent.scrollWidth > parent.clientWidth) || isInScroller(parent);
  };
  /** Of the bar's ways those may be out of sight that are in the menu too; what is in sight is whole. */
  for (const control of bar.querySelectorAll('a, button')) {
    if (!control.checkVisibility(visible) || control.closest('[popover]')) continue;
    const box = control.getBoundingClientRect();
    const isClipped = control.closest('nav, div:has(> [data-variant])') && box.top >= inBar.top + inBar.height / 2;
    if (isClipped) continue;
    if (box.left < -1 || box.right > width + 1 || box.top < inBar.top - 1)
      found.push(`the bar loses ${control.textContent || control.ariaLabel}`);
  }
  for (const element of document.querySelectorAll('main *, footer *')) {
    const isText = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim());
    if (!isText) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 3 || box.height < 3 || (box.right <= width + 1 && box.left >= -1)) continue;
    const isElsewhere = element.closest('svg, [inert], [aria-hidden="true"], [data-component="ScheduleGrid"]');
    if (!isElsewhere && element.checkVisibility(visible) && !isInScroller(element)) found.push(`off the page: ${element.textContent}`);
  }
  return found;
};

/** Words as long as those of a wordier language. */
const stretch = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (text.parentElement!.closest('header, h1, h2, a, button') && text.data.trim()) {
      text.data = text.data.replaceAll(/[aeiouyåäö]/gi, vowel => vowel + vowel);
    }
  }
};

/** The spacing that a visitor may choose (WCAG 1.4.12). */
const space = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
};

async function lossesOf(page: Page, change?: () => void): Promise<string[]> {
  const found: string[] = [];
  for (const lang of languages) {
    for (const path of pages) {
      await page.goto(`${inject('siteUrl')}/${lang}/${path}`);
      if (change) await page.evaluate(change);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        found.push(...(await page.evaluate(lost)).map(loss => `${lang}/${path} at ${width} px: ${loss}`));
      }
    }
  }
  return found;
}

// A11Y-2
test.each([
  ['a text of 20 px', 20],
  ['a text of 24 px', 24],
  ['a text of 32 px', 32],
  ['longer words', 16, stretch],
  ['wide spacing', 16, space],
] as const)('with %s nothing is lost, at any width, in both languages', { timeout: 300_000 }, async (_, size, change?) => {
  const page = await withTextSize(size);
  await page.goto(`${inject('siteUrl')}/sv/about`);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
  expect(await lossesOf(page, change)).toEqual([]);
});
