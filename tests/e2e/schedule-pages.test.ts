import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../support/axe.ts';
import { islandReady, reducedMotion, testBrowser } from '../support/browser.ts';
import { on } from '../support/dates.ts';
import { copy } from '../support/site.ts';

const { open } = testBrowser(reducedMotion);

test('shows in the programme a pick that was made on the page of an item', async () => {
  const { page, problems } = await open('/sv/schedule?view=list');
  const words = await copy('sv', 'schedule');
  await page.getByRole('link', { name: /^Dörrarna öppnar/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Dörrarna öppnar' }).waitFor();
  await page.getByRole('button', { name: 'Spara: Dörrarna öppnar', exact: true }).click();
  await page.getByRole('link', { name: new RegExp(words.page.back.split(',')[0]) }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Spara: Dörrarna öppnar' }).getAttribute('aria-pressed')).toBe('true');
  expect(problems).toEqual([]);
});

const cut = (route: Route) => route.abort();
const size = { viewport: { width: 1920, height: 1080 } };
const letters = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('[data-component=ScheduleScreen]')!, NodeFilter.SHOW_TEXT);
    const sizes: number[] = [];
    while (walker.nextNode())
      if (walker.currentNode.textContent!.trim()) sizes.push(parseFloat(getComputedStyle(walker.currentNode.parentElement!).fontSize));
    return Math.min(...sizes);
  });

// SCHED-36
test('shows a hall screen in large type, without navigation, hidden from search engines', async () => {
  const { page, problems } = await open(`/sv/schedule/screen/mirage-palace?now=${on(1)}T15:10`, size);
  await islandReady(page, 'screen');
  await page.getByText('15.10', { exact: true }).waitFor();
  expect(await page.locator('nav, a, button').count()).toBe(0);
  expect(await letters(page)).toBeGreaterThanOrEqual(48);
  const box = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  expect(box).toEqual([1920, 1080]);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.locator('link[rel=canonical]').count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('shows the age of a hall screen’s programme without network, and reloads for a new build', async () => {
  const { page } = await open(`/en/schedule/screen/mirage-palace?now=${on(1)}T15:10`, {
    ...size,
    expected: ['Failed to load', 'ERR_', 'fetch', 'net::', 'Unknown error', 'ScheduleError'],
    before: async current => {
      await current.clock.install();
      await current.route('**/api/live', cut); // without live updates the screen polls each minute
    },
  });
  await page.clock.runFor(3000);
  await islandReady(page, 'screen');
  const words = await copy('en', 'schedule');
  const title = page.locator('[data-part=now] [data-part=title]').first();
  const before = await title.textContent();
  for (const call of ['schedule', 'revision']) await page.route(`**/api/${call}`, cut);
  await page.route('**/offline.json', cut);
  for (let minute = 0; minute < 8; minute++) await page.clock.runFor(60_000);
  await page.getByRole('status').getByText(words.screen.age.split('{{')[0]!.trim()).waitFor();
  await expect.poll(() => title.textContent()).toBe(before);
  await page.unroute('**/offline.json');
  await page.route('**/offline.json', route => route.fulfill({ json: { build: 'another' } }));
  const loaded = page.waitForEvent('load', { timeout: 100_000 });
  for (let minute = 0; minute < 6; minute++) await page.clock.runFor(60_000);
  await loaded;
});

// SCHED-36
test('uses less than 1.5 times the memory after many updates of a hall screen’s programme', async () => {
  let asked = 0;
  let received = 0;
  const { page } = await open(`/sv/schedule/screen/mirage-palace?now=${on(0)}T20:00`, {
    ...size,
    expected: ['Failed to load', 'ERR_'],
    before: async current => {
      await current.clock.install();
      current.on('response', response => {
        if (response.url().includes('/api/schedule')) received += 1;
      });
      // A new server takes long to list the build's files, and a browser sends few requests at once.
      for (const path of ['api/live', 'offline.json']) await current.route(`**/${path}`, cut);
      await current.route('**/api/revision', async route => {
        const answer = await route.fetch();
        const revision = (await answer.json()) as { parts: Record<string, number> };
        asked += 1;
        await route.fulfill({
          json: { ...revision, parts: Object.fromEntries(Object.keys(revision.parts).map(part => [part, Date.now() + 1e9 * asked])) },
        });
      });
    },
  });
  await page.clock.runFor(3000);
  await islandReady(page, 'screen');
  await expect.poll(() => received).toBeGreaterThan(0);
  const cdp = await page.context().newCDPSession(page);
  const receive = async (programmes: number) => {
    for (let number = 0; number < programmes; number++) {
      const before = asked;
      const programme = page.waitForResponse('**/api/schedule');
      await page.clock.fastForward(15 * 60_000);
      await programme;
      expect(asked).toBeGreaterThan(before);
    }
  };
  /** Least memory of three measurements, each after a new programme: after a change of theme React still holds the previous elements. */
  const held = async () => {
    const least = { nodes: Infinity, jsEventListeners: Infinity, usedSize: Infinity };
    for (let number = 0; number < 3; number++) {
      await receive(1);
      await cdp.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      least.nodes = Math.min(least.nodes, nodes);
      least.jsEventListeners = Math.min(least.jsEventListeners, jsEventListeners);
      least.usedSize = Math.min(least.usedSize, usedSize);
    }
    return least;
  };
  // At the first measurement, from 22.30 to 23.00, the pictures of day and night are in memory.
  await receive(9);
  const early = await held();
  await receive(45);
  const late = await held();
  expect(late.jsEventListeners).toBeLessThanOrEqual(early.jsEventListeners + 5);
  expect(late.nodes).toBeLessThanOrEqual(early.nodes * 1.5);
  expect(late.usedSize).toBeLessThan(early.usedSize * 1.5);
});
