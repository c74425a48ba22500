import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from '../support/axe.ts';
import { reducedMotion, islandReady, testBrowser } from '../support/browser.ts';
import { hasJava, markupChecker } from '../support/nu.ts';
import { copyContent } from '../support/content.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { copy, edition } from '../support/site.ts';

// Pages in states that visitors bring about. For pages as served see walk.test.ts and tests/served/markup.test.ts.
const { open } = testBrowser(reducedMotion);
const during = `${edition.dates.days[1]!.date}T15:00`;
const order = { reference: 'PX4N8KPZ', postal: '11436' };
let server: RunningServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'states-'));
  await copyContent(folder);
  const orders = `reference,postal,start,end,name,timestamp\n${order.reference},${order.postal},16,17,Björn Hjort,${edition.dates.ticketRelease}:51+01:00\n`;
  await writeFile(join(folder, 'tickets.sample.csv'), orders);
  server = await startServer({ CONTENT_DIR: folder });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const [common, schedule, battlepass] = await Promise.all(['common', 'schedule', 'ticketsBattlepass'].map(page => copy('sv', page)));
/** An open menu makes the page and its heading inert; axe allows that for dialogs and large overlays only. */
const ofInert = /^(?:landmark-one-main|page-has-heading-one):/;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

async function lookUp(page: Page, { reference, postal }: typeof order) {
  await page.getByRole('textbox', { name: battlepass.lookup.reference }).scrollIntoViewIfNeeded();
  await islandReady(page, 'lookup');
  await page.getByRole('textbox', { name: battlepass.lookup.reference }).fill(reference);
  await page.getByRole('textbox', { name: battlepass.lookup.postal }).fill(postal);
  await button(page, battlepass.lookup.submit).click();
}

async function pick(page: Page) {
  const stars = page.getByRole('button', { name: /^Spara: / }).filter({ visible: true });
  for (const index of [1, 2, 3]) {
    await stars.nth(index).click();
    await expect.poll(() => stars.nth(index).getAttribute('aria-pressed')).toBe('true');
  }
  await button(page, /^Min dag/).click();
}

const states: Record<string, [path: string, use: (page: Page) => Promise<unknown>]> = {
  'home with its menu': ['home', page => button(page, common.menu.open).click()],
  'filters of programme': ['schedule?view=list&day=1', page => page.locator('summary', { hasText: schedule.controls.filter }).click()],
  'wall of running programme': [`schedule?view=grid&day=0&now=${during}`, page => button(page, schedule.controls.jumpToNow).click()],
  'My day': ['schedule?view=list&day=1', pick],
  'My day, shared': [
    'schedule?view=list&day=1',
    async page => {
      await pick(page);
      await button(page, schedule.picks.share).click();
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  ],
  'picks of another visitor': [
    'schedule?view=list&day=1',
    async page => {
      await pick(page);
      await button(page, schedule.picks.share).click();
      const link = new URL(await page.getByRole('dialog').getByRole('textbox').inputValue());
      await page.evaluate(() => localStorage.clear());
      await page.goto(server.url + link.pathname + link.search);
      await button(page, schedule.picks.merge).waitFor();
    },
  ],
  'tickets of an order': [
    'tickets/battlepass',
    async page => {
      await lookUp(page, order);
      await page.getByRole('article', { name: `${battlepass.lookup.ticket} 16` }).waitFor();
    },
  ],
  'all questions open': ['faq', page => page.locator('main summary').evaluateAll(all => all.forEach(one => (one as HTMLElement).click()))],
  'search without an index': [
    'home',
    async page => {
      await page.route('**/search/*.json', route => route.abort());
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('searchbox').fill('biljetter');
      await dialog.getByRole('alert').filter({ hasText: common.search.failed.title }).waitFor();
    },
  ],
  'a district of the city': [
    'universe/districts#tokyo-town',
    page => page.locator('[data-component=City] [data-part=panel] h2').filter({ visible: true }).waitFor(),
  ],
};

const made = new Map<string, string>();

// A11Y-1, A11Y-7
test.each(Object.entries(states).map(([name, [path, use]], index) => ({ name, path, use, index })))(
  'has no accessibility violation in use, and high contrast if asked for: $name',
  async ({ name, path, use, index }) => {
    // Half of the states are narrow, half in the night theme, in all four combinations.
    const { page } = await open(`${server.url}/sv/${path}`, {
      viewport: { width: index % 2 ? 1280 : 390, height: 844 },
      before: page => page.addInitScript(theme => localStorage.setItem('tand:theme', theme), index % 4 < 2 ? 'light' : 'night'),
    });
    await use(page);
    if (path.startsWith('schedule')) await islandReady(page, 'programme');
    made.set(name, await page.content());
    expect((await axe(page)).filter(violation => !(name.endsWith('menu') && ofInert.test(violation)))).toEqual([]);
    await page.emulateMedia({ contrast: 'more' });
    expect(await axe(page, 'color-contrast-enhanced')).toEqual([]);
  },
);

// A11Y-5
test.skipIf(!hasJava)('has valid markup in use, if Java can run the checker', async () => {
  const markup = markupChecker();
  for (const [name, html] of made) await markup.add(name.replaceAll(/\W+/g, '-'), html);
  expect(made.size).toBeGreaterThan(0);
  expect(await markup.errors()).toEqual([]);
});
