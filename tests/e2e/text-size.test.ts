import { itemPath, type Schedule } from '@tand/festival';
import type { CDPSession } from 'playwright-core';
import { expect, test } from 'vitest';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { on } from '../support/dates.ts';
import { edition } from '../support/site.ts';

const { open, siteUrl } = testBrowser(reducedMotion);
const patient = { timeout: 300_000 };

const widths = [320, 1280];
const { items } = (await (await fetch(`${siteUrl}/api/schedule`)).json()) as Schedule;
const item = itemPath(items.find(one => one.highlight)!).slice(1);
const pages = ['home', 'tickets', 'schedule', 'universe/districts'];
const during = `now=${on(1)}T15:00`;
const grid = '[data-component="ScheduleGrid"]';

async function setTextSize(devtools: CDPSession, size: number) {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

/** Finds what cannot be read or reached: outside the page, clipped, or covered. */
const lost = (grid: string) => {
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  const bar = document.querySelector('header')!;
  const inBar = bar.getBoundingClientRect();
  const visible = { visibilityProperty: true, opacityProperty: true };
  /** Links of the bar may be hidden, because the menu has them too. Buttons of the bar may not. */
  for (const control of bar.querySelectorAll('a, button')) {
    if (!control.checkVisibility(visible) || control.closest('[popover]')) continue;
    const box = control.getBoundingClientRect();
    const isClipped = control.closest('nav') && box.top >= inBar.top + inBar.height / 2;
    if (isClipped) continue;
    if (box.left < -1 || box.right > width + 1 || box.top < inBar.top - 1 || box.bottom > inBar.bottom + 1)
      found.push(`the bar loses ${control.textContent || control.ariaLabel}`);
  }

  type Sides = Record<'left' | 'top' | 'right' | 'bottom', number>;
  const everywhere: Sides = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const common = (a: Sides, b: Sides): Sides => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isNothing = ({ left, top, right, bottom }: Sides) => right - left < 3 || bottom - top < 3;
  const isInside = (a: Sides, b: Sides) => a.left >= b.left - 2 && a.right <= b.right + 2 && a.top >= b.top - 2 && a.bottom <= b.bottom + 2;

  /** `sight`: visible area. `cutter`: area outside of which text is cut, except in scrollers and ellipses. `layer`: nearest fixed or sticky element. */
  type Place = { sight: Sides; cutter: Sides; layer: Element | null; isShown: boolean };
  const places = new Map<Element, Place>();
  const placeOf = (element: Element): Place => {
    const known = places.get(element);
    if (known) return known;
    const parent = element.parentElement;
    if (!parent) return { sight: everywhere, cutter: everywhere, layer: null, isShown: true };
    const place = { ...placeOf(parent) };
    places.set(element, place);
    const { overflowX, overflowY, position, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
    if (/fixed|sticky/.test(position)) place.layer = element;
    if (clipPath === 'inset(50%)') place.isShown = false;
    if (overflowX === 'visible' || element === document.body) return place;
    const box = element.getBoundingClientRect();
    const showsRest = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || /auto|scroll/.test(overflowX + overflowY);
    const { left, right } = box;
    place.cutter = showsRest ? everywhere : common(place.cutter, overflowY === 'visible' ? { ...everywhere, left, right } : box);
    place.sight = common(place.sight, box);
    return place;
  };

  interface Item {
    element: Element;
    box: Sides;
    whole: Sides;
    layer: Element | null;
    hasWords: boolean;
  }
  const items: Item[] = [];
  const add = (element: Element, boxes: DOMRectList, isText: boolean) => {
    if (element.closest('svg, [inert], [aria-hidden="true"]') || !element.checkVisibility(visible)) return;
    const { sight, cutter, layer, isShown } = placeOf(element);
    if (!isShown) return;
    for (const { left, top, right, bottom } of boxes) {
      /* Glyphs are smaller than their line box. */
      const room = isText ? (bottom - top) / 5 : 0;
      const whole = { left, top: top + room, right, bottom: bottom - room };
      if (isNothing(whole)) continue;
      const box = common(whole, sight);
      /* The bar is checked above; the grid clips titles and descriptions at the end of their item, and opens them in full. */
      if (isText && !isInside(whole, cutter) && !element.closest(`header, ${grid} :is([data-part=title], [data-part=description])`))
        found.push(`cut: ${element.textContent}`);
      if (isNothing(box)) continue;
      if (isText && (box.left < -1 || box.right > width + 1)) found.push(`off the page: ${element.textContent}`);
      items.push({ element, box, whole, layer, hasWords: isText || (element as HTMLElement).innerText.trim() !== '' });
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.nodeValue!.trim()) continue;
    range.selectNodeContents(node);
    add(node.parentElement!, range.getClientRects(), true);
  }
  /* Skips links that are stretched over their card: the text of the card is checked above. */
  for (const control of document.querySelectorAll('a, button, input, select, textarea, summary, video, iframe'))
    if (!control.matches('a') || getComputedStyle(control, '::after').inset !== '0px') add(control, control.getClientRects(), false);

  /** Whether a control without text covers the other item, as in a card that is one link. */
  const covers = (a: Item, b: Item) => !a.hasWords && isInside(b.whole, a.whole);
  const height = ({ box }: Item) => box.bottom - box.top;
  items.sort((a, b) => a.box.top - b.box.top);
  for (const [index, upper] of items.entries()) {
    for (let next = index + 1; next < items.length && items[next]!.box.top < upper.box.bottom; next++) {
      const lower = items[next]!;
      const { left, top, right, bottom } = common(upper.box, lower.box);
      if (right - left < 3 || bottom - top < Math.max(3, Math.min(height(upper), height(lower)) / 3)) continue;
      if (upper.layer !== lower.layer || upper.element.contains(lower.element) || lower.element.contains(upper.element)) continue;
      if (covers(upper, lower) || covers(lower, upper)) continue;
      found.push(
        `${upper.element.textContent || upper.element.ariaLabel} lies over ${lower.element.textContent || lower.element.ariaLabel}`,
      );
    }
  }
  return [...new Set(found)];
};

const stretch = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (text.parentElement!.closest('header, h1, h2, a, button') && text.data.trim()) {
      text.data = text.data.replaceAll(/[aeiouyåäö]/gi, vowel => vowel + vowel);
    }
  }
};

