import type { FestivalPhase, Lang } from '@tand/festival';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, testBrowser } from '../support/browser.ts';
import { shifted } from '../support/dates.ts';
import { copy, edition } from '../support/site.ts';

const { open } = testBrowser();
const { saleLastDays, doorsOpen } = edition.dates;

const states = ['notYet', 'lastDays', 'soldOut', 'over', 'atDoor'] as const;
type State = (typeof states)[number];

/** Checks the cards' states: `lan` for LAN ticket and festival pass, `day` for those also sold at the door. */
async function expectSale(page: Page, lang: Lang, phase: FestivalPhase, [lan, day]: [State | undefined, State | undefined]) {
  const { cards } = await copy(lang, 'tickets');
  const said = (key: State) => (cards[key] as string).split('{{')[0]!.trim();
  const items = page.locator('#cards [data-component=TicketCard]');
  await expect.poll(() => items.count()).toBe(4);
  const { headline } = (await copy(lang, 'common')).phases[phase];
  await page.getByText(headline.split('{{')[0].trim()).first().waitFor();
  for (const [index, state] of [lan, lan, day, day].entries()) {
    const told = async () => {
      const text = (await items.nth(index).innerText()).toLowerCase();
      return states.filter(key => text.includes(said(key).toLowerCase()));
    };
    await expect.poll(told).toEqual(state ? [state] : []);
    const link = items.nth(index).getByRole('link');
    const actions = async () => (await link.allTextContents()).map(action => action.includes(cards.watch));
    await expect.poll(actions).toEqual(state === 'over' ? [] : [state === 'soldOut']);
  }
}

/** Patches the application to a sold-out edition; the served page was not, so it renders again. */
async function sellOut(page: Page) {
  await page.route('**/assets/app/*.js', async route => {
    const script = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: script.replace(/(\btickets:\{)(shopUrl:)/, '$1isSoldOut:!0,$2') });
  });
}

test.each([
  ['in the middle of the sale', 'en', shifted(saleLastDays, -60 * 24), 'sold-out', 'soldOut', 'soldOut'],
  ['in the last days', 'sv', saleLastDays, 'sold-out', 'soldOut', 'soldOut'],
  ['with the doors open', 'en', doorsOpen, 'during', 'over', 'atDoor'],
] as const)('when all is sold the cards say so until the doors open: %s, in %s', async (_when, lang, now, phase, lan, day) => {
  const { page, problems } = await open(`/${lang}/tickets?now=${now}`, { before: sellOut, expected: ['hydration'] });
  await hydrated(page);
  await expectSale(page, lang, phase, [lan, day]);
  expect(problems).toEqual([]);
});

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
  'a card of the battle pass turns by %s, and only the side that shows is read',
  async how => {
    const { page, problems } = await open('/sv/tickets', how === 'touch' ? { hasTouch: true, viewport: { width: 390, height: 844 } } : {});
    await hydrated(page);
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
    expect(await card.locator('[data-part=front]').evaluate(front => (front as HTMLElement).inert)).toBe(true);
    expect(problems).toEqual([]);
  },
);

// PASS-3
test('Tab never enters the side that is turned away', async () => {
  const { page } = await open('/sv/tickets');
  await hydrated(page);
  await cardOf(page, 1).getByRole('button').first().focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[inert]') === null)).toBe(true);
  }
});

// PASS-4
test('the arrows scroll the battle pass by one step, and it can be scrolled by touch and wheel', async () => {
  const { page } = await open('/sv/tickets');
  await hydrated(page);
  const { next } = (await copy('sv', 'common')).carousel;
  const region = page.locator('[data-component=BattlepassCarousel]');
  await region.scrollIntoViewIfNeeded();
  const track = () => region.evaluate(root => Math.max(...[root, ...root.querySelectorAll('*')].map(element => element.scrollLeft)));
  await region.getByRole('button', { name: next, exact: true }).click();
  await expect.poll(track).toBe(250);
  // Only once: hovering over a card again would scroll back to it.
  await cardOf(page, 2).hover();
  const wheel = async () => {
    await page.mouse.wheel(600, 0);
    return track();
  };
  // Wheel events within half a second are one gesture.
  await expect.poll(wheel, { interval: 900 }).toBeGreaterThan(600);
});
