const kinds = { Document: 'document', Script: 'script', Stylesheet: 'style', Image: 'image', Font: 'font' };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const median = numbers => [...numbers].toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * What a page is made of: bytes over the wire by kind, requests, nodes, layout shift, and `firstScript`, the bytes of compressed
 * script it needs to be hydrated, without headers; stable, so that one load tells.
 */
export async function countPage(browser, url) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const types = new Map();
  const bytes = { document: 0, script: 0, style: 0, image: 0, font: 0, other: 0 };
  const pending = new Set();
  let requests = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => {
    types.set(requestId, type);
    pending.add(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    requests++;
    bytes[kinds[types.get(requestId)] ?? 'other'] += encodedDataLength;
  });
  await page.addInitScript(() => {
    globalThis.shift = 0;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('tand:hydrated', () => {
      const scripts = performance.getEntriesByType('resource').filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd > 0);
      globalThis.firstScript ??= scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('html[data-hydrated]');
  // A page that was served asks the API half a second after it is hydrated; what it asks with belongs to the visit.
  let quiet = 0;
  while (quiet < 10) {
    await page.waitForTimeout(100);
    quiet = pending.size > 0 ? 0 : quiet + 1;
  }
  const { nodes, cls, firstScript } = await page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    cls: globalThis.shift,
    firstScript: globalThis.firstScript,
  }));
  await context.close();
  return { bytes, requests, nodes, cls, firstScript };
}

/**
 * Main-thread milliseconds until the page is at rest and, where it has script, until it is hydrated; CPU four times slower,
 * unthrottled network. Medians of `runs` loads, the addresses in turn.
 */
export async function timePages(browser, targets, { runs, onRound }) {
  const loads = new Map(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < runs; round++) {
    for (const target of round % 2 ? targets.toReversed() : targets) loads.get(target.name).push(await timePage(browser, target));
    onRound?.(round + 1);
  }
  return new Map(
    [...loads].map(([name, all]) => [name, { task: median(all.map(one => one.task)), hydrated: median(all.map(one => one.hydrated)) }]),
  );
}

async function timePage(browser, { url, isLimit }) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => addEventListener('tand:hydrated', () => (globalThis.hydratedAt ??= performance.now())));
  await page.goto(url, { waitUntil: 'networkidle' });
  // Both alike, and nothing is put into the page meanwhile: to look for something there is work of the page too.
  let hydrated = 0;
  const isDone = async () => {
    await page.waitForTimeout(1500);
    hydrated = await page.evaluate(() => globalThis.hydratedAt ?? 0);
    return isLimit || hydrated > 0; // the limit has no script and is never hydrated
  };
  let tries = 0;
  while (!(await isDone())) if (++tries === 20) throw new Error(`${url} was not hydrated.`);
  const { metrics } = await cdp.send('Performance.getMetrics');
  await context.close();
  const seconds = name => metrics.find(one => one.name === name).value;
  return { task: (seconds('TaskDuration') - seconds('DevToolsCommandDuration')) * 1000, hydrated };
}