/** Text spacing of WCAG 1.4.12. */
const space = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
};
const unspace = () => void document.adoptedStyleSheets.pop();

const layOut = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
};

const coveredShare = async () => {
  const stays = (element: Element | null): boolean => {
    if (!element) return false;
    const { position, top, bottom } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isStuck = Math.abs(box.top - parseFloat(top)) < 2 || Math.abs(innerHeight - box.bottom - parseFloat(bottom)) < 2;
    return position === 'fixed' || (position === 'sticky' && isStuck) || stays(element.parentElement);
  };
  // Scrolling up brings the bar back.
  for (const way of [document.documentElement.scrollHeight / 2, -innerHeight / 2]) {
    scrollBy(0, way);
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  const rows = Array.from({ length: 32 }, (_, row) => (innerHeight * (row + 0.5)) / 32);
  const covered = rows.filter(y => [0.1, 0.5, 0.9].every(x => stays(document.elementFromPoint(innerWidth * x, y))));
  return covered.length / rows.length;
};

const ways: [name: string, size: number, change?: () => void, undo?: () => void][] = [
  ['a text of 24 px', 24],
  ['a text of 32 px', 32],
  ['wide spacing', 16, space, unspace],
  ['longer words', 16, stretch],
];

// A11Y-2
test('shows everything with larger text, wide spacing or longer words', patient, async () => {
  const { page } = await open('/sv/about');
  const devtools = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const path of [...pages, `home?${during}`, `schedule?view=grid&day=1&${during}`, item]) {
    await page.goto(`/sv/${path}`);
    await page.evaluate(layOut);
    for (const [name, size, change, undo] of ways) {
      await setTextSize(devtools, size);
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
      if (change) await page.evaluate(change);
      for (const width of change === space ? [...widths, 390, 1440] : widths) {
        await page.setViewportSize({ width, height: 800 });
        found.push(...(await page.evaluate(lost, grid)).map(loss => `${path} with ${name} at ${width} px: ${loss}`));
      }
      if (undo) await page.evaluate(undo);
    }
  }
  // Home begins differently in each phase, with letters as large as the window allows.
  await setTextSize(devtools, 24);
  for (const moment of [`${on(-300)}T12:00`, edition.dates.ticketRelease, edition.dates.saleLastDays, `${on(0)}T07:00`, `${on(1)}T15:00`]) {
    await page.goto(`/sv/home?now=${moment}`);
    await page.evaluate(layOut);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await page.evaluate(lost, grid)).map(loss => `home on ${moment} with a text of 24 px at ${width} px: ${loss}`));
    }
  }
  expect(found).toEqual([]);
});

// A11Y-2
test('shows everything at a zoom of 400 %, with at most a third of the window under fixed parts', patient, async () => {
  const { page } = await open('/sv/about', { viewport: { width: 320, height: 256 } });
  const found: string[] = [];
  const more = [
    'faq',
    'label',
    'news/rent-gaming-setup',
    'esports/tournaments/cs2',
    'tickets/battlepass',
    'eventinfo/access',
    'search?q=parkering',
    'schedule?view=list&day=1',
  ];
  for (const path of [...pages, ...more]) {
    await page.goto(`/sv/${path}`);
    await page.evaluate(layOut);
    found.push(...(await page.evaluate(lost, grid)).map(loss => `${path}: ${loss}`));
    const share = await page.evaluate(coveredShare);
    if (share > 1 / 3) found.push(`${path}: ${share} of the window stays put`);
  }
  expect(found).toEqual([]);
});
