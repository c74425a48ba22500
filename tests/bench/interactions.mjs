import { hydrate } from './page.mjs';

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const median = numbers => [...numbers].toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The main interactions of a visit; each is done on a page at rest. */
const interactions = [
  { name: 'open the menu', path: '/sv/home', act: page => page.getByRole('button', { name: /meny/i }).first().tap() },
  { name: 'open a question', path: '/sv/faq', act: page => page.locator('main details summary').nth(3).tap() },
  {
    name: 'choose a day',
    path: '/sv/schedule',
    act: page => page.locator('[data-component=DayPicker] a').nth(1).tap(),
  },
  {
    name: 'mark a favourite',
    path: '/sv/schedule',
    act: page =>
      page
        .getByRole('button', { name: /^Spara: / })
        .first()
        .tap(),
  },
  {
    name: 'search the schedule',
    path: '/sv/schedule',
    act: async page => {
      await page.locator('[data-component=ScheduleFilters] summary').first().tap();
      await page.getByRole('searchbox').first().pressSequentially('final');
    },
  },
];

/** The slowest event of each interaction in milliseconds (what INP counts), CPU four times slower; medians. */
export async function measureInteractions(browser, base, { runs }) {
  const results = [];
  for (const { name, path, act } of interactions) {
    const found = [];
    for (let round = 0; round < runs; round++) {
      const context = await browser.newContext({ ...phone, serviceWorkers: 'block', reducedMotion: 'reduce' });
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await page.goto(base + path, { waitUntil: 'load' });
      await hydrate(page);
      await page.waitForLoadState('networkidle');
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.evaluate(() => {
        globalThis.slowest = 0;
        new PerformanceObserver(list => {
          for (const { duration, interactionId } of list.getEntries())
            if (interactionId) globalThis.slowest = Math.max(globalThis.slowest, duration);
        }).observe({ type: 'event', durationThreshold: 16 });
      });
      await act(page);
      await page.waitForTimeout(800);
      found.push(await page.evaluate(() => globalThis.slowest));
      await context.close();
    }
    results.push({ name, inp: median(found) });
  }
  return results;
}
