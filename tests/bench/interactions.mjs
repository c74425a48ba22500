import { phone, sinceLoad, spread } from './touch.mjs';

/** Main interactions, five seconds after the load. `isNative` ones are also measured without scripts, as the lower bound. */
const interactions = [
  { name: 'open the menu', path: '/sv/home', isNative: true, act: page => page.getByRole('button', { name: /meny/i }).first().tap() },
  { name: 'open a question', path: '/sv/faq', isNative: true, act: page => page.locator('main details summary').nth(3).tap() },
  {
    name: 'choose a day',
    path: '/sv/schedule',
    act: page => page.locator('[data-component=DayPicker] a').nth(1).tap(),
  },
  {
    name: 'choose a kind',
    path: '/sv/schedule',
    act: async page => {
      await page.locator('[data-component=ProgrammeFilters] details').evaluate(details => (details.open = true));
      await page.locator('[data-component=ProgrammeFilters] details button[data-kind]').first().tap();
    },
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
      await page.locator('[data-component=ProgrammeFilters] summary').first().tap();
      await page.getByRole('searchbox').first().pressSequentially('final');
    },
  },
];

/**
 * Median of the slowest event of each interaction in ms, as INP counts it, with minimum and maximum, on a CPU slowed down four times.
 * @param limit address of the same site without scripts
 */
export async function measureInteractions(browser, base, limit, { runs }) {
  const results = [];
  for (const { name, path, isNative, act } of interactions) {
    const found = { inp: [], bare: [] };
    for (let round = 0; round < runs; round++) {
      found.inp.push(await measure(browser, base + path, act));
      if (isNative) found.bare.push(await measure(browser, limit + path, act));
    }
    results.push({ name, inp: spread(found.inp), ...(isNative && { bare: spread(found.bare) }) });
  }
  return results;
}

async function measure(browser, url, act) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  await sinceLoad(page, 5000);
  await page.evaluate(() => {
    globalThis.slowest = 0;
    new PerformanceObserver(list => {
      for (const { duration, interactionId } of list.getEntries())
        if (interactionId) globalThis.slowest = Math.max(globalThis.slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await act(page);
  const slowest = await page.evaluate(async () => {
    // An event is reported after the frame that follows it.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await new Promise(done => requestIdleCallback(done));
    return globalThis.slowest;
  });
  await context.close();
  return slowest;
}
