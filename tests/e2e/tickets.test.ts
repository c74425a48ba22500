import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { newContext, testBrowser } from '../support/browser.ts';
import { startFront } from '../support/front.ts';
import { copy } from '../support/site.ts';

const { open, siteUrl } = testBrowser();

const cardOf = (page: Page, level: number) => page.locator('[data-component=BattlepassCard]').nth(level - 1);
const isTurned = (page: Page, level: number) => cardOf(page, level).evaluate(card => card.hasAttribute('data-turned'));

async function spoken(page: Page, level: number): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-component=BattlepassCard]' });
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId: nodeIds[level - 1]! });
  await session.detach();
  return nodes.flatMap(({ ignored, role, name }) => (!ignored && role?.value === 'StaticText' ? [String(name?.value)] : []));
}

test.each(['mouse', 'press', 'touch', 'Enter', 'Space'] as const)(
  'turns a card of the battle pass by %s, and exposes only the visible side',
  async how => {
    const { page, problems } = await open(
      '/sv/tickets/battlepass',
      how === 'touch' ? { hasTouch: true, viewport: { width: 390, height: 844 } } : {},
    );
    const card = cardOf(page, 1);
    const button = card.getByRole('button').first();
    await card.scrollIntoViewIfNeeded();
    const amount = await card.locator('[data-part=amount]').textContent();
    const lines = await card.locator('[data-part=line]').allTextContents();
    expect(await isTurned(page, 1)).toBe(false);
    expect(await spoken(page, 1)).toContain(amount);
    expect(await spoken(page, 1)).not.toContain(lines[0]);
    expect(await button.getAttribute('aria-expanded')).toBe('false');

    if (how === 'mouse') await card.hover();
    else if (how === 'press') await button.click();
    else if (how === 'touch') await card.tap();
    else {
      await button.focus();
      if (!(await isTurned(page, 1))) await page.keyboard.press(how);
    }
    await expect.poll(() => isTurned(page, 1)).toBe(true);
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    // While the card turns, assistive technology finds both sides.
    await expect.poll(() => spoken(page, 1)).toEqual(expect.arrayContaining(lines));
    await expect.poll(() => spoken(page, 1)).not.toContain(amount);
    await expect.poll(() => card.locator('[data-part=front]').evaluate(front => (front as HTMLElement).inert)).toBe(true);
    expect(problems).toEqual([]);
  },
);

// PASS-3
test('does not move the focus to the hidden side of a card by Tab', async () => {
  const { page } = await open('/sv/tickets/battlepass');
  await cardOf(page, 1).getByRole('button').first().focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[inert]') === null)).toBe(true);
  }
});

const scrolled = (page: Page) =>
  page.locator('[data-component=BattlepassSection] [data-component=Carousel] > [data-part=track]').evaluate(track => track.scrollLeft);

/** Index of the current level, whose match burns, or -1. */
const burning = (page: Page) =>
  page.locator('[data-component=BattlepassCard]').evaluateAll(cards => cards.findIndex(card => card.querySelector('[data-state=now]')));

// PASS-4
test('scrolls the battle pass to the current level, even if the page arrives in parts', async () => {
  const front = await startFront(siteUrl);
  onTestFinished(front.stop);
  let finish!: () => void;
  const finished = new Promise<void>(resolve => (finish = resolve));
  const mark = 'data-component="BattlepassCard"';
  front.changes.set('/sv/tickets/battlepass', async function* (html) {
    const parts = html.split(mark);
    yield parts.slice(0, 4).join(mark);
    await finished;
    yield mark + parts.slice(4).join(mark);
  });
  const context = await newContext({});
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${front.url}/sv/tickets/battlepass`, { waitUntil: 'commit' });
  await cardOf(page, 3).waitFor();
  // After two frames the first part has been laid out and shown.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  finish();
  await page.waitForLoadState();
  const level = await burning(page);
  // A card and its gap are 250 px wide.
  await expect.poll(() => scrolled(page)).toBe(Math.max(level, 0) * 250);
});

// PASS-4
test('scrolls the battle pass by one card with an arrow button, and further by wheel', async () => {
  const { page } = await open('/sv/tickets/battlepass');
  const { previous, next } = (await copy('sv', 'common')).carousel;
  const region = page.locator('[data-component=BattlepassSection] [data-component=Carousel]');
  await region.scrollIntoViewIfNeeded();
  const level = await burning(page);
  await expect.poll(async () => (await scrolled(page)) > 0).toBe(level > 0);
  const start = await scrolled(page);
  const [arrow, target] = level > 0 ? [previous, start - 250] : [next, 250];
  await region.getByRole('button', { name: arrow, exact: true }).click();
  await expect.poll(() => scrolled(page)).toBe(target);
  // Only once: hovering over a card again would scroll back to it.
  await cardOf(page, 13).hover();
  const wheel = async () => {
    await page.mouse.wheel(600, 0);
    return scrolled(page);
  };
  // The browser treats wheel events within half a second as one gesture.
  await expect.poll(wheel, { interval: 900 }).toBeGreaterThan(Math.max(start, target));
});
