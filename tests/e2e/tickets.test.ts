import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { copy } from '../support/site.ts';

const { open } = testBrowser();

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
  'turns a card of the battle pass by %s, and exposes only the side that shows',
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
    // While turning, both sides are exposed.
    await expect.poll(() => spoken(page, 1)).toEqual(expect.arrayContaining(lines));
    await expect.poll(() => spoken(page, 1)).not.toContain(amount);
    await expect.poll(() => card.locator('[data-part=front]').evaluate(front => (front as HTMLElement).inert)).toBe(true);
    expect(problems).toEqual([]);
  },
);

// PASS-3
test('cannot reach the hidden side of a card by Tab', async () => {
  const { page } = await open('/sv/tickets/battlepass');
  await cardOf(page, 1).getByRole('button').first().focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[inert]') === null)).toBe(true);
  }
});

// PASS-4
test('scrolls the battle pass by one step by its arrows, and by wheel', async () => {
  const { page } = await open('/sv/tickets/battlepass');
  const { previous, next } = (await copy('sv', 'common')).carousel;
  const region = page.locator('[data-component=BattlepassCarousel]');
  await region.scrollIntoViewIfNeeded();
  const track = () => region.evaluate(root => Math.max(...[root, ...root.querySelectorAll('*')].map(element => element.scrollLeft)));
  // It opens at the level that burns, where the browser can (scroll-initial-target).
  const burning = await region.locator('[data-state]').evaluateAll(cards => cards.findIndex(card => card.matches('[data-state=now]')));
  await expect.poll(async () => (await track()) > 0).toBe(burning > 0);
  const start = await track();
  const [arrow, target] = burning > 0 ? [previous, start - 250] : [next, 250];
  await region.getByRole('button', { name: arrow, exact: true }).click();
  await expect.poll(track).toBe(target);
  // Only once: hovering over a card again would scroll back to it.
  await cardOf(page, 13).hover();
  const wheel = async () => {
    await page.mouse.wheel(600, 0);
    return track();
  };
  // Wheel events within half a second are one gesture.
  await expect.poll(wheel, { interval: 900 }).toBeGreaterThan(Math.max(start, target));
});
