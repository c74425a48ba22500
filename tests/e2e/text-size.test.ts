import type { CDPSession } from 'playwright-core';
import { expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { languages } from '../support/site.ts';

const { open } = testBrowser();
const patient = { timeout: 300_000 };

const widths = [320, 390, 768, 1024, 1280, 1440, 1920];
const pages = ['home', 'tickets', 'schedule', 'faq', 'eventinfo', 'food', 'universe/districts', 'universe/districts/tokyo-town', 'contact'];

/** Sets the text size in px that the visitor has chosen in the browser's settings, as no style sheet can. */
async function setTextSize(devtools: CDPSession, size: number) {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } });
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
const unspace = () => void document.adoptedStyleSheets.pop();

/** Ways of reading a page; what the last changes is not undone. */
const ways: [name: string, size: number, change?: () => void, undo?: () => void][] = [
  ['a text of 20 px', 20],
  ['a text of 24 px', 24],
  ['a text of 32 px', 32],
  ['wide spacing', 16, space, unspace],
  ['longer words', 16, stretch],
];

// A11Y-2
test.each(languages)('in %s nothing is lost with larger text, wide spacing or longer words, at any width', patient, async lang => {
  const { page } = await open(`/${lang}/about`, { reducedMotion: 'reduce' });
  const devtools = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const path of pages) {
    await page.goto(`/${lang}/${path}`);
    for (const [name, size, change, undo] of ways) {
      await setTextSize(devtools, size);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
      if (change) await page.evaluate(change);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        found.push(...(await page.evaluate(lost)).map(loss => `${path} with ${name} at ${width} px: ${loss}`));
      }
      if (undo) await page.evaluate(undo);
    }
  }
  expect(found).toEqual([]);
});
